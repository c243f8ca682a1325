# Lines of sight and why they are blocked or hindered.

sight-open = { $start } sees { $end }
sight-blocked = { $start } does not see { $end }
sight-hindered = { $start } sees { $end }, hindered by { $number }
sight-obstacle = blocked by { $kind } in { $hex }
sight-hexside-obstacle = blocked by the { $kind } between { $hex } and { $other }
sight-hill = blocked by higher ground in { $hex }
sight-crest = blocked by the crest in { $hex }
sight-blind-hex = { $other } is hidden right behind the { $kind } in { $hex }
sight-gully-hex = { $hex } is down in a gully
sight-hindrance = { $kind } in { $hex } hinders by { $number }
sight-hexside-hindrance = { $kind } between { $hex } and { $other } hinders by { $number }
sight-over = seen over the { $kind } in { $hex }
sight-along-way = the { $kind } in { $hex } keeps the line clear
sight-sunken-hex = { $hex } lies too low: { $kind }
sight-past = the line runs past the { $kind } in { $hex }
sight-thin = the { $kind } in { $hex } alone does not block
sight-smoke = smoke in { $hex } hinders by { $number }
sight-fire = blaze in { $hex } blocks
sight-kind-hill = hill
sight-night = it is night: nothing is seen beyond { $number } hexes
sight-haze = haze over the whole map hinders by { $number }
