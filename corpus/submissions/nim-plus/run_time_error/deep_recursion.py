# Mistake: right, but the recursion goes as deep as the heap and Python's limit is 1000 calls.
from functools import lru_cache

n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))


@lru_cache(maxsize=None)
def wins(heap, mover):
    mine = first if mover == 0 else second
    return any(x <= heap and not wins(heap - x, 1 - mover) for x in mine)


print("Long Long nb!" if wins(n, 0) else "Mao Mao nb!")
