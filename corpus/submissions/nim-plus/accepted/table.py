# Idea: a table a player, filled from the empty heap up; a move to a heap that the opponent loses wins.
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
first_wins = [False] + [False] * n
second_wins = [False] + [False] * n
for i in range(1, n + 1):
    first_wins[i] = any(x <= i and not second_wins[i - x] for x in first)
    second_wins[i] = any(x <= i and not first_wins[i - x] for x in second)
print("Long Long nb!" if first_wins[n] else "Mao Mao nb!")
