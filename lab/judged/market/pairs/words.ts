/** Words as they are written somewhere, whole or begun; the format is told in readPairs. */
export const words = `
# plain
холодильник > fr-sam fr-artel fr-lg fr-shivaki fr-nord
muzlatgich > fr-sam fr-artel fr-goodwell
велосипед > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
диван > sofa-ug sofa-uz sofa-cyr
кондиционер > ac-art12 ac-uz ac-cyr ac-lg
ноутбук > len-ideapad len-legion asus-tuf hp-15 acer-asp dell-lat
перфоратор > perf
болгарка > bolg bolg-cyr
самовар > samov
аквариум > aqua
скутер > mop-hon mop-cyr
мультиварка > mc-red
репетитор > eng mat-cyr
шахматы > chess
гараж > gar-1 gar-uz
beshik > besh besh-ru besh-cyr
tandir > tandir tandir-cyr
dutor > dut-uz
qozon > kazan qozon-uz qozon-cyr
kelin ko'ylak > kelin-uz
сигир > cow sigir-uz
тўтиқуш > toti-uz papug
каптар > golub kapt-cyr
ўйинчоқ > mash-cyr
мёд > honey asal-uz
сюзане > sozana
пылесос > vc-dys vc-rob vc-uz vc-wash
обои > wallp gulq-uz
топчан > topchan
коляска > str-yoya str-3in1 str-uz
палатка > tent
гитара > guit
щенки > dog-ger
ковёр > car-pers gilam-uz
рис > rice guruch-uz
кофемашина > cof-del cof-pro
теплица > green
экскаватор > jcb rent-jcb
canon > can-600d prn-canon
# several
горный велосипед > bike-mtb
детский велосипед > kvel-16 kvel-uz
samsung galaxy s23 > s23-ultra
робот пылесос > vc-rob
угловой диван > sofa-ug
газовая плита > st-gas
стиральная машина lg > wm-lg7
холодильник samsung > fr-sam
кровать двуспальная > bed-2
шкаф купе > ward
игровой ноутбук > len-legion asus-tuf
зимняя куртка > jack-m kurtka-uz
свадебное платье > wed kelin-uz
школьная форма > form form-uz
беговая дорожка > tread
детская коляска > str-3in1 str-uz
английский репетитор > eng
сварочный аппарат > weld
литые диски > rims-15
квартира чиланзар > fl-chil1 fl-chil2 fl-chil3 rent-chil
квартира юнусабад > fl-yun3 rent-yun
kvartira yunusobod > fl-yun3 fl-yun2 rent-yun
bolalar velosipedi > kvel-16 kvel-uz kvel-cyr
erkaklar kurtkasi > jack-m
gaz plita > st-gas st-uz
ingliz tili > eng ingl-uz
yuk tashish > cargo yuk-uz
кир ювиш машинаси > wm-lg7 wm-art6 wm-sam8
ҳовли сотилади > hs-uz hs-cyr
икки хонали квартира > fl-yun2 fl-sam2
шины r15 > tire-r15
чехол iphone 13 > case-13
redmi note 13 > redmi-n13 glass-note
macbook air > mba-m1
gentra 2022 > gentra-22
велосипед trek > bike-mtb
пальто женское > coat
мужские часы > soat-uz
водитель грузовик > j-driver-uz
корм для кошек > royal
земля под сад > farm-land
дом кибрай > hs-qib
# unfinished
холод > fr-sam fr-artel fr-lg fr-shivaki fr-nord
велос > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
кондиц > ac-art12 ac-uz ac-cyr ac-lg
микровол > mw-sam mw-uz
стираль > wm-lg7 wm-art6 wm-ind repw
детская кров > kolyb
угловой ди > sofa-ug
samsung gal > s23-ultra a54 gwatch-6 tab-a9
iphone 13 pr > ip13-pro
muzlat > fr-sam fr-artel fr-goodwell
playst > ps5
changyut > vc-dys vc-rob vc-uz
репет > eng mat-cyr
перфор > perf
газобл > gazoblok
macb > mba-m1
шкаф ку > ward
свадебное пла > wed kelin-uz
quloqch > jbl-520 qul-sim
гироск > giro
электросам > scoot
chevrolet gen > gentra-22
kir yuv > wm-lg7 wm-art6 wm-sam8
ўринд > chair-cyr tint-uz
бензинов > gen5
# place
диван ташкент > sofa-ug sofa-uz sofa-cyr
divan toshkent > sofa-ug sofa-uz sofa-cyr
диван тошкент > sofa-ug sofa-uz sofa-cyr
холодильник в ташкенте > fr-sam fr-artel fr-lg fr-shivaki fr-nord
велосипед г. ташкент > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
toshkentda gilam > car-pers gilam-uz gilam-cyr
тошкентда бешик > besh besh-ru besh-cyr
ташкент топчан > topchan
tashkent topchan > topchan
гараж ташкенте > gar-1 gar-uz
диван тошкент шахри > sofa-ug sofa-uz sofa-cyr
divan toshkent shahrida > sofa-ug sofa-uz sofa-cyr
кондиционер город ташкент > ac-art12 ac-uz ac-cyr ac-lg
`;
