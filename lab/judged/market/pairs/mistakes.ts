/** Slips of the finger, of the layout and of the ear; the format is told in readPairs. */
export const mistakes = `
# typo
халодильник > fr-sam fr-artel fr-lg fr-shivaki fr-nord
холодилник > fr-sam fr-artel fr-lg fr-shivaki fr-nord
холодилььник > fr-sam fr-artel fr-lg fr-shivaki fr-nord
хлоодильник > fr-sam fr-artel fr-lg fr-shivaki fr-nord
велосепед > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
велосиппед > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
вилосипед > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
веолсипед > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
кандиционер > ac-art12 ac-uz ac-cyr ac-lg
кондицанер > ac-art12 ac-uz ac-cyr ac-lg
кондиционир > ac-art12 ac-uz ac-cyr ac-lg
телевизр > tv-art43 tv-lg50 tv-old tv-sam55
тилевизор > tv-art43 tv-lg50 tv-old tv-sam55
ноутбк > len-ideapad len-legion asus-tuf hp-15 acer-asp dell-lat
наутбук > len-ideapad len-legion asus-tuf hp-15 acer-asp dell-lat
ноубтук > len-ideapad len-legion asus-tuf hp-15 acer-asp dell-lat
пылисос > vc-dys vc-rob vc-uz vc-wash
пылесоос > vc-dys vc-rob vc-uz vc-wash
дтван > sofa-ug sofa-uz sofa-cyr
диавн > sofa-ug sofa-uz sofa-cyr
кровть > bed-2 bed-1 kbed
кравать > bed-2 bed-1 kbed
матрац > mat-1
калонка > jbl-charge
наушнеки > jbl-520 qul-sim
микроволнофка > mw-sam
мултиварка > mc-red
самакат > samok-k scoot-uz
бинзиновый генератор > gen5
гениратор > gen5 gen-uz
перфаратор > perf
балгарка > bolg bolg-cyr
сантехнник > plumb
каляска > str-yoya str-3in1 str-uz
падгузники > pamp
кросовки > nike-af nike-jor adid-sam nb-530 ksh
крософки > nike-af nike-jor adid-sam nb-530 ksh
пуховек > puh
джинсв > jeans
muzlatkich > fr-sam fr-artel fr-lg fr-goodwell
muzlatgch > fr-sam fr-artel fr-lg fr-goodwell
mulzatgich > fr-sam fr-artel fr-lg fr-goodwell
konditsoner > ac-art12 ac-uz ac-cyr ac-lg
velosped > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
changyutkich > vc-dys vc-rob vc-uz vc-cyr
televzor > tv-art43 tv-sam55 tv-lg50
beshk > besh besh-ru besh-cyr
kvartra chilonzor > fl-chil2 fl-chil3 rent-chil
gulqogoz > wallp gulq-uz gulq-cyr
арматрура > arm
цемнт > cem cem-uz
ламенат > lam
пластековые окна > win-p
репититор > eng mat-cyr
бухгалтир > j-buh
электрек > elek-uz elek-cyr
щинки овчарки > dog-ger
папугай > papug
аквариюм > aqua
картафель > potato
самовр > samov
чемадан > suitc
шахмоты > chess
экскаваор > jcb rent-jcb
инкубатр > incub
стиральнея машина > wm-lg7 wm-art6 wm-ind
дтваны > sofa-ug sofa-uz sofa-cyr
халадильники > fr-sam fr-artel fr-lg fr-shivaki fr-nord
велосипедв > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
каляску > str-yoya str-3in1 str-uz
кондицанеры > ac-art12 ac-uz ac-cyr ac-lg
televzorlar > tv-art43 tv-sam55 tv-lg50
айфон 14 промакс > ip14-promax
айфон промакс > ip14-promax
iphone 14 promax > ip14-promax
# layout
[jkjlbkmybr > fr-sam fr-artel fr-lg fr-shivaki fr-nord
fqajy > ip13-128 ip13-256 ip13-pro ip13-mini ip11-64 ip11-128 ip12 ip14-promax ip15-pro ip7 ipx case-13 disp-11 batt-xr
dtkjcbgtl > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
lbdfy > sofa-ug sofa-uz sofa-cyr
rdfhnbhf > fl-chil2 fl-chil3 fl-chil1 fl-yun3 fl-yun2 fl-serg fl-mirz4 fl-sam2 rent-yun rent-chil rent-cyr rent-mir rent-serg daily-1 daily-uz rem clean room-cyr
yjen,er > len-ideapad len-legion asus-tuf hp-15 acer-asp dell-lat
rjkzcrf > str-yoya str-3in1 str-uz
ntktdbpjh > tv-art43 tv-lg50 tv-old tv-sam55
rjylbwbjyth > ac-art12 ac-uz ac-cyr ac-lg
gsktcjc > vc-dys vc-rob vc-uz vc-wash
ibys > tire-r15
yfeiybrb > jbl-520 qul-sim
cnbhfkmyfz vfibyf > wm-lg7 wm-art6 wm-ind
ytrcbz > nexia3 nexia2 nexia1 motor-nex
otyrb > dog-ger
cfvjdfh > samov
htgtnbnjh > eng mat-cyr
;tynhf > gentra-22 gentra-18 fara-gen mag-and disk-cyr rentc-uz chexol-gen moy-cyr
rhjdfnm > bed-2 bed-1 kbed
cfynt[ybr > plumb
шзрщту > ip13-128 ip13-256 ip13-pro ip13-mini ip11-64 ip11-128 ip12 ip14-promax ip15-pro ip7 ipx case-13 disp-11 batt-xr
ыфьыгтп > s23-ultra s23-fe s22 a54 a15 case-s23 chg-25 gwatch-6 tab-a9 ssd-512 tv-sam55 fr-sam mw-sam wm-sam8 vc-uz
ьфсищщл > mba-m1
ьгядфепшср > fr-sam fr-artel fr-goodwell
мудщышзув > bike-mtb bike-uz bike-cyr bike-stels kvel-16 kvel-uz kvel-cyr
путекф > gentra-22 gentra-18 fara-gen mag-and disk-cyr rentc-uz chexol-gen moy-cyr
тучшф > nexia3 nexia2 nexia1 motor-nex
кувьш > redmi-n13 redmi-9a tab-redmi
здфныефешщт > ps5
вшмфт > sofa-ug sofa-uz sofa-cyr
пшдфь > car-pers gilam-uz gilam-cyr
сщифде > cobalt-21 cobalt-23 cobalt-16 bumper-cob rims-15 polik rentc j-taxi moy-cyr mag-and
рщмдш > hs-qib hs-uz hs-cyr hs-ferg hr-1 dacha-uz
иуыршл > besh besh-ru besh-cyr
пгкгср > rice guruch-uz
# brand
самсунк > s23-ultra s23-fe s22 a54 a15 case-s23 chg-25 gwatch-6 tab-a9 ssd-512 tv-sam55 fr-sam mw-sam wm-sam8 vc-uz
самсум > s23-ultra s23-fe s22 a54 a15 case-s23 chg-25 gwatch-6 tab-a9 ssd-512 tv-sam55 fr-sam mw-sam wm-sam8 vc-uz
samsng galaxy > s23-ultra a54 gwatch-6 tab-a9
ксиоми > redmi-9a band-8 pb-xiaomi qul-sim ms-wifi tv-mi proj-xia box-mi vc-rob hum ryuk scoot
ксяоми > redmi-9a band-8 pb-xiaomi qul-sim ms-wifi tv-mi proj-xia box-mi vc-rob hum ryuk scoot
сяоми > redmi-9a band-8 pb-xiaomi qul-sim ms-wifi tv-mi proj-xia box-mi vc-rob hum ryuk scoot
xaomi > redmi-9a band-8 pb-xiaomi qul-sim ms-wifi tv-mi proj-xia box-mi vc-rob hum ryuk scoot
шаоми > redmi-9a band-8 pb-xiaomi qul-sim ms-wifi tv-mi proj-xia box-mi vc-rob hum ryuk scoot
хендай > sonata elantra
хундай > sonata elantra
хюндай > sonata elantra
шевролет > cobalt-21 gentra-22 spark-20 malibu onix
chevrole > cobalt-21 gentra-22 spark-20 malibu onix
bosh drel > drel-uz
дайсон > vc-dys fen-d
филипс > ir-phil fen-uz air-phil juice
макита > perf lobzik
найк > nike-af nike-jor hoodie
наик > nike-af nike-jor hoodie
джбл > jbl-charge jbl-520 jbl-boom
канон > can-600d prn-canon
мерседес > mers-e sprinter
mersedes > mers-e sprinter
бмв > bmw-5
bmw > bmw-5
тайота > camry prado
toyta > camry prado
леново > len-ideapad len-legion
эйрподс > airpods-pro airpods-3
airpod > airpods-pro airpods-3
лего техник > lego
касио > casio synth
тесла > tesla-3
тефаль > ir-uz kt-el pan
аристон > wh-80 kotel-uz
xiomi band > band-8
lego texnik > lego
лего техника > lego
samsum > s23-ultra s23-fe s22 a54 a15 case-s23 chg-25 gwatch-6 tab-a9 ssd-512 tv-sam55 fr-sam mw-sam wm-sam8 vc-uz
сомсунг > s23-ultra s23-fe s22 a54 a15 case-s23 chg-25 gwatch-6 tab-a9 ssd-512 tv-sam55 fr-sam mw-sam wm-sam8 vc-uz
самсум галакси а54 > a54
холодильник самсум > fr-sam
галакси а54 > a54
поко х6 > poco-x6
поко x6 > poco-x6
pocof5 > poco-f5
покоx6 > poco-x6
redmi13 > redmi-n13
хонор х9 > honor-x9
техно спарк 20 > tecno-20
реалми с55 > realme-55
хуавей нова 11 > huawei-n11
пиксель 7 > pixel7
гугл пиксель > pixel7
ми бэнд 8 > band-8
нью баланс > nb-530
конверс > kedy
тимберленд > boots
crocs > crocs
рейбан > sung
рей бан > sung
тиссот > soat-uz
левайс > jeans
хаггис > pamp
персил > powder
авент > molo
шанель духи > parf-ch
барби > doll
barbie > doll
гоупро > gopro
хиквижн камера > cam-hik
логитек мышка > ms-logi
эпсон > prn-epson
кэнон принтер > prn-canon
ямаха гитара > guit
роял канин > royal
стелс велосипед > bike-stels
керхер > vc-wash
индезит > wm-ind
бид сонг > byd-song
бид чазор > byd-chaz
киндл > kindle
`;
