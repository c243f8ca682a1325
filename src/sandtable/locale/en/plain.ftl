# What a game says that brings no words of its own for it.

plain-thing = { $thing }
plain-turn = Turn { $turn }
plain-turn-of = Turn { $turn } of { $turns }
