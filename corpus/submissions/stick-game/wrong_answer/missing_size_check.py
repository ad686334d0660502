# Mistake: never asks whether the removal fits; a negative index reads cells at the end that are still lost.
n, k = map(int, input().split())
moves = list(map(int, input().split()))
wins = [False] * (n + 1)
for i in range(1, n + 1):
    wins[i] = any(not wins[i - x] for x in moves)
print("".join("W" if wins[i] else "L" for i in range(1, n + 1)))
