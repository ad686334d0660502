# Mistake: a debugging line inside a loop that is far too long.
line = "." * 1023
for _ in range(1 << 20):  # 1 GiB
    print(line)
