# Mistake: recursion that works everything out again and again.
n, k = map(int, input().split())
moves = list(map(int, input().split()))


def wins(heap):
    return any(x <= heap and not wins(heap - x) for x in moves)


print("".join("W" if wins(i) else "L" for i in range(1, n + 1)))
