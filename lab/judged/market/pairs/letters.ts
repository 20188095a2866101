/** The same word in other scripts and with other letters; the format is told in readPairs. */
export const letters = `
# script
айфон 13 > ip13-128 ip13-256 ip13-pro ip13-mini
iphone 13 > ip13-128 ip13-256 ip13-pro ip13-mini
iphone 11 > ip11-64 ip11-128
айфон 11 > ip11-64 ip11-128
ayfon 13 > ip13-128 ip13-256 ip13-pro ip13-mini
музлатгич > fr-sam fr-artel fr-lg fr-goodwell
holodilnik > fr-sam fr-artel fr-lg fr-shivaki fr-nord
kvartira chilonzor > fl-chil2 fl-chil3 rent-chil
квартира чилонзор > fl-chil2 fl-chil3 rent-chil
гилам > car-pers gilam-uz gilam-cyr
gilam > car-pers gilam-uz gilam-cyr
бешик > besh besh-ru besh-cyr
divan > sofa-ug sofa-uz sofa-cyr
velosiped > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
самсунг > s23-ultra s23-fe s22 a54 a15 case-s23 chg-25 gwatch-6 tab-a9 ssd-512 tv-sam55 fr-sam mw-sam wm-sam8 vc-uz
samsung s23 > s23-ultra s23-fe case-s23
редми нот 13 > redmi-n13 glass-note
redmi not 12 > redmi-n12
жентра > gentra-22 gentra-18 fara-gen mag-and disk-cyr rentc-uz chexol-gen moy-cyr
gentra > gentra-22 gentra-18 fara-gen mag-and disk-cyr rentc-uz chexol-gen moy-cyr
кобальт > cobalt-21 cobalt-23 cobalt-16 bumper-cob rims-15 polik rentc j-taxi moy-cyr mag-and
kobalt > cobalt-21 cobalt-23 cobalt-16 bumper-cob rims-15 polik rentc j-taxi moy-cyr mag-and
нексия 3 > nexia3
nexiya 2 > nexia2
матиз > matiz-15 matiz-08 radiator-mat bal-uz tint-uz
sigir > cow sigir-uz
чангютгич > vc-dys vc-rob vc-uz vc-cyr
дазмол > ir-phil ir-uz
кўйлак > dress-e koyl-uz koyl-cyr kelin-uz
konditsioner > ac-art12 ac-uz ac-cyr ac-lg
ko'rpacha > kurp kurp-cyr
тикув машинаси > sew-jan sew-pod sewp
hovli > hs-qib hs-uz hs-cyr hs-ferg hr-1 dacha-uz
плейстейшн > ps4
макбук > mbp-14
planshet > tab-a9 tab-redmi
гуруч > rice guruch-uz
kartoshka > potato kart-uz
дўппи > doppi doppi-cyr
do'ppi > doppi doppi-cyr
chopon > chapan chopon-uz
пианино > pian-cyr
pianino > pian-cyr
g'isht > brick gisht-uz gisht-cyr
traktor > trac trak-uz trak-cyr
трактор ттз > trak-uz
адидас > adid-sam shim-cyr ball sportk
adidas > adid-sam shim-cyr ball sportk
нокиа > nokia-105 nokia-6300
toyota camry > camry
hyundai sonata > sonata
лего > lego
# apostrophe
ўриндиқ > chair-cyr chexol-gen tint-uz
oʻrindiq > chair-cyr chexol-gen tint-uz
o'rindiq > chair-cyr chexol-gen tint-uz
o’rindiq > chair-cyr chexol-gen tint-uz
o\`rindiq > chair-cyr chexol-gen tint-uz
o‘rindiq > chair-cyr chexol-gen tint-uz
urindiq > chair-cyr chexol-gen tint-uz
orindiq > chair-cyr chexol-gen tint-uz
go'sht > beef gosht-uz tovuq-cyr
gosht > beef gosht-uz tovuq-cyr
gusht > beef gosht-uz tovuq-cyr
goʻsht > beef gosht-uz tovuq-cyr
ko'zoynak > sung koz-uz
kozoynak > sung koz-uz
kuzoynak > sung koz-uz
ro'mol > hijab romol-uz
romol > hijab romol-uz
g\`isht > brick gisht-uz gisht-cyr
gisht > brick gisht-uz gisht-cyr
ғишт > brick gisht-uz gisht-cyr
qo'chqor > sheep
kochat > sapl koch-uz
кўчат > sapl koch-uz
so'zana > sozana
bo'yoq > paint boyoq-uz
boyoq > paint boyoq-uz
yong'oq > yong-uz koch-uz
yongoq > yong-uz koch-uz
qo'g'irchoq > doll qog-uz
qogirchoq > doll qog-uz
ko'rpacha > kurp kurp-cyr sori-uz
o'g'it > ogit-uz
ogit > ogit-uz
levis > jeans
do'kon > shop-a shop-cyr vitr peshtax-uz j-sale-uz
dokon > shop-a shop-cyr vitr peshtax-uz j-sale-uz
# letters
халат > xalat-cyr
xalat > xalat-cyr
halat > xalat-cyr
ҳалат > xalat-cyr
ховли сотилади > hs-uz hs-cyr
xovli > hs-qib hs-uz hs-cyr hs-ferg hr-1 dacha-uz
қозон > kazan qozon-uz qozon-cyr
kozon > kazan qozon-uz qozon-cyr
козон > kazan qozon-uz qozon-cyr
ковер > car-pers gilam-uz
мед горный > honey asal-uz
самокат трехколесный > samok-k
котел > boil
чай зеленый > tea
шуруповерт > shurup
евроремонт > fl-chil2
kurka > kurka-cyr
қуён > quyon-uz
kuyon > quyon-uz
quyosh paneli > solar quyosh-cyr
куеш панел > quyosh-cyr
қудуқ насос > nasos-uz
karavot > bed-2 bed-1 bed-cyr kolyb kbed
xona ijara > room-uz
шагал > sheben-cyr qum-uz
чойхона > choy
qurilish yer > land-6
buqa > buqa-cyr
хижоб > hijab
hijob > hijab
kaptar > golub kapt-cyr
тухум > tux-uz incub tovuq-uz
tuhum > tux-uz incub tovuq-uz
xonatlas > atlas
honatlas > atlas
`;
