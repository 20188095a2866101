/** What buyers in Tashkent type, written before the rules were mended for it; the format is told in readPairs. */
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
# talk
недорого айфон 11 > ip11-64 ip11-128
куплю срочно матиз > matiz-15 matiz-08
кобальт в рассрочку > cobalt-23
телевизор в рассрочку > tv-nasiya
диван бу недорого > sofa-cyr
коляска б/у > str-3in1 str-uz
репетитор английский > eng
репетитор по математике > mat-cyr
сантехник на дом > plumb
няня для ребенка > nanny enaga-cyr
вакансия водитель > j-taxi j-driver-uz
ищу работу водителем > j-taxi j-driver-uz
нужен бухгалтер > j-buh
требуется сварщик > j-weld-cyr
грузоперевозки газель > cargo
электрик на вызов > elek-uz
ремонт стиралок > repw
щенки алабая > kuch-uz
котята британцы > cat-brit
куры несушки > tovuq-uz
баран на курбан > qoy-uz
квартира посуточно чорсу > daily-uz
юнусабад 4 квартал > fl-yun3
сергели квартира > fl-serg rent-serg
дом в кибрае > hs-qib
дача чарвак с бассейном > dacha-ch
аренда офиса айбек > off-uz
магазин чорсу аренда > shop-a
платок турция шелк > hijab
чехлы матиз > tint-uz
запчасти ласетти > starter
масло 5w30 > oil-zic
диски на кобальт r15 > rims-15
торт на день рождения > cake
плов на свадьбу > plov
ведущий на свадьбу > host
самосвал камаз > kamaz
аренда экскаватора > rent-jcb
# mixed
телевизор artel 43 smart > tv-art43
muzlatgich самсунг > fr-sam
квартира chilonzor > fl-chil1 fl-chil2 fl-chil3 rent-chil
айфон 13 sotiladi > ip13-128 ip13-256 ip13-pro ip13-mini
gentra 2018 сотилади > gentra-18
кондиционер ornatish > rep-ac
ноутбук hp ofis uchun > hp-15
rtx 3060 комп > pc-game
велосипед bolalar uchun > kvel-16 kvel-uz kvel-cyr
hovli сотилади зангиота > hs-uz
кир yuvish mashinasi > wm-lg7 wm-art6 wm-sam8
ps5 джойстик > dualsense
samsung тел > s23-ultra s23-fe s22 a54 a15
ремонт muzlatgich > rep-fr-uz
# uzbek
arzon noutbuk > len-ideapad len-legion asus-tuf hp-15 acer-asp dell-lat
ikkita xonali uy chilonzor > fl-chil2
uy ijaraga olmazor > rent-cyr
mashina sotib olaman kobalt > cobalt-21 cobalt-23 cobalt-16
ish kerak haydovchi > j-taxi j-driver-uz
enaga kerak > nanny enaga-cyr
santexnik chaqirish > plumb
ingliz tili kurs > ingl-uz eng
qoy sotiladi > sheep qoy-uz
tovuk goshti > tovuq-cyr
bolalar karavoti > kolyb kbed bed-cyr
toy libosi > wed kelin-uz kelin-cyr
quyosh batareya > solar quyosh-cyr
gisht zavod > gisht-uz
мол гўшти > beef
ўқувчилар учун сумка > ryuk-cyr
телефон янги самсунг > a15
уй ижарага 3 хона > rent-cyr
велосипед болаларга > kvel-16 kvel-uz kvel-cyr
хонадон чилонзор > fl-chil1 fl-chil2 fl-chil3 rent-chil
кийим шкафи > ward-uz javon-cyr
# layout
rdfhnbhf xbkfypfh > fl-chil1 fl-chil2 fl-chil3 rent-chil
rjvg buhjdjq > pc-game
gktqcntqiy 4 > ps4
htlvb yjn 12 > redmi-n12
rjkjyrf > jbl-charge jbl-boom alisa
ufpjdfz gkbnf > st-gas
шофкфпф лмфкешкф > rent-yun rent-chil rent-cyr
ьфешя > matiz-15 matiz-08
пфяуд > gazel-truck cargo
# unprepared
хундай соната 2020 > sonata
кия к5 > k5
редми 9а > redmi-9a
самсунг галакси а54 256 > a54
айфон 11 дисплей > disp-11
экран айфон 11 > disp-11
нокия кнопочная > nokia-105
тугмали тел > itel-but nokia-105
apple watch se > aw-se
колонка жбл > jbl-charge jbl-boom
видеокарта ртх 3060 > gpu-3060
ртх3060 > gpu-3060 pc-game len-legion
проц i5 > cpu-12400
оператива 16 гб > ram-ddr4
принтер эпсон цветной > prn-epson
модем укелл > rout-4g
телик самсунг 55 > tv-sam55
хбокс > xbox-s
фифа пс5 > ps5
руль для игр > wheel-g29
морозилка 200л > frz-art
плита 4 канфорки > st-gas st-uz
вытяшка > hood
пасудамойка > dw-bosch
швейка janome > sew-jan
кондёр 12 > ac-art12
абагреватель > ht-oil ht-uz ht-cyr
кафель для ваной > tile
ламинат 40 м2 > lam
бетон с доставкой > beton-ru
пластик окна акфа > win-p
насос для скважины > nasos-uz
шурик девольт > shurup
кроватка детская маятник > kolyb
коляска 3в1 > str-3in1
автакресло > seat-1 seat-uz
бешик наманган > besh-ru
памперс хаггис 4 > pamp
лего техник > lego
юнусабад уй ижара > hr-1 rent-yun
земля кибрай 6 сот > land-6
дукон ижара > shop-a
омбор 200 кв > wh-cyr
шины 195 65 15 > tire-r15
газ балон метан > gbo-met
шевролет онкс > onix
камри 70 > camry
нива 4х4 > niva
сабака овчарка > dog-ger
шпитц > spitz
кошка перс > mush-uz
попугай корела > toti-uz
барашки гисар > sheep
велик для взрослых > bike-cyr
гантели 10кг > gant-uz
учитель математики > j-teach mat-cyr
курьер на авто > j-cour
ofitsant kerak > j-waiter-cyr
`;
