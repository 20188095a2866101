/** Food and farming; the format is told in readCorpus. */
export const food = `
# fruits
apple | Яблоки Семеренко оптом | Склад, 20 тонн | Semerenko olmasi, ulgurji
olma-uz | Olma qizil Namangan | Bog'dan | Яблоки красные, Наманган
anor-cyr | Анор Қува ширин | 1 кг
uzum-uz | Uzum husayni | Toza | Виноград хусайни
strawb | Клубника свежая | С грядки
lemon | Лимоны местные | Термез
# vegetables
potato | Картофель Гала оптом | Мешок 40 кг | Gala kartoshkasi
kart-uz | Kartoshka oq navli qop | Samarqand
piyoz-cyr | Пиёз сариқ 25 кг қоп | Сифатли | Лук жёлтый, мешок 25 кг
tomato | Помидоры розовые юсуповские | Ташкентские
sabzi-uz | Sabzi mirzoi oshga | Qop bilan | Морковь мирзои для плова
# melons
melon | Дыня торпеда мирзачульская | Сладкая | Mirzacho'l torpeda qovuni
qovun-cyr | Қовун обиноввот ширин | Хоразм
tarv-uz | Tarvuz Sirdaryo | 10 kg dan
# dried-fruits
dried | Сухофрукты ассорти курага изюм | Самарканд | Quruq mevalar, turshak va mayiz
yong-uz | Yong'oq mag'zi oq | 2024 hosil | Ядро грецкого ореха
mayiz-cyr | Майиз қора ва оқ | Тозаланган
nuts | Миндаль бумажный | Новый урожай
# meat
beef | Говядина домашняя мякоть | Халяль | Uy mol go'shti
gosht-uz | Qo'y go'shti yangi so'yilgan | Yetkazib berish | Баранина свежая
tovuq-cyr | Товуқ гўшти тоза | Уйда боқилган
kazy | Казы домашние | Конина
# dairy
milk | Молоко домашнее коровье | Утром и вечером | Uy sigir suti
tux-uz | Tuxum uy tovugi | 30 ta | Яйца домашние
qaym-cyr | Қаймоқ ва творог | Уйники
# grains
rice | Рис лазер хорезмский | Для плова | Xorazm lazer guruchi
guruch-uz | Guruch devzira O'zgan | Osh uchun | Рис девзира
un-cyr | Ун Дунё биринчи нав 50 кг | Қоп
mosh | Маш зелёный | 25 кг
# honey
honey | Мёд горный Бричмулла | Натуральный | Brichmulla tog' asali
asal-uz | Asal toza tog' asali | Tekshirilgan | Мёд горный чистый
asal-cyr | Асал табиий 3 литр | Чимён тоғидан
# oils-spices
oil-s | Масло подсолнечное 5 литров | Россия | Kungaboqar yog'i 5 litr
zira-uz | Zira va ziravorlar to'plami | Tog' zirasi | Зира и набор специй
paxta-cyr | Пахта ёғи тоза | 5 л
# tea-sweets
tea | Чай зелёный 95 крупный лист | 1 кг | 95 ko'k choy, yirik barg
nav-uz | Navvot va parvarda | Uyda tayyorlangan | Нават и парварда
cake | Торты на заказ день рождения | Бенто, свадебные | Buyurtma tortlar
holva-cyr | Ҳолва кунжутли | Самарқанд
# bread-pastry
non-uz | Non patir Samarqand noni | Kunlik buyurtma | Лепёшки самаркандские
samsa | Самса слоёная заморозка | 50 штук
# ready-food
plov | Плов на заказ казан | Свадьбы, утренний плов | Buyurtmaga osh, qozon
somsa-cyr | Сомса тандир буюртмага | Гўштли ва ошқовоқли
# tractors
trac | Трактор МТЗ 82 Беларус | 2015 год | MTZ 82 Belarus traktori
trak-uz | Traktor TTZ 80 sotiladi | Ishchi holatda | Продаётся трактор ТТЗ 80
trak-cyr | Трактор Юто 504 мини | Янги
# harvesters
comb | Комбайн зерновой Case | Жатка 6 метров
# implements
plug | Плуг навесной трёхкорпусный | МТЗ | Uch korpusli osma plug
# mini-machinery
motob | Мотоблок дизельный 9 л.с. | Фреза, прицеп | 9 ot kuchli motoblok
kult-uz | Kultivator benzinli 7 ot kuchi | Yangi
# seeds-seedlings
sapl | Саженцы черешни и яблони | Карлик, 2 года | Gilos va olma ko'chatlari
koch-uz | Ko'chat yong'oq Chandler | Payvand | Саженцы ореха Чандлер
urug-cyr | Помидор уруғи Голландия | 1000 дона
# fertilisers
fert | Селитра аммиачная мешок | 50 кг | Ammiakli selitra
ogit-uz | O'g'it karbamid qop | 50 kg
# fodder
hay | Сено люцерна тюки | 500 тюков | Beda pichani, toylarda
kunj-uz | Kunjara sheluxa yem | Qop bilan | Жмых и шелуха, корм
yem-cyr | Омихта ем товуқ учун | 40 кг
# irrigation
drip | Капельный полив лента 500 м | Шаг 20 см | Tomchilatib sug'orish lentasi
# greenhouses
green | Теплица под ключ 10 соток | Плёнка, отопление | Tayyor issiqxona, 10 sotix
issiq-cyr | Иссиқхона плёнкаси 200 микрон | 6 метрли
# incubators
incub | Инкубатор на 500 яиц автомат | Переворот | 500 tuxumli avtomat inkubator
`;
