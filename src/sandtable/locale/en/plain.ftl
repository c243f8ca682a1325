# What a game says that brings no words of its own for it.

plain-thing = { $thing }
plain-why-usage = Name a hex or another thing as the game writes it: ? D2, ? u:3
plain-help = Type the number of a choice or its words; a part that fits only one choice is enough (D2).
    ?  why something is not possible: ? D2
    u  take back your last decision, as long as nothing was revealed
    i  look at something: i D2      m  the table again
    l FILE  load      s FILE  save      q  leave
plain-turn = Turn { $turn }
plain-turn-of = Turn { $turn } of { $turns }
