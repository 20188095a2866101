/** Things offered in Phones; the format is told in parseLeaves. */
export const phones = `
# smartphones 118 redmi+charger+phoneCase phone 0.68 imei=true
Samsung Galaxy A54 8/256 | = | 2500-3300k | model=Galaxy A54; memory=256 GB; ram=8 GB; @galaxy
Samsung Galaxy A15 6/128 | = | 1350-1750k | model=Galaxy A15; memory=128 GB; ram=6 GB; @galaxy
Samsung Galaxy S23 Ultra 12/256 | = | 7200-9400k | model=Galaxy S23 Ultra; memory=256 GB; ram=12 GB; @galaxyUltra
Samsung Galaxy S24 8/256, {идеал/как новый} | Samsung Galaxy S24 8/256, {ideal/yangidek} | 7400-9200k | model=Galaxy S24; memory=256 GB; ram=8 GB; used; @galaxy
iPhone 11 128 ГБ, аккумулятор {79-92} % | iPhone 11 128 GB, batareyasi {79-92} % | 2700-3500k | brand=Apple; model=iPhone 11; memory=128 GB; battery=$1 %; used; @iphoneTwo
iPhone 12 Pro 256 ГБ, {80-93} % | iPhone 12 Pro 256 GB, {80-93} % | 4400-5600k | brand=Apple; model=iPhone 12 Pro; memory=256 GB; battery=$1 %; used; @iphonePro
iPhone 13 128 ГБ, {82-97} %, без ремонта | iPhone 13 128 GB, {82-97} %, taʼmirlanmagan | 5100-6400k | brand=Apple; model=iPhone 13; memory=128 GB; battery=$1 %; used; @iphoneCross
iPhone 14 Pro Max 256 ГБ, {84-98} % | iPhone 14 Pro Max 256 GB, {84-98} % | 9600-11800k | brand=Apple; model=iPhone 14 Pro Max; memory=256 GB; battery=$1 %; used; @iphonePro
iPhone 15 128 ГБ, {90-100} %, документы | iPhone 15 128 GB, {90-100} %, hujjati bor | 8300-9900k | brand=Apple; model=iPhone 15; memory=128 GB; battery=$1 %; used; @iphoneNew
iPhone 16 Pro 256 ГБ, новый, запечатан | iPhone 16 Pro 256 GB, yangi, ochilmagan | 14200-16500k | brand=Apple; model=iPhone 16 Pro; memory=256 GB; new; @iphonePro
iPhone XR 64 ГБ, {77-88} % | iPhone XR 64 GB, {77-88} % | 1700-2300k | brand=Apple; model=iPhone XR; memory=64 GB; battery=$1 %; used; @iphoneOne
Redmi Note 13 8/256 | = | 2100-2600k | brand=Redmi; model=Note 13; memory=256 GB; ram=8 GB; @redmi
Redmi Note 12 Pro 8/256, {чистый/не вскрывался} | Redmi Note 12 Pro 8/256, {toza/ochilmagan} | 2300-2900k | brand=Redmi; model=Note 12 Pro; memory=256 GB; ram=8 GB; used; @redmi
Redmi 13C 6/128 | = | 1150-1500k | brand=Redmi; model=13C; memory=128 GB; ram=6 GB; @redmi
Xiaomi 13T 12/256 | = | 4300-5400k | model=13T; memory=256 GB; ram=12 GB; @xiaomi
Poco X6 Pro 12/512 | = | 3600-4500k | model=X6 Pro; memory=512 GB; ram=12 GB; @poco
Poco F5 8/256, игровой | Poco F5 8/256, oʻyinlar uchun | 3000-3800k | model=F5; memory=256 GB; ram=8 GB; @poco
Honor X9b 12/256 | = | 2900-3600k | model=X9b; memory=256 GB; ram=12 GB; @honor
Honor 90 Lite 8/256 | = | 2200-2700k | model=90 Lite; memory=256 GB; ram=8 GB; @honor
Vivo Y36 8/256 | = | 1900-2400k | model=Y36; memory=256 GB; ram=8 GB; @vivo
Realme C55 8/256 | = | 1500-2000k | model=C55; memory=256 GB; ram=8 GB; @realme
Tecno Spark 20 Pro 8/256 | = | 1700-2200k | model=Spark 20 Pro; memory=256 GB; ram=8 GB; @tecno
Infinix Hot 40i 8/128 | = | 1150-1500k | model=Hot 40i; memory=128 GB; ram=8 GB; @tecno
Google Pixel 7 8/128 | = | 3400-4300k | model=Pixel 7; memory=128 GB; ram=8 GB; @pixel
Huawei nova 11 8/256 | = | 3300-4100k | model=nova 11; memory=256 GB; ram=8 GB; @nova
# keypad-phones 6 keypad phone 0.5
Nokia 105, две сим-карты | Nokia 105, ikki simkartali | 190-290k |
Nokia 6300, легенда | Nokia 6300, afsona | 450-850k | used; @classicPhone
Philips Xenium, батарея держит неделю | Philips Xenium, batareyasi bir hafta yetadi | 350-620k |
Itel с фонариком и большими кнопками | Katta tugmali, fonarli Itel | 160-260k | brand=Itel
# smart-watches 12 smartWatch gadget 0.45
Apple Watch SE {40/44} мм | Apple Watch SE {40/44} mm | 2100-2900k |
Apple Watch Series 9, {41/45} мм | Apple Watch Series 9, {41/45} mm | 3600-4900k |
Samsung Galaxy Watch 6 | = | 1900-2700k | @roundWatch
Xiaomi Smart Band 8 | = | 330-480k | @band
Huawei Watch GT 4, 46 мм | Huawei Watch GT 4, 46 mm | 2100-2700k | @roundWatch
Amazfit GTS 4 mini | = | 800-1250k |
# sim-numbers 5 simCard number 0
Красивый номер {90/93/97/99} 777 | Chiroyli raqam {90/93/97/99} 777 | 900-6500k |
Номер с четырьмя одинаковыми цифрами | Toʻrtta bir xil raqamli nomer | 1200-7900k |
SIM-карта туриста с интернетом | Sayyohlar uchun internetli SIM karta | 60-150k |
# phone-cases 7 phoneCase accessory 0
Чехол силиконовый на iPhone {11/12/13/14/15} | iPhone {11/12/13/14/15} uchun silikon gʻilof | 35-90k |
Защитное стекло 9D на любую модель | Istalgan modelga 9D himoya oynasi | 20-60k | @glassFilm
Чехол-книжка Samsung Galaxy {A15/A54/S23} | Samsung Galaxy {A15/A54/S23} kitob gʻilofi | 50-120k | @bookCase
# chargers 6 charger accessory 0.05
Зарядка Type-C 25 Вт, оригинал | Type-C 25 Vt quvvatlagich, original | 90-180k |
Кабель Lightning, {1/2} м | Lightning kabel, {1/2} metr | 40-110k | @cable
Беспроводная зарядка 3 в 1 | 3 tasi 1 da simsiz quvvatlagich | 180-380k | @chargePad
# power-banks 6 powerBank accessory 0.15
Пауэрбанк {10 000/20 000/30 000} мА·ч | Pauerbank {10 000/20 000/30 000} mA·soat | 130-390k |
Power Bank Xiaomi 20 000, быстрая зарядка | Xiaomi 20 000 Power Bank, tez quvvatlash | 240-360k |
# phone-parts 5 phoneScreen accessory 0.1
Дисплей на iPhone {X/11/12}, с установкой | iPhone {X/11/12} displeyi, oʻrnatib beramiz | 350-1200k | @phoneScreen
Аккумулятор на Samsung и Redmi | Samsung va Redmi uchun batareya | 120-260k | @phoneBattery
Шлейфы и камеры на смартфоны | Smartfonlar uchun shleyf va kameralar | 60-220k | @flexCables
# landline-phones 4 walkiePair gadget 0.4
Рация Baofeng UV-5R, пара | Baofeng UV-5R ratsiyasi, juft | 480-850k | @walkiePair
Радиотелефон Panasonic с базой | Panasonic radiotelefoni bazasi bilan | 260-520k | @cordless
Стационарный телефон для офиса | Ofis uchun statsionar telefon | 110-240k | @deskPhone
`;
