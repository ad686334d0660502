# Mistake: recursion that works everything out again and again.
n, m = map(int, input().split())
first = list(map(int, input().split()))
second = list(map(int, input().split()))


def wins(heap, mine, theirs):
    return any(x <= heap and not wins(heap - x, theirs, mine) for x in mine)


print("Long Long nb!" if wins(n, first, second) else "Mao Mao nb!")
