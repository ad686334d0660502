# Mistake: keeps a table of every pair of heaps, far more than the problem needs.
n = int(input().split()[0])
kept = [bytearray(b"x") * (1 << 20) for _ in range(2048)]  # 2 GiB, all touched
print(kept[n % len(kept)][0])
