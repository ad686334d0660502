# Mistake: one table for both players, made with the first set only.
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))
wins = [False] * (n + 1)
for i in range(1, n + 1):
    wins[i] = any(x <= i and not wins[i - x] for x in first)
print("Long Long nb!" if wins[n] else "Mao Mao nb!")
