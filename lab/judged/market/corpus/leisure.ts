/** Beauty, animals, sport and hobbies; the format is told in readCorpus. */
export const leisure = `
# makeup
lip | Помада матовая Maybelline | Оригинал | Maybelline mat pomadasi
tush-uz | Tush va kosmetika to'plami | Koreya
# perfume
parf-ch | Духи Chanel Coco 50 мл | Оригинал, с чеком | Chanel Coco atiri, 50 ml
atir-uz | Atir erkaklar Sauvage | 100 ml | Мужские духи Sauvage
atir-cyr | Атир аёллар учун араб | Чидамли ҳид
# skin-care
cream | Крем для лица корейский | Увлажняющий | Koreya yuz kremi
spf-uz | Quyoshdan himoya kremi SPF 50 | Yuz uchun
# hair-care
shamp | Шампунь и бальзам Loreal | 400 мл
# hair-tools
fen-d | Фен Dyson Supersonic | Насадки, кейс | Dyson Supersonic feni
fen-uz | Fen Philips soch quritgich | 2100 Vt | Фен Philips
mach-cyr | Соч оладиган машинка | Зарядкали, Kemei
plo | Плойка утюжок для волос | Турмалин
# nails
gel | Лампа для маникюра гель лак | 48 Вт | Manikyur lampasi, gel lak
# massagers
mass | Массажёр для шеи и плеч | Подогрев | Bo'yin massajyori
mass-cyr | Массаж кресло уйга | 3D, янги
# health-devices
tono | Тонометр Omron автоматический | Манжета универсальная | Omron avtomat tonometri
qon-uz | Qon bosimi o'lchagich | Batareykali | Тонометр, измеритель давления
ingal | Ингалятор небулайзер | Для детей и взрослых
# mobility-aids
inval | Инвалидная коляска складная | 100 кг | Buklanadigan nogironlik aravachasi
kost-cyr | Қўлтиқтаёқ алюмин | Бўйи созланади
# dogs
dog-ger | Щенки немецкой овчарки | 2 месяца, привиты | Nemis ovcharkasi kuchukchalari
kuch-uz | Kuchukcha alabay sotiladi | Ota-onasi bilan ko'rish mumkin | Щенок алабая
it-cyr | Ит Чихуахуа кичкина | Эмланган
spitz | Шпиц померанский мальчик | Документы РКФ
# cats
cat-brit | Котята британские вислоухие | К лотку приучены | Britan mushukchalari
mush-uz | Mushuk fors jun uzun | Bepul beraman | Персидская кошка
mush-cyr | Мушук боласи сиам | Тоза боқилган
# birds
papug | Попугай волнистый с клеткой | Говорящий | To'tiqush, qafasi bilan
toti-uz | To'tiqush korella juft | 1 yosh
bedana-cyr | Бедана сайроқи | Қафаси билан
# pigeons
golub | Голуби николаевские пара | Летают хорошо | Nikolayev kaptarlari, juft
kapt-cyr | Каптар сотилади тошкент тўнкарма | Жуфти
# rodents
hom | Хомяк с клеткой | Колесо, поилка
quyon-uz | Quyon bolalari | 3 oylik | Крольчата
# aquarium
aqua | Аквариум 100 литров с рыбками | Фильтр, свет | 100 litrli akvarium baliqlari bilan
# cattle
cow | Корова дойная голштинская | 18 литров в день | Golshtin sog'in sigiri
sigir-uz | Sigir bo'g'oz 2-tuqqan | Sutdor | Корова стельная
buqa-cyr | Буқа боқувга 200 кг | Соғлом
# sheep-goats
sheep | Бараны гиссарские | Живой вес 80 кг | Hisori qo'chqorlar
qoy-uz | Qo'y qurbonlikka | 60-70 kg | Баран на курбан
echki-cyr | Эчки сут берадиган зааненский | Боласи билан
# horses
horse | Лошадь карабаирская | 4 года | Qorabayir oti
ot-uz | Ot toy arabi | 2 yosh
# poultry
chick | Цыплята бройлер суточные | Оптом | Bir kunlik broyler jo'jalari
tovuq-uz | Tovuq tuxum qo'yadigan | Lomann | Куры несушки
kurka-cyr | Курка боласи | Бир ойлик
# bees
bee | Пчелосемьи с ульями | 10 рамок | Asalari oilalari uyasi bilan
# pet-food
royal | Корм Royal Canin для кошек | 10 кг | Mushuklar uchun Royal Canin
# pet-supplies
cage | Переноска для кошки | Пластик
# bicycles
bike-mtb | Горный велосипед Trek 29 | 27 скоростей, тормоза диск | Trek 29 tog' velosipedi
bike-uz | Velosiped Skillmax 26 | Yangidek, tezlikli | Велосипед Skillmax 26
bike-cyr | Велосипед катталар учун Галакси | Амортизатори бор
bike-stels | Велосипед Stels складной | Багажник, крылья
bike-el | Электровелосипед 500 Вт | Запас 60 км
# e-scooters
scoot | Электросамокат Xiaomi Pro 2 | 45 км запас | Xiaomi Pro 2 elektrosamokati
scoot-uz | Elektr samokat Ninebot | Zaryadi yaxshi
giro | Гироскутер 10 дюймов | Bluetooth, чехол
# bike-parts
bpart | Покрышка велосипедная 26 | Пара
# gym-equipment
tread | Беговая дорожка электрическая | До 120 кг | Elektr yugurish yo'lakchasi
yug-uz | Yugurish yo'lakchasi uy uchun | Yangi
turnik | Турник брусья настенный | 3 в 1
bench-cyr | Тренажёр штанга билан | 100 кг диск
# fitness
dumb | Гантели разборные 20 кг | Пара | Yig'ma gantellar 20 kg
gant-uz | Gantel 10 kg juft | Rezina
yoga | Коврик для йоги | 10 мм
# ball-games
ball | Мяч футбольный Adidas | Размер 5 | Adidas futbol to'pi
butsa-cyr | Бутса футбол учун 41 | Nike
# martial-arts
box | Боксёрские перчатки Everlast | 12 унций | Everlast boks qo'lqopi
kurash-uz | Boks grusha 40 kg | Zanjiri bilan
# table-sports
tennis | Теннисный стол складной | Сетка и ракетки | Buklanadigan tennis stoli
bill | Бильярдный стол 9 футов | Шары, кии
# winter-sports
ski | Лыжи горные Rossignol 170 | С ботинками
# camping
tent | Палатка 4 местная | Двухслойная | 4 kishilik chodir
chodir-uz | Chodir turistik 3 kishilik | Yengil
spal-cyr | Спальний мешок қишки | -10
# fishing
rod | Спиннинг Shimano с катушкой | 2,4 м | Shimano spinningi, g'altagi bilan
qarm-uz | Qarmoq to'plami baliq ovi | 10 talik | Набор удочек
# sportswear
sportk | Спортивный костюм Adidas | Размер M | Adidas sport kostyumi
# sports-nutrition
prot | Протеин Whey Gold 2 кг | Оригинал | Whey Gold proteini, 2 kg
# books
book-ru | Книга Мастер и Маргарита | Булгаков, твёрдый переплёт
kitob-uz | O'tkan kunlar kitobi | Abdulla Qodiriy | Книга «Минувшие дни»
kitob-cyr | Болалар учун эртак китоблар | Расмли
encik | Детская энциклопедия 10 томов | Аванта
# textbooks
ielts | Учебники IELTS Cambridge 10-18 | С дисками
dars-uz | Darsliklar 9-sinf to'plami | Yangi nashr | Учебники 9 класс, комплект
# musical-instruments
guit | Гитара акустическая Yamaha | Чехол, каподастр | Yamaha akustik gitarasi
dut-uz | Dutor Buxoro ustasi | Tut yog'ochi | Дутар, бухарский мастер
pian-cyr | Пианино Беларусь сотилади | Созланган
synth | Синтезатор Casio CT-S200 | Стойка в подарок
doira | Дойра профессиональная | Кожа
# coins-stamps
coin | Монеты СССР коллекция | Юбилейные рубли | SSSR tangalari to'plami
tanga-cyr | Эски танга ва пуллар | Бухоро амирлиги
# antiques
samov | Самовар тульский дровяной | Медали, 19 век | Tula samovari
# paintings
paint-a | Картина маслом горы Чимган | 60х80
# handicrafts
sozana | So'zana qo'lda tikilgan | Urgut | Сюзане ручной работы
pichoq-cyr | Пичоқ Чуст усталари | Қин билан
# needlework
yarn | Пряжа для вязания мериносовая | 10 мотков
# board-games
chess | Шахматы деревянные | Ручная работа | Yog'och shaxmat
nard | Нарды резные | Орех
# party-goods
ballon | Воздушные шары с гелием | Доставка | Geliyli sharlar
`;
