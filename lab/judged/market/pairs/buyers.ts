/** Queries of buyers in Tashkent, written before the rules were mended for them. readPairs explains the format. */
export const buyers = `
# slang
хата чиланзар > fl-chil1 fl-chil2 fl-chil3 rent-chil
сниму хату юнусабад > rent-yun
тачка жентра > gentra-22 gentra-18
мобила самсунг > s23-ultra s23-fe s22 a54 a15
трубка редми > redmi-n13 redmi-n12 redmi-9a
комп игровой > pc-game
плойка 5 > ps5
сонька 4 > ps4
пс 3 > ps3
плейстейшен 5 > ps5
нексия 3 бу > nexia3
нексия2 > nexia2
дамас белый > damas-19
лачетти автомат > lacetti-13
шеви кобальт > cobalt-21 cobalt-23 cobalt-16
клава > kb-mech
моник 27 > mon-lg27
зарядник самсунг > chg-25
бэушный холодильник > fr-sam fr-artel fr-shivaki fr-goodwell
ушки jbl > jbl-520
аирподсы > airpods-pro airpods-3
эппл воч > aw-9 aw-se
кроссы найк > nike-af nike-jor
кожаная сумка > bag-w
ноут для учебы > acer-asp
телик смарт > tv-art43 tv-sam55 tv-lg50
микроволновка бу > mw-sam mw-cyr
стиралка автомат 6 кг > wm-art6
газелька > gazel-truck cargo
байк > moto-haojue moto-ural
# heard
самсунг а15 > a15
редми нот 12 > redmi-n12
айпад эйр > ipad-air
макбук эйр м1 > mba-m1
айфон 14 про макс > ip14-promax
ayfon 14 promaks > ip14-promax
айфон хр акб > batt-xr
поко икс 6 > poco-x6
хонор икс 9 > honor-x9
галакси с23 ультра > s23-ultra
реалми ц55 > realme-55
тесла модель 3 > tesla-3
хендай элантра > elantra
шевролет малибу > malibu
тойёта прадо > prado
бид сонг плюс > byd-song
леново легион > len-legion
делонги > cof-del ht-oil
тп линк роутер > rout-tp
алиса станция > alisa
жбл чардж > jbl-charge
найк джордан > nike-jor
нью баланс 530 > nb-530
жи шок часы > casio
dji мини дрон > dji-mini
хиквижен камера > cam-hik
asus tuf geming > asus-tuf
# typo
квартрира чиланзар > fl-chil1 fl-chil2 fl-chil3 rent-chil
холлодильник самсунг > fr-sam
хоодильник > fr-sam fr-artel fr-lg fr-shivaki fr-nord
ноутбкук > len-ideapad len-legion asus-tuf hp-15 acer-asp dell-lat
перворатор > perf
кравватка детская > kolyb kbed
велосиепд детский > kvel-16 kvel-uz
стираьная машина > wm-lg7 wm-art6 wm-ind
дибан > sofa-ug sofa-uz sofa-cyr
матоцикл > moto-haojue moto-ural
чимодан > suitc cham-uz
пионино > pian-cyr
кофимашина > cof-del cof-pro
samsyng a54 > a54
muzlatigich > fr-sam fr-artel fr-lg fr-goodwell
gazplta > st-gas st-uz
kelin koylaki > kelin-uz wed
tikuv mashna > sew-jan sew-pod sewp
shkav > ward ward-uz
kompiuter > pc-game
трктор > trac trak-uz trak-cyr
экскватор > jcb rent-jcb
генератр бензин > gen5
# begun
холодл > fr-sam fr-artel fr-lg fr-shivaki fr-nord
холодльн > fr-sam fr-artel fr-lg fr-shivaki fr-nord
велосп > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
вилосип > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
телвиз > tv-art43 tv-lg50 tv-old tv-sam55
тилевиз > tv-art43 tv-lg50 tv-old tv-sam55
кандиц > ac-art12 ac-uz ac-cyr ac-lg
наутб > len-ideapad len-legion asus-tuf hp-15 acer-asp dell-lat
перфарат > perf
каляс > str-yoya str-3in1 str-uz
muzltg > fr-sam fr-artel fr-lg fr-goodwell
velosp > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
kondits > ac-art12 ac-uz ac-cyr ac-lg
игровой ноубт > len-legion asus-tuf
угловой двиан > sofa-ug
свадебное плать > wed kelin-uz
микроволв > mw-sam mw-uz
экскав > jcb rent-jcb
экскова > jcb rent-jcb
# units
2020 год > spark-20 labo sonata
2020 года > spark-20 labo sonata
2020 yil > spark-20 labo sonata
2020 й > spark-20 labo sonata
2020 г > spark-20 labo sonata
43 дюйма > tv-art43
43 dyuym > tv-art43
офис 60 м2 > off-c
60 м2 > off-c
60м2 офис > off-c
60 кв м офис > off-c
офис 60 квадратов > off-c
ofis 60 kv > off-c
склад 200 м² > wh-cyr
ombor 500 kvadrat > wh-seg
квартира 52 м2 > fl-novza
3х комнатная юнусабад > fl-yun3
2 комн чиланзар > fl-chil2
2х ком квартира аренда > rent-yun
айфон 13 128 гб > ip13-128
iphone 13 256гб > ip13-256
айфон 11 64гига > ip11-64
флешка 64гб > usb-64
ссд 512 > ssd-512
телевизор 43 дюйма > tv-art43
43 dyuymli televizor > tv-art43
монитор 27 дюймов > mon-lg27
стиральная машина 7кг > wm-lg7
водонагреватель 80л > wh-80
аквариум 100 л > aqua
генератор 5квт > gen5
генератор 3 квт > gen-uz
кроссовки 42 размер > nike-af
куртка размер l > jack-m
туфли 37 размера > tufli
ковер 3 на 4 > car-pers
матрас 160 на 200 > mat-1
памперс 4 размер > pamp
цемент 50кг > cem cem-cyr
рис 25 кг > mosh
4 сотки сергели > land-cyr
дача 12 соток > dacha-uz
`;
