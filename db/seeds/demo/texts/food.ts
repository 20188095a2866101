/** Things offered in Food; the format is told in parseLeaves. */
export const food = `
# fruits 8 fruitCrate food 0 unit=Кг
Яблоки {Семеренко/Гольден/Фуджи}, ящик | {Semerenko/Golden/Fuji} olma, yashik | 6-14k | @apples:green/apples:yellow/apples:red
Виноград {кишмиш/тойфи}, свежий | {Kishmish/Toyfi} uzum, yangi uzilgan | 12-28k | @grapes:green/grapes:pink
Гранат и хурма оптом | Anor va xurmo ulgurji | 10-24k | wholesale=true; @pomegranate
# vegetables 7 vegetables food 0 unit=Кг
Картофель {красный/белый}, мешок | {Qizil/Oq} kartoshka, qopi bilan | 3500-6500 | @potatoes:red/potatoes:beige
Помидоры тепличные | Issiqxona pomidori | 9-22k | @tomatoes
Лук, морковь, чеснок оптом | Piyoz, sabzi, sarimsoq ulgurji | 2500-9000 | wholesale=true; @rootVegs
# melons 4 melon food 0 unit=Кг
Дыни {мирзачульские/гурвак/торпеда} | {Mirzachoʻl/Gurvak/Torpeda} qovuni | 3500-8000 | @meltons
Арбузы оптом с поля | Daladan tarvuz ulgurji | 1800-3500 | wholesale=true
# dried-fruits 6 nuts food 0 unit=Кг
Курага и изюм, Самарканд | Turshak va mayiz, Samarqand | 38-85k | @apricots
Грецкий орех, {целый/чищеный} | Yongʻoq, {butun/tozalangan} | 42-95k | @walnuts
Миндаль, фисташки, ассорти | Bodom, pista, assorti | 85-190k |
# meat 6 beef food 0 unit=Кг
Говядина парная, халяль | Yangi soʻyilgan mol goʻshti, halol | 88-125k | kind=Говядина; @beef
Баранина, {задняя часть/рёбра} | Qoʻy goʻshti, {son/qovurgʻa} | 98-135k | kind=Баранина; @beef:pink/ribs
Курица домашняя | Uy tovugʻi | 45-75k | kind=Птица; unit=Штука; @chicken
Казы домашние, конина | Uy qazisi, ot goʻshti | 160-260k | kind=Конина; @kazy
# dairy 6 milk food 0
Молоко домашнее, каждый день | Uy suti, har kuni | 9-14k | unit=Литр
Яйца домашние, десяток | Uy tuxumi, oʻntasi | 16-28k | unit=Упаковка; @eggs
Каймак и творог | Qaymoq va tvorog | 35-75k | unit=Кг; @kaymak
# grains 6 rice food 0 unit=Кг
Рис {лазер/девзира/аланга}, Хорезм | {Lazer/Devzira/Alanga} guruch, Xorazm | 16-42k |
Мука высший сорт, {25/50} кг | Oliy nav un, {25/50} kg | 180-360k | unit=Мешок; @flourSack
Маш, нут, фасоль | Mosh, noʻxat, loviya | 14-32k | @beans
# honey 5 honey food 0 unit=Кг
Мёд горный, разнотравье | Togʻ asali, turli gullardan | 65-140k |
Мёд {хлопковый/акациевый}, банка | {Paxta/Akatsiya} asali, banka | 55-110k | unit=Банка
# oils-spices 5 oil food 0
Масло {хлопковое/подсолнечное} {5/10} л | {Paxta/Kungaboqar} yogʻi {5/10} l | 95-240k | unit=Упаковка
Зира, шафран и специи для плова | Osh uchun zira, zaʼfaron va ziravorlar | 25-160k | unit=Кг; @spices
# tea-sweets 5 sweets food 0
Чай зелёный №95, {500 г/1 кг} | 95-koʻk choy, {500 g/1 kg} | 45-110k | unit=Упаковка; @tea
Халва, навват и парварда | Holva, novvot va parvarda | 28-75k | unit=Кг; @halva
Торт на заказ | Buyurtma tort | 120-450k | unit=Кг; @cake
# bread-pastry 5 bread food 0 unit=Штука
Лепёшки из тандыра, {самаркандские/патыр} | Tandir noni, {Samarqand/patir} | 4000-18000 |
Самса слоёная, {с мясом/с тыквой} | Qatlama somsa, {goʻshtli/qovoqli} | 6000-12000 | @somsa
# ready-food 6 plov food 0
Плов на {20/50/100} человек, выезд ошпаза | {20/50/100} kishiga osh, oshpaz borib damlaydi | 900-4500k | unit=Упаковка; @plov
Манты и пельмени, замороженные | Muzlatilgan manti va chuchvara | 55-95k | unit=Кг; @manti
Обеды с доставкой в офис | Ofisga tushlik yetkazib berish | 28-45k | unit=Упаковка; delivery=true; @lunch
`;
