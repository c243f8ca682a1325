# Текстовото табло на „Барбароса“.

ui-barbarossa-track = Ход { $turn } от { $turns }. { $phase }. { $points }.
ui-barbarossa-wind = Вятърът духа към посока { $number }.
ui-barbarossa-size = { $size }/{ $of }, { $ap } т. боеприпаси
ui-barbarossa-place-airfield = летище
ui-barbarossa-place-reserve = резерв
ui-barbarossa-place-aboard = на борда
ui-barbarossa-place-nowhere = не е на картата
ui-barbarossa-way-road = път
ui-barbarossa-way-rail = железен път
ui-barbarossa-legend = G3 германска част, S1 съветска; G3+1 и още една; G3? потисната. Цифрата зад терена е височината. * дим  ! пожар  P бункер  u окоп  x тел  A преграда  D склад
