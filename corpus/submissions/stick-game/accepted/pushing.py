# Idea: every lost heap makes the heaps one move above it won; fast, since only lost heaps push.
n, k = map(int, input().split())
moves = list(map(int, input().split()))
wins = bytearray(n + max(moves) + 1)  # room for what is pushed above n
for i in range(n):
    if not wins[i]:
        for x in moves:
            wins[i + x] = 1
print("".join("W" if wins[i] else "L" for i in range(1, n + 1)))
