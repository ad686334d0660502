# Mistake: never asks whether the removal fits; a negative index reads cells at the end that are still lost.
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
first_wins = [False] * 10001
second_wins = [False] * 10001
for i in range(1, n + 1):
    first_wins[i] = any(not second_wins[i - x] for x in first)
    second_wins[i] = any(not first_wins[i - x] for x in second)
print("Long Long nb!" if first_wins[n] else "Mao Mao nb!")
