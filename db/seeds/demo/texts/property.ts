/** Things offered in Property; the format is told in parseLeaves. */
export const property = `
# flats-sale 110 living,block,kitchenRoom,bedroom+bathroom+hallway+balcony flatSale 0.62 market=Вторичный/Новостройка bathroom=Раздельный/Совмещённый
{1/2/3/4}-комнатная квартира, {тихий двор/рядом рынок/рядом школа и сад/возле остановки/с балконом}, {34-96} м² | {1/2/3/4} xonali kvartira, {tinch hovli/bozor yonida/maktab va bogʻcha yaqin/bekat yonida/balkonli}, {34-96} m² | $31000-94000 | rooms=$1; area=$3
Продаётся {2/3}-комнатная, {2-9} этаж, {48-78} м² | {2/3} xonali kvartira sotiladi, {2-9}-qavat, {48-78} m² | $33000-69000 | rooms=$1; floor=$2; area=$3
Квартира в новостройке, комнат: {1/2/3}, {42-88} м² | Yangi uydan kvartira, {1/2/3} xona, {42-88} m² | $36000-89000 | rooms=$1; area=$2; market=Новостройка; building=Монолитный; @newBlock
{2/3}-комнатная с евроремонтом и мебелью, {55-80} м² | {2/3} xonali, yevroremont va mebeli bilan, {55-80} m² | $46000-88000 | rooms=$1; area=$2; renovation=Евроремонт; furnished=true; @living
{3/4}-комнатная в кирпичном доме, {68-110} м² | Gʻishtli uyda {3/4} xonali kvartira, {68-110} m² | $52000-98000 | rooms=$1; area=$2; building=Кирпичный; market=Вторичный; @brickBlock
Однокомнатная студия, {28-38} м², ремонт | Bir xonali studiya, {28-38} m², taʼmirlangan | $23500-36500 | rooms=1; area=$1; @studioFlat
Квартира под ремонт, {2/3} комнаты, {44-66} м² | Taʼmirtalab kvartira, {2/3} xona, {44-66} m² | $24500-43000 | rooms=$1; area=$2; renovation=Требует ремонта; market=Вторичный; @oldRoom
Коробка в новом ЖК, {2/3} комнаты, {58-92} м² | Yangi turar joyda qora suvoq, {2/3} xona, {58-92} m² | $38000-72000 | rooms=$1; area=$2; renovation=Черновая отделка; market=Новостройка; @bareRoom
# flats-rent 70 living,bedroom,kitchenRoom+bathroom+hallway+balcony flatRent 0 furnished=true conditioner=true renovation=Евроремонт/Средний
Сдаётся {1/2/3}-комнатная квартира, мебель и техника есть | {1/2/3} xonali kvartira ijaraga beriladi, mebel va texnika bor | $280-750 | rooms=$1
{1/2/3}-комнатная на длительный срок, рядом метро | {1/2/3} xonali, uzoq muddatga, metro yaqin | $330-820 | rooms=$1; place=tashkent
Квартира для семьи, {2/3} комнаты, чистая | Oilaga kvartira, {2/3} xona, toza | 2800-5800k | rooms=$1
Квартира для студентов, комнат: {1/2} | Talabalarga kvartira, {1/2} xona | 2200-3900k | rooms=$1; @bedroom
Сдаю {2/3}-комнатную в новом доме | Yangi uydan {2/3} xonali kvartira beraman | $380-950 | rooms=$1; building=Монолитный; @newBlock
# flats-daily 14 bedroom,living+bathroom+kitchenRoom flatDaily 0 furnished=true renovation=Евроремонт
Квартира посуточно, комнат: {1/2}, Wi-Fi | Kunlik kvartira, {1/2} xona, Wi-Fi | 320-690k | rooms=$1; guests={2-4}
Посуточно в центре, чисто и тихо | Markazda kunlik uy, toza va tinch | 380-750k | guests={2-5}
Апартаменты на сутки для семьи | Oila uchun sutkalik apartament | 450-900k | rooms=2; guests={4-6}; @living
# houses-sale 42 house+living+kitchenRoom+bathroom houseSale 0.7 area=90/120/160/210 renovation=Средний/Евроремонт rooms=4/5 sewerage=Септик/Центральная gas=true
{4/5}-комнатный дом, {2-10} сот., {90-260} м² | Hovli {4/5} xona, {2-10} sotix, {90-260} m² | $42000-165000 | rooms=$1; plot=$2; area=$3
Продаётся двор, {3-8} сот., газ, свет, вода | Hovli joy sotiladi, {3-8} sotix, gaz, svet, suv | $34000-120000 | plot=$1
Новый двухэтажный дом с евроремонтом, {4-8} сот. | Yangi ikki qavatli hovli, yevroremont, {4-8} sotix | $95000-240000 | plot=$1; renovation=Евроремонт; @newHouse
Старый дом под снос, {4-9} сот. | Buzish uchun eski hovli, {4-9} sotix | $28000-88000 | plot=$1; renovation=Требует ремонта; @oldHouse
# houses-rent 10 house+living+bedroom houseRent 0 gas=true furnished=true area=80/110/140 renovation=Средний/Евроремонт
Сдаётся {3/4/5}-комнатный дом с двором | Hovli ijaraga beriladi, {3/4/5} xona | $350-1300 | rooms=$1
Половина двора для семьи, отдельный вход | Oilaga yarim hovli, alohida kirish | 1800-3600k |
# dachas 9 dacha+house houseRent 0 deal=Аренда pool=true furnished=true area=90/140/200 renovation=Средний/Евроремонт
Дача с бассейном посуточно, до {8-20} гостей | Basseynli dacha kunlik, {8-20} mehmongacha | 1200-3900k | deal=Аренда; pool=true
Дача в горах, до {10-25} человек | Togʻda dacha, {10-25} kishigacha | 1500-4500k | deal=Аренда; place=tashkent-region; @mountainDacha
Продаётся дача, {6-12} соток, сад плодоносит | Dacha sotiladi, {6-12} sotix, mevali bogʻi bor | $28000-74000 | deal=Продажа; plot=$1; pool=false
# rooms-rent 9 bedroom+bathroom+kitchenRoom roomRent 0 furnished=true
Комната для {девушек/парней/студентов}, рядом университет | {Qizlar/Yigitlar/Talabalar} uchun xona, universitet yaqin | 600-1400k | tenants=Девушкам/Парням/Всем
Ищем третью девушку на подселение | Sherikchilikka uchinchi qiz kerak | 500-900k | tenants=Девушкам
Комната в тихой квартире, вся техника есть | Tinch kvartirada xona, barcha texnika bor | 900-1700k |
# land-building 8 land land 0 deal=Продажа
Участок {3-10} сот. под строительство | Qurilish uchun {3-10} sotix yer | $17000-85000 | plot=$1
Земля {4-8} сот., кадастр готов | {4-8} sotix yer, kadastri tayyor | $15000-62000 | plot=$1
# land-farming 6 land land 0 deal=Аренда/Продажа
Фермерская земля {5-20} гектаров, аренда | {5-20} gektar fermer yeri, ijaraga | 9000-38000k | deal=Аренда; plot={200-2000}; @farmland
Сад {5-9} гектаров: яблоня, черешня | {5-9} gektar bogʻ: olma, gilos | $22000-88000 | deal=Продажа; @orchard
# offices 10 office commercial 0
Офис {25-180} м² в бизнес-центре | Biznes markazda {25-180} m² ofis | $350-2600 | deal=Аренда; area=$1
Помещение под офис, первый этаж, {40-120} м² | Ofis uchun joy, birinchi qavat, {40-120} m² | $45000-160000 | deal=Продажа; area=$1; @office
# shops 9 shopfront commercial 0
Магазин на первой линии, {30-140} м² | Birinchi chiziqda doʻkon, {30-140} m² | $400-2200 | deal=Аренда; area=$1
Бутик в торговом центре, {12-45} м² | Savdo markazida butik, {12-45} m² | $21000-78000 | deal=Продажа; area=$1; @boutique
# cafe-premises 5 cafe commercial 0
Кафе на {40/60/80/120} мест, кухня оборудована | {40/60/80/120} oʻrinli kafe, oshxonasi jihozlangan | $900-3600 | deal=Аренда; area={90-320}
Чайхана у дороги, {120-300} м² | Yoʻl boʻyida choyxona, {120-300} m² | $65000-190000 | deal=Продажа; area=$1; @teahouse
# warehouses 6 warehouse commercial 0
Склад {200-1200} м², высота 6 м | Ombor {200-1200} m², balandligi 6 m | $600-4200 | deal=Аренда; area=$1; parking=true
Холодный склад с рампой, {300-900} м² | Rampali sovuq ombor, {300-900} m² | $48000-160000 | deal=Продажа; area=$1; @coldStore
# workshops 5 workshop commercial 0
Цех {300-1500} м², электричество 250 кВт | Sex {300-1500} m², 250 kVt elektr | $900-5200 | deal=Аренда; area=$1; @workshop
Производственная база, {20/30/40/60} соток | Ishlab chiqarish bazasi, {20/30/40/60} sotix | $90000-280000 | deal=Продажа; @base
# garages 6 garage commercial 0
Гараж капитальный, {18-28} м² | Kapital garaj, {18-28} m² | $4200-9800 | deal=Продажа
Место на подземной парковке | Yer osti turargohidan joy | 450-900k | deal=Аренда; @parkingLot
Гараж с ямой, свет есть | Yamali garaj, sveti bor | 500-950k | deal=Аренда; @pitGarage
`;
