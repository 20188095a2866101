/** Queries of buyers in Tashkent as they talk, in both languages and on the wrong keyboard; see `buyers`. */
export const buyersTalk = `
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
# price
диван до 5 млн > sofa-ug sofa-uz sofa-cyr
divan 5 mln gacha > sofa-ug sofa-uz sofa-cyr
iphone 13 500$ > ip13-128 ip13-256 ip13-pro ip13-mini
айфон 13 от 5 до 7 млн > ip13-128 ip13-256 ip13-pro ip13-mini
velosiped 1,5 mln > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
холодильник 200 у.е. > fr-sam fr-artel fr-lg fr-shivaki fr-nord
muzlatgich 3 mln so'mgacha > fr-sam fr-artel fr-goodwell
диван до 2000000 > sofa-ug sofa-uz sofa-cyr
# room
2-комнатная квартира > fl-chil2 fl-yun2 fl-serg fl-sam2 fl-novza rent-yun
kv 2 xona yunusobod > fl-yun2 rent-yun
кв 2 комнаты чиланзар > fl-chil2
2 хонали квартира чилонзор > fl-chil2
нянька > nanny enaga-cyr
`;
