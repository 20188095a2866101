/** Cars, other vehicles and goods for them; the format is told in readCorpus. */
export const transport = `
# cars
lac-obmen | Дэу Леганза 1999 | Обмен на гараж | Daewoo Leganza 1999
gentra-22 | Chevrolet Gentra 2022 белая | 3 позиция, пробег 40 тысяч, краска родная | Oq Chevrolet Gentra 2022
gentra-18 | Жентра 2018 йил сотилади | Ранги кулранг, газ метан, ҳолати яхши | Продаётся Gentra 2018 года
lacetti-13 | Lasetti 2013 sotiladi | Avtomat, bo'yalmagan | Продаётся Lacetti 2013
cobalt-21 | Шевроле Кобальт 2021 | Автомат, чёрный, 50 тыс км | Chevrolet Cobalt 2021, avtomat
cobalt-23 | Cobalt 2023 4-pozitsiya | Oq, kredit bor | Cobalt 2023, 4 позиция
cobalt-16 | Кобалт 2016 газ баллон | Метан 22, краска бор
nexia3 | Нексия 3 2019 механика | Кондиционер, музыка | Nexia 3 2019, mexanika
nexia2 | Nexia 2 dohc 2012 | Gaz propan, kraska bor
nexia1 | Нексия 1996 эски модел | Тузук ҳолатда, қоғози бор
matiz-15 | Матиз 2015 бест | Хозяйка женщина, гараж | Matiz 2015, best
matiz-08 | Matiz 2008 sariq rangli | Yurishi yaxshi
spark-20 | Chevrolet Spark 2020 автомат | Экономный, для города | Chevrolet Spark 2020, avtomat
damas-19 | Дамас 2019 оқ | 7 ўринли, метан газ | Дамас 2019, белый
labo | Лабо 2020 юк учун | Тенти бор
malibu | Chevrolet Malibu 2 turbo 2019 | Полная комплектация, люк
tracker | Трекер 2 2022 премьер | Панорама, камера | Tracker 2 2022, premyer
onix | Chevrolet Onix 2024 yangi | Salondan chiqqan
captiva | Каптива 5 2023 | Семейный кроссовер, семь мест
tico | Тико 1998 | На ходу, резина новая
k5 | Kia K5 2021 GT line | Чистая, торг | Kia K5 2021 GT line, toza
sonata | Хендай Соната 2020 | Газ, люкс | Hyundai Sonata 2020
elantra | Hyundai Elantra 2022 | Kredit, boshlang'ich to'lov
byd-song | BYD Song Plus 2023 гибрид | Запас 1000 км | BYD Song Plus 2023, gibrid
byd-chaz | BYD Chazor 2024 elektro gibrid | Yangi, 0 km
tesla-3 | Тесла Model 3 2021 электромобиль | Автопилот, зарядка домашняя
camry | Тойота Камри 70 2019 | Пробег честный | Toyota Camry 70 2019
prado | Toyota Land Cruiser Prado 2017 | Дизель, полный привод
bmw-5 | БМВ 5 серия G30 | Дилерское обслуживание
mers-e | Mercedes-Benz E200 2018 | Чёрный, кожа
jiguli | Жигули 2106 1990 | Для ученика
moskv | Moskvich 412 retro | Tiklangan, chiroyli
niva | Лада Нива 4x4 | Для охоты и гор
# motorcycles
moto-haojue | Мотоцикл Haojue 150 | Права А, документы | Haojue 150 mototsikli
moto-ural | Урал мотоцикл с коляской | Мотор перебран
# mopeds
mop-hon | Скутер Honda Dio | Пробег мало | Honda Dio skuteri
mop-uz | Moped Alpha 110 kub | Yangi, hujjat bilan | Мопед Alpha 110 кубов
mop-cyr | Электро скутер кучли батарея | 60 км юради
# atvs
atv | Квадроцикл 200 кубов | Для гор, лебёдка | 200 kubli kvadrotsikl
# moto-gear
helm | Мотошлем закрытый чёрный | Размер L
# trucks
kamaz | КамАЗ самосвал 65115 | 15 тонн, 2012 год | KamAZ samosvali 65115
isuzu | Isuzu yuk mashinasi 5 tonna | Tent, 2018 | Грузовик Isuzu, 5 тонн
gazel-truck | Газель фермер грузовая | Метан, тент новый
# vans
sprinter | Мерседес Спринтер 18 ўринли | Йўналишда ишлайди | Микроавтобус Mercedes Sprinter, 18 мест
# buses
pazik | Автобус ПАЗ 32 места | Школьный маршрут
# special-machinery
jcb | Экскаватор погрузчик JCB 3CX | Японская гидравлика | JCB 3CX ekskavatori
forklift | Автопогрузчик вилочный 3 тонны | Дизель
# trailers
trailer | Прицеп легковой одноосный | С документами | Bir o'qli yengil tirkama
# car-parts
bumper-cob | Бампер передний Кобальт | Оригинал, белый | Cobalt old bamperi
fara-gen | Gentra faralari juft | Original, tiniq | Фары Gentra, пара
motor-nex | Двигатель Нексия 1.5 | С гарантией проверки
radiator-mat | Матиз радиатори | Янги, Корея
starter | Стартер на Ласетти | После ремонта
# tires
tire-r15 | Шины 195/65 R15 летние | Комплект 4 штуки, Hankook | 195/65 R15 yozgi shinalari
tire-r14 | Зимняя резина R14 липучка | Один сезон | R14 qishki shinalari
bal-uz | Balon R13 Matiz uchun | 4 dona yangi
# rims
rims-15 | Литые диски R15 Кобальт | Без трещин | Cobalt uchun R15 quyma disklari
disk-cyr | Титан диск 14 лик | Жентра ва Нексияга тушади
# gas-equipment
gbo-met | Метан баллон 16 литр пропан 4 поколение | Установка и переоформление
gbo-uz | Metan gaz uskunasi Italiya | Hujjati bilan
# car-audio
mag-and | Магнитола Android 9 дюймов | Cobalt, Gentra, с рамкой | Android magnitola, 9 dyuym
saub | Сабвуфер Pioneer 12 | С усилителем
reg-xia | Видеорегистратор 70mai | Ночная съёмка | 70mai videoregistratori
# car-batteries
akb-60 | Аккумулятор Varta 60 Ач | Новый, Германия | Varta 60 Ah akkumulyatori
akb-uz | Akkumulyator 55 lik yangi | Kafolat bir yil
# car-chemicals
oil-zic | Масло ZIC 5W30 4 литра | Оригинал, Корея | ZIC 5W30 moyi, 4 litr
oil-uz | Motor moyi Shell 10W40 | Almashtirib beramiz
antifreeze | Антифриз красный 5 л | Минус 40
# car-accessories
chexol-gen | Чехлы на сиденья Жентра | Экокожа, комплект | Gentra o'rindiqlari uchun chexol
polik | Полик EVA Кобальт | Сув ўтмайди
tint-uz | O'rindiq g'iloflari Matiz | Charm
kompr | Компрессор автомобильный Качок | Два цилиндра
domkrat | Домкрат гидравлический 3 тонны | С кейсом
# garage-equipment
podem | Подъёмник двухстоечный 4 тонны | Для СТО
`;
