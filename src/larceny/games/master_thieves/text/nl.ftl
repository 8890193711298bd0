aim = x
