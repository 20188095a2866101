/** Things offered in Electronics; the format is told in parseLeaves. */
export const electronics = `
# laptops 46 laptop+charger+keyboard laptop 0.55 gaming=false
Lenovo IdeaPad 3 15, Ryzen 5, 8/512 | = | 4300-5600k | model=IdeaPad 3; processor=AMD Ryzen 5; ram=8 GB; storage=512 GB; screen=15–15.9″
Asus Vivobook 15, Core i5, 16/512 | = | 5600-7200k | model=Vivobook 15; processor=Intel Core i5; ram=16 GB; storage=512 GB; screen=15–15.9″
Asus TUF Gaming F15, RTX {3050/4050/4060} | = | 8900-13500k | model=TUF Gaming F15; processor=Intel Core i7; ram=16 GB; storage=512 GB; screen=15–15.9″; graphics=RTX $1; gaming=true; @gamingLaptop
HP 250 G9, Core i3, 8/256, для учёбы | HP 250 G9, Core i3, 8/256, oʻqish uchun | 3400-4400k | model=250 G9; processor=Intel Core i3; ram=8 GB; storage=256 GB; screen=15–15.9″
HP Victus 16, Ryzen 7, 16/512 | = | 9400-12500k | model=Victus 16; processor=AMD Ryzen 7; ram=16 GB; storage=512 GB; screen=16–16.9″; gaming=true; graphics=RTX 4050; @gamingLaptop
Acer Aspire 5, Core i5, 8/512 | = | 4600-6100k | model=Aspire 5; processor=Intel Core i5; ram=8 GB; storage=512 GB; screen=15–15.9″
MacBook Air 13 M1, 8/256, циклов {60-240} | MacBook Air 13 M1, 8/256, {60-240} sikl | 6400-7900k | brand=Apple; model=MacBook Air 13; processor=Apple M; ram=8 GB; storage=256 GB; screen=13–13.9″; used; @macbook
MacBook Pro 14 M3, 16/512 | = | 15500-19500k | brand=Apple; model=MacBook Pro 14; processor=Apple M; ram=16 GB; storage=512 GB; screen=14–14.9″; @macbook
MSI Katana 15, i7, RTX 4060 | = | 12500-15500k | model=Katana 15; processor=Intel Core i7; ram=16 GB; storage=1 TB; screen=15–15.9″; graphics=RTX 4060; gaming=true; @gamingLaptop
Dell Latitude 5490, Core i5, из Европы | Dell Latitude 5490, Core i5, Yevropadan | 2600-3500k | model=Latitude 5490; processor=Intel Core i5; ram=8 GB; storage=256 GB; screen=14–14.9″; used
Huawei MateBook D14, 16/512 | = | 5800-7200k | model=MateBook D14; processor=Intel Core i5; ram=16 GB; storage=512 GB; screen=14–14.9″
Honor MagicBook X16, 8/512 | = | 5100-6300k | model=MagicBook X16; processor=Intel Core i5; ram=8 GB; storage=512 GB; screen=16–16.9″
# desktops 12 desktop+keyboard+monitor gadget 0.6
Игровой ПК: Ryzen 5 5600, RTX 3060 | Oʻyin kompyuteri: Ryzen 5 5600, RTX 3060 | 8200-10900k | processor=AMD Ryzen 5; ram=16 GB; storage=512 GB; gaming=true; @gamingPc
Компьютер для офиса: i3, 8/256, монитор 22 | Ofis uchun kompyuter: i3, 8/256, 22 monitor | 2600-3600k | processor=Intel Core i3; ram=8 GB; storage=256 GB; gaming=false
Моноблок HP 24, Core i5 | HP 24 monoblok, Core i5 | 5200-7400k | processor=Intel Core i5; ram=8 GB; storage=512 GB; gaming=false; @aio
Системный блок i7, GTX 1660 | Sistemniy blok i7, GTX 1660 | 4600-6200k | processor=Intel Core i7; ram=16 GB; storage=512 GB; gaming=true; @systemUnit
# tablets 10 tablet gadget 0.5
iPad 9, 64 ГБ, Wi-Fi | iPad 9, 64 GB, Wi-Fi | 3100-3900k | brand=Apple; storage=64 GB
iPad Air 5, 256 ГБ, M1 | iPad Air 5, 256 GB, M1 | 6200-7600k | brand=Apple; storage=256 GB
Samsung Galaxy Tab A9+ 128 ГБ | Samsung Galaxy Tab A9+ 128 GB | 2300-2900k | storage=128 GB
Xiaomi Pad 6, 8/256 | = | 3500-4300k | storage=256 GB
Планшет Artel для ребёнка | Bola uchun Artel plansheti | 750-1200k | storage=64 GB; @kidsTablet
PocketBook 617, электронная книга | PocketBook 617 elektron kitobi | 1300-1800k | @eReader
# monitors 8 monitor gadget 0.5
Монитор Samsung 24″, IPS, 75 Гц | Samsung 24″ monitori, IPS, 75 Gs | 1250-1700k | diagonal=24″
Игровой монитор 27″, 165 Гц | 27″ oʻyin monitori, 165 Gs | 2400-3400k | diagonal=27″
LG UltraWide 34″ | = | 4200-5600k | diagonal=34″+; @ultrawide
# pc-components 8 graphics gadget 0.5
Видеокарта RTX {3060/4060/3070} | RTX {3060/4060/3070} videokarta | 2900-5200k |
Оперативная память DDR4 16 ГБ, {2666/3200} МГц | DDR4 16 GB operativ xotira, {2666/3200} MGs | 450-700k | @memory
SSD NVMe {512 ГБ/1 ТБ} | SSD NVMe {512 GB/1 TB} | 480-950k | @ssd
Процессор Core i5-12400F, бокс | Core i5-12400F protsessori, qutida | 1700-2200k | @cpuBox
# printers 7 printer gadget 0.5
Принтер Canon 3010, лазерный 3 в 1 | Canon 3010 lazerli printer, 3 tasi 1 da | 2300-3200k |
Epson L3250, цветной | Epson L3250, rangli | 2500-3100k | @inkTank
HP LaserJet 1102, рабочий | HP LaserJet 1102, ishlaydi | 950-1500k | used; @laserPrinter
# networking 6 router gadget 0.25
Роутер TP-Link Archer {C6/C80} | TP-Link Archer {C6/C80} routeri | 330-650k |
Роутер Keenetic для дачи с 4G | Dacha uchun 4G Keenetic routeri | 650-1150k |
Коммутатор D-Link, 24 порта | D-Link kommutatori, 24 port | 420-850k | used; @switch24
# pc-accessories 8 keyboard gadget 0.2
Механическая клавиатура с подсветкой | Yoritgichli mexanik klaviatura | 280-650k | @rgbKeyboard
Мышь Logitech G102 | Logitech G102 sichqonchasi | 240-340k | @mouse
Комплект: клавиатура и мышь, беспроводные | Simsiz klaviatura va sichqoncha toʻplami | 180-360k |
# tvs 26 tv appliance 0.4 smart=true
Телевизор Artel 43″ Full HD, Smart | Artel 43″ Full HD televizori, Smart | 2600-3300k | diagonal=43″; resolution=Full HD
Samsung Crystal UHD {43/50/55}″ 4K | Samsung Crystal UHD {43/50/55}″ 4K | 4300-6800k | diagonal=$1″; resolution=4K
LG NanoCell 55″, 4K | = | 6300-8200k | diagonal=55″; resolution=4K
Xiaomi TV A2 {43/55}″, Google TV | Xiaomi TV A2 {43/55}″, Google TV | 3400-5200k | diagonal=$1″; resolution=4K
Телевизор Shivaki 32″ | Shivaki 32″ televizori | 1700-2300k | diagonal=32″; resolution=HD
Hisense 65″ 4K, HDR | Hisense 65″ 4K, HDR | 7600-9600k | diagonal=65″; resolution=4K
Immer 50″ Android, новый | Immer 50″ Android, yangi | 3300-4100k | diagonal=50″; resolution=4K; new
Sony Bravia 55″, рабочий | Sony Bravia 55″, ishlaydi | 5200-7900k | diagonal=55″; resolution=4K; used
# projectors 4 projector gadget 0.5
Проектор Epson, Full HD, {3000-3600} люмен | Epson proyektori, Full HD, {3000-3600} lyumen | 4800-7600k |
Мини-проектор для дома с Wi-Fi | Uy uchun Wi-Fi mini proyektor | 900-1800k | @miniProjector
# set-top-boxes 5 tvBox gadget 0.15
Приставка Android TV, 4/32 | Android TV pristavka, 4/32 | 380-650k | @tvBox
Apple TV 4K | = | 1500-2100k | @tvBox:black
Цифровая антенна DVB-T2 с установкой | DVB-T2 raqamli antenna, oʻrnatib beramiz | 160-320k | @antenna
# cctv 7 cctv gadget 0.05
Камера видеонаблюдения Wi-Fi, {3/5} Мп | Wi-Fi kuzatuv kamerasi, {3/5} Mp | 260-520k | @wifiCam
Комплект: 4 камеры и регистратор, с монтажом | Komplekt: 4 kamera va registrator, montaj bilan | 2300-3900k | @cctvSet
Hikvision уличная, ночная съёмка | Hikvision koʻcha kamerasi, tungi tasvir | 480-850k |
# headphones 14 headphones gadget 0.3 wireless=true
AirPods Pro 2, оригинал | AirPods Pro 2, original | 2100-2800k | brand=Apple; @earbuds:white
AirPods 3, чек есть | AirPods 3, cheki bor | 1500-1950k | brand=Apple; @earbuds:white
Samsung Galaxy Buds 2 | = | 950-1350k | @earbuds
JBL Tune {510/720} BT | = | 420-850k | @headphones
Sony WH-1000XM4 | = | 2500-3300k | @headphones
Marshall Major IV | = | 1100-1500k | @headphones
Haylou GT7, новые | Haylou GT7, yangi | 210-320k | @earbuds; new
# speakers 8 speaker gadget 0.35
JBL Flip {5/6}, водозащита | JBL Flip {5/6}, suvdan himoyalangan | 950-1500k | @jbl
Яндекс Станция Мини с Алисой | Yandex Stansiya Mini, Alisa bilan | 850-1300k | @alisa
Активные колонки для дома, пара | Uy uchun aktiv kolonkalar, juft | 1200-2600k |
# home-audio 4 speaker gadget 0.7
Музыкальный центр Sony, мощный | Sony musiqa markazi, kuchli | 2200-3900k | @musicCentre
Усилитель Pioneer A-339 | Pioneer A-339 kuchaytirgichi | 1500-2600k | @amplifier
# microphones 5 microphone gadget 0.3
Микрофон Fifine для стрима | Strim uchun Fifine mikrofoni | 420-750k |
Караоке-комплект: два радиомикрофона | Karaoke toʻplami: ikkita radiomikrofon | 650-1400k | @karaokeSet
Петличка для телефона, беспроводная | Telefon uchun simsiz petlichka | 150-320k | @lavalier
# cameras 9 camera+lens+tripod gadget 0.7
Canon EOS 2000D, объектив 18-55 | Canon EOS 2000D, 18-55 obyektivi bilan | 3600-4900k |
Canon EOS R50, новый | Canon EOS R50, yangi | 8600-10400k | new
Nikon D5300 с сумкой и картой | Nikon D5300 sumka va kartasi bilan | 3400-4600k | used
Sony A6400, пробег {4-18} тыс. | Sony A6400, {4-18} ming kadr | 8200-10500k | used
GoPro Hero {9/10/11} | = | 2400-3900k | @gopro
Fujifilm Instax Mini 12 | = | 1050-1400k | new; @instax
# camera-lenses 4 lens gadget 0.65
Объектив Canon 50 мм 1.8 | Canon 50 mm 1.8 obyektivi | 1150-1600k |
Sigma 18-35 мм 1.8 для Canon | Canon uchun Sigma 18-35 mm 1.8 | 5200-6900k |
# drones 5 drone gadget 0.55
DJI Mini 3, два аккумулятора | DJI Mini 3, ikkita batareya bilan | 6900-8700k |
DJI Air 2S, Fly More | = | 8400-10500k |
Детский дрон с камерой | Kamerali bolalar droni | 450-850k | new; @kidsDrone
# studio-gear 4 tripod gadget 0.3
Кольцевая лампа {26/36} см со штативом | {26/36} sm halqali lampa shtativi bilan | 180-420k |
Штатив Manfrotto и софтбокс | Manfrotto shtativi va softboks | 1100-2300k | @softbox
# consoles 14 console+gamepad gadget 0.65
PlayStation 5 Slim, два джойстика | PlayStation 5 Slim, ikkita joystik | 6400-7600k | console=PlayStation 5; @console
PlayStation 5, с дисководом, {2/3/4} игры | PlayStation 5, diskovodli, {2/3/4} ta oʻyin | 5800-7100k | console=PlayStation 5; @console
PlayStation 4 Slim 500 ГБ | PlayStation 4 Slim 500 GB | 2600-3400k | console=PlayStation 4; used; @ps4
PlayStation 3, прошитая, 20 игр | PlayStation 3, proshivka qilingan, 20 oʻyin | 1100-1600k | console=PlayStation 3; used; @ps3
Xbox Series S, подписка | Xbox Series S, obuna bilan | 3300-4200k | console=Xbox Series; @xboxS
Nintendo Switch OLED | = | 3700-4600k | console=Nintendo Switch; @switch
# video-games 6 gamepad game 0.6
FC 25 для PS5, диск | PS5 uchun FC 25 diski | 350-620k | @gameDisc
GTA V и Mortal Kombat, PS4 | GTA V va Mortal Kombat, PS4 | 200-380k | @gameDisc
God of War Ragnarök, PS5 | = | 380-560k | @gameDisc
# game-controllers 6 gamepad gadget 0.4
DualSense для PS5, оригинал | PS5 uchun DualSense, original | 620-850k | @gamepad:white
Джойстик DualShock 4 | DualShock 4 joystiki | 280-450k | @gamepad:black
Руль Logitech G29 с педалями | Logitech G29 ruli pedallari bilan | 3200-4400k | @raceWheel
`;
