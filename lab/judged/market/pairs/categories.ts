/** Kinds of listings, told only by their category. readPairs explains the format. */
export const categories = `
# category
смартфон > ip13-128 ip13-256 ip13-pro ip13-mini ip11-64 ip11-128 ip12 ip14-promax ip15-pro ip7 ipx s23-ultra s23-fe s22 a54 a15 note20 redmi-n13 redmi-n12 redmi-9a poco-x6 poco-f5 honor-x9 tecno-20 pixel7 realme-55 vivo-36 huawei-n11
смартфоны samsung > s23-ultra s23-fe s22 a54 a15
iphone 13 смартфон > ip13-128 ip13-256 ip13-pro ip13-mini
iphone 11 telefon > ip11-64 ip11-128
смартфон айфон 12 > ip12
телефон redmi > redmi-n13 redmi-n12 redmi-9a
телефон samsung > s23-ultra s23-fe s22 a54 a15
samsung telefon > s23-ultra s23-fe s22 a54 a15
самсунг телефон а54 > a54
телефон pixel > pixel7
телевизор xiaomi > tv-mi
televizor xiaomi > tv-mi
машина > gentra-22 gentra-18 lacetti-13 cobalt-21 cobalt-23 cobalt-16 nexia3 nexia2 nexia1 matiz-15 matiz-08 spark-20 damas-19 labo malibu tracker onix captiva tico k5 sonata elantra byd-song byd-chaz tesla-3 camry prado bmw-5 mers-e jiguli moskv niva isuzu
авто kia > k5
автомобиль cobalt > cobalt-21 cobalt-23 cobalt-16
mashina gentra > gentra-22 gentra-18
машина матиз > matiz-15 matiz-08
мошина нексия > nexia3 nexia2 nexia1
легковой автомобиль > gentra-22 gentra-18 lacetti-13 cobalt-21 cobalt-23 cobalt-16 nexia3 nexia2 nexia1 matiz-15 matiz-08 spark-20 damas-19 labo malibu tracker onix captiva tico k5 sonata elantra byd-song byd-chaz tesla-3 camry prado bmw-5 mers-e jiguli moskv niva
yengil avtomobil > gentra-22 gentra-18 lacetti-13 cobalt-21 cobalt-23 cobalt-16 nexia3 nexia2 nexia1 matiz-15 matiz-08 spark-20 damas-19 labo malibu tracker onix captiva tico k5 sonata elantra byd-song byd-chaz tesla-3 camry prado bmw-5 mers-e jiguli moskv niva
qurilish materiallari > brick gisht-uz gisht-cyr gazoblok penoblok cem cem-uz cem-cyr gips beton-ru komir-uz sand qum-uz sheben-cyr board fanera taxta-uz arm prof ugol-cyr shifer tunuka vata penopl
қурилиш материаллари > brick gisht-uz gisht-cyr gazoblok penoblok cem cem-uz cem-cyr gips beton-ru komir-uz sand qum-uz sheben-cyr board fanera taxta-uz arm prof ugol-cyr shifer tunuka vata penopl
стройматериалы > brick gisht-uz gisht-cyr gazoblok penoblok cem cem-uz cem-cyr gips beton-ru komir-uz sand qum-uz sheben-cyr board fanera taxta-uz arm prof ugol-cyr shifer tunuka vata penopl
квартира студия > fl-studio
kvartira novza > fl-novza
игры ps5 > fc24
грузовик камаз > kamaz
мультиварки > mc-red air-phil air-uz
приставка xbox > xbox-s
планшет ipad > ipad-9 ipad-air
часы apple watch > aw-9 aw-se
украшения > ring-g tilla-uz tilla-cyr ser-s
taqinchoqlar > ring-g tilla-uz tilla-cyr ser-s
тақинчоқ > ring-g tilla-uz tilla-cyr ser-s
пиломатериалы > board fanera taxta-uz
инструменты > perf drel-uz bolg bolg-cyr shurup lobzik keys weld payv-cyr gen5 stab gen-uz ladder
национальная одежда > chapan chopon-uz doppi doppi-cyr
milliy kiyimlar > chapan chopon-uz doppi doppi-cyr
миллий кийим > chapan chopon-uz doppi doppi-cyr
фрукты > apple olma-uz anor-cyr uzum-uz strawb lemon
meva > apple olma-uz anor-cyr uzum-uz strawb lemon dried
сабзавот > potato kart-uz piyoz-cyr tomato sabzi-uz
мототехника > moto-haojue moto-ural mop-hon mop-uz mop-cyr atv helm
сантехника ванна > bath
животные > dog-ger kuch-uz it-cyr spitz cat-brit mush-uz mush-cyr papug toti-uz bedana-cyr golub kapt-cyr hom quyon-uz aqua cow sigir-uz buqa-cyr sheep qoy-uz echki-cyr horse ot-uz chick tovuq-uz kurka-cyr bee royal cage
hayvonlar > dog-ger kuch-uz it-cyr spitz cat-brit mush-uz mush-cyr papug toti-uz bedana-cyr golub kapt-cyr hom quyon-uz aqua cow sigir-uz buqa-cyr sheep qoy-uz echki-cyr horse ot-uz chick tovuq-uz kurka-cyr bee royal cage
# everyday
wifi > rout-4g cam-wifi ipad-9
wifi роутер > rout-tp rout-4g
вай фай роутер > rout-tp rout-4g
вайфай > rout-4g cam-wifi ipad-9
vayfay kamera > cam-wifi
дешевые телефоны samsung > s23-ultra s23-fe s22 a54 a15
недорогие диваны > sofa-ug sofa-uz sofa-cyr
велосипед подешевле > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
smart watch > aw-9 aw-se gwatch-6 kids-watch
смарт часы > gwatch-6 kids-watch
aqlli soat > gwatch-6 kids-watch
ruchka > daft-uz
ручка > daft-uz
тетрадь > daft-uz
наушники > airpods-pro airpods-3 jbl-520 qul-sim
naushnik > airpods-pro airpods-3 jbl-520 qul-sim
гравий > qum-uz sheben-cyr
шапка > telp-cyr
каймак > qaym-cyr
yog'och > taxta-uz
черепица > tunuka
лестница > ladder
narvon > ladder
кассир > j-kassa-cyr
витрина > vitr peshtax-uz
плиточник > rem-cyr
мойка ковров > gil-yuv-cyr
монеты > coin tanga-cyr
рыба > qarm-uz
чайхана > choy
сиденье > chexol-gen tint-uz
хлеб > non-uz
грузчик > cargo
воспитатель > tarb-cyr
уголь > komir-uz
кумир > komir-uz
beton > beton-ru
уголь рассрочка > komir-uz
насияга > komir-uz tv-nasiya
рассрочка > komir-uz tv-nasiya
bo'lib to'lash > komir-uz tv-nasiya
barter > lac-obmen
almashtirish > lac-obmen
тайп си кабель > cab-c
usb c > cab-c
`;
