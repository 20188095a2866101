/** Phones and what belongs to them; the format is told in readCorpus. */
export const phones = `
# smartphones
ip13-128 | Айфон 13 128гб идеал | Аккумулятор 87%, полный комплект, без царапин | iPhone 13 128 GB, ideal
ip13-256 | iPhone 13 256GB ko'k rang | Batareyasi 91 foiz, hujjati bor | iPhone 13 256 ГБ, синий
ip13-pro | iPhone 13 Pro 256 holati zo'r | Korobka va hujjatlari bor
ip13-mini | Айфон 13 мини сотилади | Ҳолати яхши, ёмкость 84
ip11-64 | iPhone 11 64 ГБ чёрный | Face ID работает, экран родной | iPhone 11 64 GB, qora
ip11-128 | Айфон 11 128 сотаман | Ранги оқ, зарядкаси бор | Продаю iPhone 11 128 ГБ
ip12 | Айфон 12 64 гб срочно | Торг у капота, всё работает | iPhone 12 64 GB, shoshilinch
ip14-promax | iPhone 14 Pro Max 256 | Hech qayeri ochilmagan, LLA
ip15-pro | Айфон 15 про 256 титан | Новый, в плёнке, eSIM | iPhone 15 Pro 256, titan
ip7 | iPhone 7 32 gb arzon | Ekrani almashgan, ishlaydi
ipx | Айфон X (10) 64 гб | Экран оригинал, стекло сзади треснуло
s23-ultra | Samsung Galaxy S23 Ultra 12/256 | Состояние нового, перо в комплекте | Samsung Galaxy S23 Ultra 12/256, yangidek
s23-fe | Самсунг S23 FE 8/128 | Гарантия ещё полгода
s22 | Samsung S22 8/128 sotiladi | Aybi yo'q, hujjat bor | Продаётся Samsung S22 8/128
a54 | Samsung Galaxy A54 256 ГБ | Покупали в Mediapark, чек есть
a15 | Самсунг А15 6/128 янги | Қутиси очилмаган, кафолат билан | Samsung A15 6/128, новый
note20 | Galaxy Note 20 Ultra 256 | Пятен на экране нет
redmi-n13 | Redmi Note 13 8/256 | Не вскрывался, чехол в подарок | Redmi Note 13 8/256, ochilmagan
redmi-n12 | Редми нот 12 про 8/256 | Ҳамма нарсаси жойида
redmi-9a | Xiaomi Redmi 9A 32GB | Yoshlar uchun arzon telefon
poco-x6 | Poco X6 Pro 12/512 игровой телефон | 5000 mAh, зарядка 67 Вт
poco-f5 | POCO F5 256 gb o'yinlar uchun | Kafolati bor
honor-x9 | Honor X9b 12/256 | Экран не бьётся, проверено
tecno-20 | Tecno Spark 20 Pro 8/256 | Yangi, kafolat 1 yil
pixel7 | Google Pixel 7 128 | Американец, камера топ
realme-55 | Realme C55 8/256 | Состояние хорошее, без коробки
vivo-36 | Vivo Y36 256 гб | Икки ой ишлатилган, қулай телефон
huawei-n11 | Huawei nova 11 256 ГБ зелёный | Сервисы Google стоят
# keypad-phones
nokia-105 | Nokia 105 кнопочный телефон | Две симки, фонарик | Nokia 105, tugmali telefon
nokia-6300 | Нокиа 6300 легенда | Оригинал, корпус металл
itel-but | Тугмали телефон Itel | Катта тугмали, кексалар учун | Кнопочный телефон Itel
moto-razr | Motorola Razr V3 раскладушка | Раритет, полностью рабочая
# smart-watches
aw-9 | Apple Watch Series 9 45mm | Батарея 100%, ремешок новый
aw-se | Эппл вотч SE 40 мм | Пользовался два месяца
band-8 | Xiaomi Smart Band 8 fitnes braslet | Yangi, qutida | Фитнес-браслет Xiaomi Smart Band 8
gwatch-6 | Смарт часы Samsung Galaxy Watch 6 | Комплект полный, датчики работают
kids-watch | Детские умные часы с GPS | Звонки, кнопка SOS | Bolalar aqlli soati, GPS bilan
# sim-numbers
sim-ucell | Красивый номер Ucell 90 777 | Переоформление сразу | Ucell chiroyli raqami 90 777
sim-beeline | SIM karta Beeline oltin raqam | Hujjat bilan beriladi | SIM-карта Beeline, золотой номер
sim-mobi | Чиройли рақам Mobiuz 97 | Симкарта янги, эгаси битта
# phone-cases
case-13 | Чехол силиконовый на iPhone 13 | MagSafe, разные цвета | iPhone 13 uchun silikon g'ilof
case-s23 | Samsung S23 uchun g'ilof | Tiniq, zarbaga chidamli
glass-note | Защитное стекло Redmi Note 13 | Наклеим бесплатно
# chargers
cab-c | Шнур Baseus Type-C 1 метр | Плетёный | Baseus Type-C shnuri
chg-20w | Зарядка Apple 20W оригинал | Type-C, быстрая | Apple 20W quvvatlagich, original
chg-25 | Samsung 25W zaryadka kabeli bilan | Tez quvvatlaydi
chg-auto | Автозарядка в прикуриватель | Два USB, 38 Вт
# power-banks
pb-baseus | Пауэрбанк Baseus 20000 мАч | Заряжает ноутбук | Baseus 20000 mAh pauerbank
pb-xiaomi | Xiaomi повербанк 10000 | Янги, оқ рангли
# phone-parts
disp-11 | Дисплей iPhone 11 оригинал | Снят с донора, с установкой | iPhone 11 displeyi, original
batt-xr | Аккумулятор на айфон XR | Новая ёмкость, гарантия 3 месяца
# landline-phones
radio-bf | Рация Baofeng UV-5R пара | Ловит до 5 км | Baofeng UV-5R ratsiyasi, juft
panas-home | Стационарный телефон Panasonic | Радиотрубка, две базы
`;
