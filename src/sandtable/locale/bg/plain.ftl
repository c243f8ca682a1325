# Какво казва игра, която няма свои думи за него.

plain-thing = { $thing }
plain-turn = Ход { $turn }
plain-turn-of = Ход { $turn } от { $turns }
