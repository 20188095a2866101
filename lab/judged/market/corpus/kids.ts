/** Things for children; the format is told in readCorpus. */
export const kids = `
# kids-clothes
kcl-1 | Детский комбинезон зимний | На 2 года | Bolalar qishki kombinezoni
kcl-uz | Bolalar kiyimi to'plam qiz bola | 5 yosh
kcl-cyr | Болалар куртка ўғил бола | 7 ёш, иссиқ
# baby-clothes
newb | Конверт на выписку для новорождённого | Зима | Chaqaloq uchun konvert
chaq-uz | Chaqaloqlar kiyimi 0-3 oy | Paxta
# kids-shoes
ksh | Детские кроссовки с подсветкой | 27 размер | Chiroqli bolalar krossovkasi
ksh-cyr | Болалар ботинкаси 30 размер | Ортопедик
# school-uniform
form | Школьная форма для девочки | 134 рост | Qiz bola uchun maktab formasi
form-uz | Maktab formasi o'g'il bola | Kostyum, 2-sinf | Школьная форма для мальчика
# strollers
str-yoya | Коляска Yoya Plus прогулочная | Лёгкая, складная | Yoya Plus sayr aravachasi
str-3in1 | Детская коляска 3 в 1 зима лето | Люлька, автокресло | Bolalar aravachasi 3 ta 1 da
str-uz | Bolalar aravachasi yengil | Buklanadi | Детская коляска, лёгкая
str-cyr | Аравача болалар учун қишлик | Кам минилган
# car-seats
seat-1 | Автокресло детское 0-18 кг | Изофикс | Bolalar avtokreslosi 0-18 kg
seat-uz | Avtokreslo bolalar uchun 9-36 kg | Yangi
seat-cyr | Болалар ўриндиғи машинага | Бустер
# cradles
besh | Beshik o'zbekcha to'plami bilan | Yog'och, naqshli | Бешик узбекский с комплектом
besh-ru | Бешик новый с курпачами | Наманган
besh-cyr | Бешик сотилади сумаги билан | Тоза
kolyb | Детская кроватка маятник | С балдахином | Bolalar karavoti, mayatnikli
# baby-feeding
feed | Стульчик для кормления | Складной, столик | Ovqatlantirish stulchasi
molo | Молокоотсос Avent | Ручной
smes-uz | Nan 1 sut aralashmasi | 800 gr yopiq
# diapers
pamp | Подгузники Huggies 4 размер | 66 штук | Huggies tagligi, 4-o'lcham
pamp-uz | Pampers 3 razmer quti | Arzon narx | Памперс 3 размер
tagl-cyr | Таглик Онлем 5 | Трусик
# toys
lego | Конструктор Lego Technic | Оригинал | Lego Technic konstruktori
doll | Кукла Барби с домом | Мебель внутри | Barbi qo'g'irchog'i uyi bilan
qog-uz | Qo'g'irchoq gapiradigan | 60 sm | Говорящая кукла
mash-cyr | Ўйинчоқ машина пультли | Зарядкали
bear | Плюшевый мишка 1 метр | Подарок
puz | Пазлы деревянные | С трёх лет
# kids-furniture
kbed | Детская мебель кровать чердак | Стол внизу | Bolalar mebeli, karavot va stol
kstol-uz | Bolalar stoli va stuli | Plastik
# kids-vehicles
kvel-16 | Детский велосипед 16 дюймов | С колёсиками | Bolalar velosipedi 16 dyuym
kvel-uz | Velosiped bolalar uchun 20 | 7 yoshdan | Велосипед детский 20
kvel-cyr | Уч ғилдиракли велосипед | Соябони бор
kcar | Электромобиль детский джип | Пульт, 12 В | Bolalar elektromobili, jip
tolo | Толокар каталка | С ручкой
samok-k | Самокат трёхколёсный детский | Светятся колёса
# school-supplies
bagk | Портфель школьный ортопедический | Пенал в подарок | Ortopedik maktab sumkasi
daft-uz | Daftar ruchka to'plami maktab | 1-sinf uchun
papka-cyr | Мактаб сумкаси қизларга | Пушти рангли
`;
