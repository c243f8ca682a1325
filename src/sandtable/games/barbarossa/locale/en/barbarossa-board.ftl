# The text board of Barbarossa.

ui-barbarossa-track = Turn { $turn } of { $turns }. { $phase }. { $points }.
ui-barbarossa-wind = The wind blows towards direction { $number }.
ui-barbarossa-size = { $size }/{ $of }, { $ap } AP
ui-barbarossa-place-airfield = airfield
ui-barbarossa-place-reserve = reserve
ui-barbarossa-place-aboard = aboard
ui-barbarossa-place-nowhere = not on the board
ui-barbarossa-way-road = road
ui-barbarossa-way-rail = railway
ui-barbarossa-legend = G3 a German unit, S1 a Soviet one; G3+1 and one more; G3? suppressed. A digit behind the terrain is its height. * smoke  ! fire  P pillbox  u trench  x wire  A barrier  D depot
