/** Computers, television, sound, pictures and games; the format is told in readCorpus. */
export const electronics = `
# laptops
mba-m1 | MacBook Air M1 8/256 | Циклов 120, идеал | MacBook Air M1 8/256, ideal
mbp-14 | Макбук Про 14 М2 | 16/512, документы есть
len-ideapad | Ноутбук Lenovo IdeaPad 3 | Core i5, 8 гб, SSD 512 | Lenovo IdeaPad 3 noutbuki
len-legion | Lenovo Legion 5 o'yin noutbuki | RTX 3060, 16/512 | Игровой ноутбук Lenovo Legion 5
asus-tuf | Игровой ноутбук Asus TUF Gaming F15 | RTX 4050, 144 Гц
hp-15 | HP 15 noutbuk ofis uchun | i3, 8/256, yengil | Ноутбук HP 15 для офиса
acer-asp | Ноутбук Acer Aspire 5 сотилади | Ўқиш учун яхши
dell-lat | Dell Latitude 5400 | Бизнес ноутбук, i5 8-поколение
# desktops
pc-game | Игровой компьютер RTX 3060 | i5-12400F, 16 ГБ, с монитором | RTX 3060 o'yin kompyuteri
pc-office | Kompyuter to'plami monitor bilan | O'qish va ish uchun | Компьютер в сборе с монитором
pc-old | Системный блок Core 2 Duo | Для дома, интернет тянет
imac | Моноблок iMac 24 M1 | Зелёный, клавиатура родная
# tablets
ipad-9 | iPad 9 64GB Wi-Fi | С чехлом и пером
ipad-air | Айпад Air 5 256 | Ҳолати идеал, қутиси бор
tab-a9 | Планшет Samsung Galaxy Tab A9 | Для ребёнка, плёнка наклеена | Samsung Galaxy Tab A9 plansheti
tab-redmi | Redmi Pad SE planshet 8/256 | Yangi, kafolatli
kindle | Электронная книга Kindle Paperwhite | 2000 книг загружено
# monitors
mon-lg27 | Монитор LG 27 дюймов IPS | 75 Гц, HDMI | LG 27 dyuymli monitor
mon-144 | 24 dyuymli monitor 144 Hz | O'yinlar uchun, AOC
# pc-components
gpu-3060 | Видеокарта RTX 3060 12GB | Не майнила, Palit | RTX 3060 12GB videokartasi
gpu-580 | Видеокарта RX 580 8 гб | Майнингда ишламаган
ssd-512 | SSD 512 GB NVMe Samsung 980 | Yangi, kafolat 3 yil
ram-ddr4 | Оперативная память DDR4 16 гб | 3200 МГц, две планки
cpu-12400 | Процессор Intel i5 12400F | Без кулера, с гарантией
# printers
prn-canon | Принтер Canon LBP 2900 лазерный | Картридж заправлен | Canon LBP 2900 lazer printeri
prn-epson | Epson L3150 rangli printer | Skaner va nusxa, Wi-Fi | Цветной принтер Epson L3150
# networking
rout-tp | Роутер TP-Link Archer C6 | Два диапазона | TP-Link Archer C6 routeri
rout-4g | 4G wi-fi модем Ucell | Симка билан ишлайди
# pc-accessories
kb-mech | Механическая клавиатура Redragon | Подсветка, русские буквы | Redragon mexanik klaviaturasi
ms-logi | Мышка Logitech G102 | Белая, провод целый
ms-wifi | Simsiz sichqoncha Xiaomi | Batareyasi yangi | Беспроводная мышь Xiaomi
webcam | Веб камера Full HD с микрофоном | Для уроков и Zoom
usb-64 | Флешка 64 гб Kingston | USB 3.2 | Kingston 64 GB fleshka
hdd-ext | Внешний жёсткий диск 1 ТБ WD | Фильмы в подарок
# tvs
tv-nasiya | Moonx 32 Full HD | Nasiyaga beriladi, 12 oy | Moonx 32
tv-art43 | Телевизор Artel 43 Smart TV | Андроид, голосовой пульт | Artel 43 Smart televizori
tv-sam55 | Samsung 55 dyuym 4K televizor | Smart, yangi turibdi | Телевизор Samsung 55 дюймов 4K
tv-lg50 | LG 50 смарт телевизор | Икки йил ишлатилган, пульти бор
tv-old | Телевизор Shivaki 32 | Обычный, без смарта
tv-mi | Xiaomi TV A2 50 | Гарантия, на стену
# projectors
proj-xia | Проектор Xiaomi Mi Smart Compact | Full HD, звук хороший
# set-top-boxes
box-mi | ТВ приставка Xiaomi Mi Box S | Ютуб, каналы настроим | Xiaomi Mi Box S TV pristavkasi
ant-dvb | Antenna DVB-T2 tyuner bilan | 20 ta kanal bepul
# cctv
cam-hik | Камера видеонаблюдения Hikvision 4 шт | С установкой | Hikvision videokuzatuv kamerasi, 4 dona
cam-wifi | Wi-Fi kamera uy uchun 360 | Telefondan ko'rasiz
# headphones
airpods-pro | AirPods Pro 2 оригинал | Шумодав работает | AirPods Pro 2, original
airpods-3 | Аирподс 3 кулоқчин | Бир ой ишлатилган
jbl-520 | Наушники JBL Tune 520BT | Держат 50 часов | JBL Tune 520BT quloqchini
qul-sim | Simsiz quloqchin Xiaomi Buds 4 | Yangi, ovozi zo'r | Беспроводные наушники Xiaomi Buds 4
# speakers
jbl-charge | Колонка JBL Charge 5 | Влагозащита, бас отличный | JBL Charge 5 kolonkasi
jbl-boom | JBL Boombox 3 kolonka | To'y va dam olish uchun
alisa | Яндекс станция мини с Алисой | Чёрная, в коробке
# home-audio
ampl | Усилитель Yamaha стерео | С колонками Radiotehnika
# microphones
mic-kar | Караоке микрофон беспроводной | Две штуки, чемоданчик | Simsiz karaoke mikrofoni
# cameras
can-600d | Canon 600D зеркальный фотоаппарат | Объектив 18-55 | Canon 600D fotoapparati
sony-a7 | Sony A7 III body | Пробег 30 тысяч
gopro | Экшн камера GoPro Hero 10 | Аквабокс, три батареи
polaroid | Fujifilm Instax mini 11 | Моментальная печать
# drones
dji-mini | Квадрокоптер DJI Mini 2 | Fly More Combo | DJI Mini 2 kvadrokopteri
# studio-gear
ring-light | Кольцевая лампа 36 см со штативом | Для блогера | Shtativli halqa chiroq 36 sm
# consoles
ps5 | PlayStation 5 Slim с дисководом | Два джойстика, FIFA | PlayStation 5 Slim, ikki joystik bilan
ps4 | Плейстейшн 4 Pro 1TB | Пятнадцать игр на диске
ps3 | PS3 Super Slim sotaman | 20 ta o'yin yozilgan | Продаю PS3 Super Slim
xbox-s | Xbox Series S 512 | Подписка Game Pass
sega | Сега приставка 16 бит | Советское детство, картриджи
# video-games
fc24 | Диск FC 24 на PS5 | Русский язык
# game-controllers
dualsense | Джойстик DualSense белый | PS5 uchun, original | Oq DualSense joystiki
wheel-g29 | Руль Logitech G29 с педалями | Для гонок
`;
