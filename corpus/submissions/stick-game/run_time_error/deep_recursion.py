# Mistake: right, but the recursion goes as deep as the heap and Python's limit is 1000 calls.
from functools import lru_cache

n, k = map(int, input().split())
moves = list(map(int, input().split()))


@lru_cache(maxsize=None)
def wins(heap):
    return any(x <= heap and not wins(heap - x) for x in moves)


wins(n)
print("".join("W" if wins(i) else "L" for i in range(1, n + 1)))
