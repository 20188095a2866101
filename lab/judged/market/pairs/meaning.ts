/** Other words for the same thing, other forms, numbers and units; the format is told in readPairs. */
export const meaning = `
# synonym
телик > tv-art43 tv-lg50 tv-old tv-sam55
телек > tv-art43 tv-lg50 tv-old tv-sam55
стиралка > wm-lg7 wm-art6 wm-semi wm-ind
велик > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
ноут > len-ideapad len-legion asus-tuf hp-15 acer-asp dell-lat
холодос > fr-sam fr-artel fr-lg fr-shivaki fr-nord
симка > sim-beeline sim-mobi
комп > pc-game pc-office
моторолла > moto-razr
кондей > ac-art12 ac-uz ac-cyr ac-lg
микроволновая печь > mw-sam mw-uz
посудомойка > dw-bosch
видюха > gpu-3060 gpu-580
пс5 > ps5 fc24 dualsense
ps5 > ps5 fc24 dualsense
ps4 > ps4
плойка для волос > plo
холодильник > fr-goodwell
музлатгич > fr-shivaki fr-nord
пылесос > vc-cyr
changyutgich > vc-wash
кровать > bed-1 bed-cyr
матрас > mat-1
yumshoq mebel > sofa-uz
ковер > car-pers gilam-uz gilam-cyr
люстра > lus qandil
qandil > lus qandil
шкаф > ward ward-uz javon-cyr
наушники > jbl-520 qul-sim airpods-3
quloqchin > jbl-520 qul-sim airpods-3
мышка > ms-logi ms-wifi
sichqoncha > ms-logi ms-wifi
утюг > ir-phil ir-uz
dazmol > ir-phil ir-uz
зеркало > mirror
ko'zgu > mirror
дверь > door-m eshik-uz eshik-cyr
eshik > door-m eshik-uz eshik-cyr
окна > win-p deraza-uz
deraza > win-p deraza-uz
кирпич > brick gisht-uz gisht-cyr
ғишт > brick gisht-uz
насос > pump nasos-uz
квартира аренда > rent-mir
hovli sotiladi > hs-uz hs-cyr
дача > dacha-ch dacha-uz
корова > cow sigir-uz
баран > sheep qoy-uz
котенок > cat-brit
кошка > mush-uz mush-cyr cat-brit
собака > kuch-uz it-cyr dog-ger
кролик > quyon-uz
попугай > papug toti-uz
голуби > golub kapt-cyr
куры > tovuq-uz
арбуз > tarv-uz
дыня > melon qovun-cyr
картошка > potato kart-uz
лук > piyoz-cyr
гранат > anor-cyr
мясо > beef gosht-uz
молоко > milk
яйца > tux-uz
орехи > yong-uz
кукла > doll qog-uz
учебники > ielts dars-uz
книга > book-ru kitob-uz
kitob > book-ru kitob-uz kitob-cyr
повар > j-cook j-osh-uz
oshpaz > j-cook j-osh-uz
водитель > j-taxi j-driver-uz
программист > j-dast-uz j-dev
няня > nanny enaga-cyr
парикмахер > j-hair sart-uz
дубленка > dub
тюбетейка > doppi doppi-cyr
платок > hijab romol-uz
золото кольцо > ring-g
tilla uzuk > ring-g
серьги > tilla-uz
обогреватель > ht-oil ht-uz ht-cyr
isitgich > ht-oil ht-uz ht-cyr
водонагреватель > wh-80 wh-uz
бойлер > wh-80 wh-uz
акб > akb-60 akb-uz
аккумулятор > akb-60 akb-uz batt-xr
резина > tire-r15 tire-r14
лассети > lacetti-13
ласетти > lacetti-13 starter
жигули > jiguli
мерс > mers-e sprinter
бмв g30 > bmw-5
мотоцикл > moto-haojue moto-ural
парфюм > parf-ch atir-uz atir-cyr
духи > parf-ch atir-uz
atir > parf-ch atir-uz atir-cyr
тонометр > tono qon-uz
удочка > qarm-uz
палатка > tent chodir-uz
чемодан > suitc cham-uz
кроссы > nike-af nike-jor adid-sam nb-530
толстовка > hoodie
джойстик > dualsense
флэшка > usb-64
флешка > usb-64
повербанк > pb-baseus pb-xiaomi
пауэрбанк > pb-baseus pb-xiaomi
телефон poco > poco-x6
# inflected
квартиру чиланзар > fl-chil1 fl-chil2 fl-chil3 rent-chil
квартиры чиланзар > fl-chil1 fl-chil2 fl-chil3 rent-chil
квартира на чиланзаре > fl-chil1 fl-chil2 fl-chil3 rent-chil
аренда квартир > rent-mir
ремонт холодильника > rep-fr-uz
ремонт стиральной машины > repw
телевизоры самсунг > tv-sam55
холодильники > fr-sam fr-artel fr-lg fr-shivaki fr-nord
кондиционеры artel > ac-art12
велосипеды > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
горные велосипеды > bike-mtb
детские коляски > str-3in1 str-uz
диваны > sofa-ug sofa-uz sofa-cyr
кровати > bed-2 bed-1 kbed
ковры > car-pers gilam-uz
книги > book-ru kitob-uz
ноутбуки > len-ideapad len-legion asus-tuf hp-15 acer-asp dell-lat
чехлы на айфон > case-13
шторы зал > cur-1
свадебные платья > wed kelin-uz
мужские куртки > jack-m
щенок овчарки > dog-ger
коров > cow sigir-uz
баранов > sheep qoy-uz
саженцы яблони > sapl
ульи пчелы > bee
плиту газовую > st-gas
машину стиральную > wm-lg7 wm-art6 wm-ind
гитару > guit
палатку > tent
гараж на чиланзаре > gar-1
дом в фергане > hs-ferg
земельные участки > land-6
uyni sotaman > fl-sam2
hovlilar > hs-qib hs-uz hs-cyr hs-ferg hr-1 dacha-uz
tugmali telefonlar > nokia-105 itel-but
muzlatgichlar > fr-sam fr-artel fr-lg fr-goodwell
muzlatgichni > fr-sam fr-artel fr-lg fr-goodwell
velosipedlar > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
bolalarga aravacha > str-uz str-3in1 str-cyr
gilamlar > car-pers gilam-uz gilam-cyr
sigirlar > cow sigir-uz
kvartirani ijaraga > rent-yun rent-chil rent-cyr
eshiklar > door-m eshik-uz eshik-cyr
kitoblar > book-ru kitob-uz kitob-cyr
mushuklar > mush-uz mush-cyr
haydovchilar > j-driver-uz
репетитора английского > eng
водителя > j-taxi j-driver-uz
повара > j-cook j-osh-uz
# units
айфон13 > ip13-128 ip13-256 ip13-pro ip13-mini
iphone13 > ip13-128 ip13-256 ip13-pro ip13-mini
iphone13pro > ip13-pro
айфон 13 128гб > ip13-128
айфон 13 128 гб > ip13-128
iphone 13 256 gb > ip13-256
s23 > s23-ultra s23-fe case-s23
s23ultra > s23-ultra
самсунг s23 > s23-ultra s23-fe case-s23
самсунг а54 > a54
samsung a15 > a15
2комнатная квартира > fl-chil2 fl-sam2
2-комнатная квартира чиланзар > fl-chil2
2 комнатная > fl-chil2 fl-sam2
3 комнатная юнусабад > fl-yun3
3-xonali kvartira > fl-chil3 fl-yun3 rent-cyr
2 xonali > fl-chil2 fl-yun2 fl-sam2 rent-yun
rtx3060 > pc-game gpu-3060 len-legion
rx580 > gpu-580
lg 7кг > wm-lg7
kia k5 > k5
киа к5 > k5
195/65 r15 > tire-r15
195 65 r15 > tire-r15
5w30 > oil-zic
мтз82 > trac
ttz 80 > trak-uz
2х3 ковер > gilam-uz
матрас 160х200 > mat-1
ssd 512gb > ssd-512
note 13 > redmi-n13 glass-note
нот 12 про > redmi-n12
poco x6 > poco-x6
pocox6 > poco-x6
6 соток > hs-qib land-6
6 sotix > hs-qib land-6
43 телевизор > tv-art43
телевизор 55 > tv-sam55
цемент м450 > cem
12 кондиционер > ac-art12
80 литров водонагреватель > wh-80
macbook m1 > mba-m1
i5 12400f > cpu-12400 pc-game
r14 > tire-r14
самсунг с23 > s23-ultra s23-fe case-s23
realme с55 > realme-55
`;
