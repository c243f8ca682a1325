# Какво казва играта за себе си в Python, освен казаното навсякъде.

python-heading = { $title }, { $scenario }: { $count ->
    [one] дотук едно решение
   *[other] дотук { $count } решения
}
python-more = и още { $count }
