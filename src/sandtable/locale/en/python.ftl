# What a game says of itself in Python, beside what it says everywhere.

python-heading = { $title }, { $scenario }: { $count ->
    [one] one decision so far
   *[other] { $count } decisions so far
}
python-more = and { $count } more
