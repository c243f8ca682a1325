# Линии на видимост и защо са блокирани или затруднени.

sight-open = { $start } вижда { $end }
sight-blocked = { $start } не вижда { $end }
sight-hindered = { $start } вижда { $end }, затруднение { $number }
sight-obstacle = блокирано от { $kind } в { $hex }
sight-hexside-obstacle = блокирано от { $kind } между { $hex } и { $other }
sight-hill = блокирано от по-висок терен в { $hex }
sight-crest = блокирано от гребена в { $hex }
sight-blind-hex = { $other } е сляп хекс зад { $kind } в { $hex }
sight-gully-hex = { $hex } е долу в дере
sight-hindrance = { $kind } в { $hex } затруднява с { $number }
sight-hexside-hindrance = { $kind } между { $hex } и { $other } затруднява с { $number }
sight-over = вижда се над { $kind } в { $hex }
sight-along-way = { $kind } в { $hex } оставя линията свободна
sight-sunken-hex = { $hex } е твърде ниско: { $kind }
sight-past = линията минава покрай { $kind } в { $hex }
sight-thin = { $kind } само в { $hex } не блокира
sight-smoke = дим в { $hex } затруднява с { $number }
sight-fire = пожар в { $hex } блокира
sight-kind-hill = хълм
sight-night = нощ е: нищо не се вижда отвъд { $number } хекса
sight-haze = мъгла над цялата карта затруднява с { $number }
