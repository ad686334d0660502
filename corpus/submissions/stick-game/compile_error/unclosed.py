# Mistake: a bracket that is never closed.
n, k = map(int, input().split())
moves = list(map(int, input().split()))
wins = [False] + [False] * n
for i in range(1, n + 1):
    wins[i] = any(x <= i and not wins[i - x] for x in moves
print("".join("W" if wins[i] else "L" for i in range(1, n + 1)))
