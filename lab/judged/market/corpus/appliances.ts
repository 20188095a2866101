/** Home appliances; the format is told in readCorpus. */
export const appliances = `
# refrigerators
fr-sam | Холодильник Samsung No Frost | Двухкамерный, тихий | Samsung No Frost muzlatgichi
fr-artel | Artel muzlatgich 2 kamerali | Yaxshi sovutadi | Холодильник Artel двухкамерный
fr-lg | LG музлатгич катта | Икки эшикли, ноу фрост | Большой холодильник LG
fr-shivaki | Холодильник Shivaki 140 см | Для дачи или офиса
fr-goodwell | Muzlatgich Goodwell yangi | Kafolat 3 yil
fr-nord | Советский холодильник ЗИЛ рабочий | На ходу, самовывоз
# freezers
frz-art | Морозильник Artel 200 литров | Ларь, стекло | Artel muzlatish kamerasi 200 litr
frz-cyr | Музлаткич камера 6 тортмали | Янги, кафолат билан
# stoves
st-gas | Газовая плита Artel 4 конфорки | Духовка электрическая | Artel gaz plitasi, 4 konforkali
st-uz | Gaz plita 4 konforkali ishlatilgan | Toza, yuvilgan
st-ind | Индукционная панель Bosch | Встраиваемая
ov-el | Духовка настольная электрическая | 45 литров, конвекция
# hoods
hood | Вытяжка кухонная 60 см | Ziffler, белая | Oshxona uchun havo so'rgich 60 sm
# microwaves
mw-sam | Микроволновка Samsung 23 литра | Гриль, разморозка | Samsung mikroto'lqinli pechi 23 litr
mw-uz | Mikroto'lqinli pech Midea | Arzon beraman | Микроволновая печь Midea
mw-cyr | Микротўлқинли печка Артел | Ишлаши яхши
# dishwashers
dw-bosch | Посудомоечная машина Bosch | 12 комплектов | Bosch idish yuvish mashinasi
dw-uz | Idish yuvadigan mashina Midea | Yangi, o'rnatib beramiz
# kettles
kt-el | Электрочайник Tefal 1.7 л | Стеклянный, подсветка | Tefal elektr choynagi
kt-uz | Elektr choynak Artel 2 litr | Yangi
cof-del | Кофемашина DeLonghi Magnifica | Обслужена, капучинатор | DeLonghi Magnifica qahva mashinasi
cof-tur | Кофеварка турка электрическая | На 4 чашки
# small-kitchen
mg-moul | Мясорубка Moulinex 2000 Вт | Насадки все | Moulinex go'sht maydalagichi
mg-uz | Go'sht qiymalagich elektr | Kuchli, yangi
bl-brn | Блендер Braun погружной | С чашей и венчиком
mix-bosch | Миксер Bosch с чашей | 5 скоростей
juice | Соковыжималка Philips | Для граната и яблок
# multicookers
mc-red | Мультиварка Redmond 5 литров | 30 программ | Redmond multivarkasi 5 litr
air-phil | Аэрогриль Philips XL | Почти новый
air-uz | Aerogril Ziffler 6 litr | Yog'siz pishiradi
# washing-machines
wm-lg7 | Стиральная машина LG 7 кг | Прямой привод, 1200 оборотов | LG kir yuvish mashinasi 7 kg
wm-art6 | Kir yuvish mashinasi Artel 6 kg | Avtomat, ishlaydi | Стиральная машина Artel 6 кг
wm-sam8 | Кир ювиш машинаси Samsung 8 кг | Ҳолати аъло
wm-semi | Стиралка полуавтомат Артель | Для дачи, отжим работает
wm-ind | Стиральная машинка Indesit 5 кг | Узкая, под раковину
# dryers
dry | Сушильная машина Beko 8 кг | Тепловой насос | Beko kir quritish mashinasi 8 kg
# vacuum-cleaners
vc-dys | Пылесос Dyson V11 беспроводной | Все насадки | Dyson V11 simsiz changyutgichi
vc-rob | Робот пылесос Xiaomi S10 | Моет и метёт | Xiaomi S10 robot changyutgichi
vc-uz | Changyutgich Samsung 2000 Vt | Filtri yangi | Пылесос Samsung 2000 Вт
vc-cyr | Чангютгич LG қопсиз | Кучли тортади
vc-wash | Моющий пылесос Karcher | Для ковров и мебели
# irons
ir-phil | Утюг Philips Azur | Паровой удар | Philips Azur dazmoli
ir-uz | Dazmol Tefal yangi | Bug'li, 2400 Vt | Утюг Tefal, новый
ir-steam | Отпариватель напольный Kitfort | Для штор и одежды
# sewing-machines
sew-jan | Швейная машинка Janome | Оверлочная строчка | Janome tikuv mashinasi
sew-pod | Тикув машинаси Подольск | Оёқли, эски, ишлайди | Швейная машина Подольск
sew-ov | Оверлок Typical 4 ипли | Сексдан қолган
# air-conditioners
ac-art12 | Кондиционер Artel 12 инвертор | Установка бесплатно | Artel 12 konditsioneri, invertor
ac-uz | Konditsioner Gree 9 yangi | O'rnatib beramiz | Кондиционер Gree 9, новый
ac-cyr | Кондиционер Мидеа 18 сотилади | Катта хона учун
ac-lg | Кондиционер LG 24 | Для зала, тёплый
# fans
fan-floor | Вентилятор напольный Polaris | Пульт, таймер | Polaris ventilyatori
fan-uz | Ventilyator Artel stol uchun | Arzon
# heaters
ht-oil | Обогреватель масляный 11 секций | DeLonghi, тихий | Moyli isitgich, 11 seksiya
ht-uz | Isitgich konvektor Ziffler | 2 kVt
ht-cyr | Иситгич галоген тез иситади | Уч режимли
# water-heaters
wh-80 | Водонагреватель Ariston 80 литров | Бак эмаль | Ariston suv isitgichi 80 litr
wh-uz | Suv isitgich Royal 50 l | Yangi, kafolatli
wh-gas | Газовая колонка Нева | Розжиг автомат
# air-care
hum | Увлажнитель воздуха Xiaomi | Тихий, 4 литра | Xiaomi havo namlagichi
# water-filters
wf-osm | Фильтр для воды осмос | 6 ступеней | Suv filtri, osmos
wf-disp | Kuler suv uchun issiq va sovuq | Ofisdan qoldi | Кулер для воды, горячая и холодная
`;
