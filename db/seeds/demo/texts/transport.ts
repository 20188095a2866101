/** Things offered in Transport; the format is told in parseLeaves. */
export const transport = `
# cars 130 sedan+steering+tyre car 0.88 fuel=Бензин drive=Передний body=Седан gearbox=Механика/Автомат
Chevrolet Cobalt 4 евро, {2016-2024^} | Chevrolet Cobalt 4 yevro, {2016-2024^} | $8800-12900 | model=Cobalt; year=$1; engine=1.5; gearbox=Автомат; fuel=Бензин/Метан
Chevrolet Gentra 3 позиция, {2014-2023^} | Chevrolet Gentra 3-pozitsiya, {2014-2023^} | $8200-12600 | model=Gentra; year=$1; engine=1.5; fuel=Бензин/Метан/Пропан
Chevrolet Nexia 3, {2017-2022^} | Chevrolet Nexia 3, {2017-2022^} | $7300-9600 | model=Nexia 3; year=$1; engine=1.5; fuel=Бензин/Метан; @sedanOld
Chevrolet Spark {2012-2022^}, {автомат/механика} | Chevrolet Spark {2012-2022^}, {avtomat/mexanika} | $5600-8700 | model=Spark; year=$1; engine=1.25; body=Хэтчбек; @hatch
Chevrolet Damas {2018-2024^}, {люкс/стандарт} | Chevrolet Damas {2018-2024^}, {lyuks/standart} | $6500-8900 | model=Damas; year=$1; engine=0.8; body=Микровэн; fuel=Метан/Пропан; gearbox=Механика; @microvan
Chevrolet Onix Premier 1.2 турбо, {2023-2025^} | Chevrolet Onix Premier 1.2 turbo, {2023-2025^} | $14500-17200 | model=Onix; year=$1; engine=1.2; gearbox=Автомат
Chevrolet Tracker 2, {2021-2025^} | Chevrolet Tracker 2, {2021-2025^} | $15800-20500 | model=Tracker; year=$1; body=Кроссовер; engine=1.2; gearbox=Автомат; @suv
Chevrolet Malibu 2 Premier, {2017-2022^} | Chevrolet Malibu 2 Premier, {2017-2022^} | $16500-26500 | model=Malibu; year=$1; engine=2.0; gearbox=Автомат
Chevrolet Captiva 4, {2013-2018^} | Chevrolet Captiva 4, {2013-2018^} | $11500-18500 | model=Captiva; year=$1; body=Кроссовер; engine=2.4; gearbox=Автомат; @suv
Chevrolet Monza {2024-2025^}, чёрный салон | Chevrolet Monza {2024-2025^}, qora salon | $16200-18800 | model=Monza; year=$1; engine=1.3; gearbox=Автомат
Daewoo Nexia 2, {2009-2015^}, метан | Daewoo Nexia 2, {2009-2015^}, metan | $4200-6400 | model=Nexia 2; year=$1; fuel=Метан; engine=1.5; gearbox=Механика; @sedanOld
Daewoo Matiz Best, {2010-2017^} | Daewoo Matiz Best, {2010-2017^} | $3300-5600 | model=Matiz; year=$1; body=Хэтчбек; engine=0.8; gearbox=Механика; @hatch
Ravon R4 {2016-2019^}, полная комплектация | Ravon R4 {2016-2019^}, toʻliq komplektatsiya | $8600-10200 | model=R4; year=$1; engine=1.5
Kia K5 {2021-2024^}, GT-Line | Kia K5 {2021-2024^}, GT-Line | $25500-33500 | model=K5; year=$1; engine=2.5; gearbox=Автомат
Kia Sportage {2022-2025^}, полный привод | Kia Sportage {2022-2025^}, toʻliq yuritma | $27500-36000 | model=Sportage; year=$1; body=Кроссовер; drive=Полный; gearbox=Автомат; engine=2.0; @suv
Kia Seltos {2021-2024^} | Kia Seltos {2021-2024^} | $18500-24500 | model=Seltos; year=$1; body=Кроссовер; engine=1.6; gearbox=Вариатор; @suv
Hyundai Tucson {2020-2025^} | Hyundai Tucson {2020-2025^} | $23500-34500 | model=Tucson; year=$1; body=Кроссовер; engine=2.0; gearbox=Автомат; @suv
Hyundai Sonata {2019-2023^}, панорама | Hyundai Sonata {2019-2023^}, panorama | $18500-27000 | model=Sonata; year=$1; engine=2.5; gearbox=Автомат
Hyundai Elantra {2021-2024^} | Hyundai Elantra {2021-2024^} | $17500-21500 | model=Elantra; year=$1; engine=1.6; gearbox=Вариатор
BYD Song Plus DM-i {2023-2025^}, гибрид | BYD Song Plus DM-i {2023-2025^}, gibrid | $24500-29500 | model=Song Plus; year=$1; fuel=Гибрид; body=Кроссовер; gearbox=Вариатор; engine=1.5; @suv
BYD Chazor {2023-2025^}, подключаемый гибрид | BYD Chazor {2023-2025^}, zaryadlanadigan gibrid | $17500-20500 | model=Chazor; year=$1; fuel=Гибрид; gearbox=Вариатор; engine=1.5
BYD Han EV {2022-2024^}, 610 км хода | BYD Han EV {2022-2024^}, 610 km yuradi | $29500-38500 | model=Han; year=$1; fuel=Электричество; gearbox=Автомат
Chery Tiggo 7 Pro {2022-2024^} | Chery Tiggo 7 Pro {2022-2024^} | $17800-22500 | model=Tiggo 7 Pro; year=$1; body=Кроссовер; engine=1.5; gearbox=Вариатор; @suv
Haval Jolion {2022-2025^} | Haval Jolion {2022-2025^} | $18200-22800 | model=Jolion; year=$1; body=Кроссовер; engine=1.5; gearbox=Робот; @suv
Jetour X70 Plus {2023-2025^}, 7 мест | Jetour X70 Plus {2023-2025^}, 7 oʻrinli | $21500-25500 | model=X70 Plus; year=$1; body=Кроссовер; engine=1.5; gearbox=Робот; @suv
Leapmotor C11 {2023-2024^}, электро | Leapmotor C11 {2023-2024^}, elektr | $21500-26500 | model=C11; year=$1; fuel=Электричество; body=Кроссовер; gearbox=Автомат; @suv
Toyota Camry 70, {2018-2023^} | Toyota Camry 70, {2018-2023^} | $23500-34500 | model=Camry; year=$1; engine=2.5; gearbox=Автомат
Toyota Land Cruiser Prado {2015-2021^} | Toyota Land Cruiser Prado {2015-2021^} | $34500-54000 | model=Land Cruiser Prado; year=$1; body=Внедорожник; drive=Полный; engine=2.7; gearbox=Автомат; @suv
Mercedes-Benz E 200, {2013-2019^} | Mercedes-Benz E 200, {2013-2019^} | $18500-36500 | model=E 200; year=$1; drive=Задний; engine=2.0; gearbox=Автомат
BMW 520, {2014-2020^} | BMW 520, {2014-2020^} | $18500-37500 | model=520; year=$1; drive=Задний; engine=2.0; gearbox=Автомат
Volkswagen ID.4 {2022-2023^}, Pure+ | Volkswagen ID.4 {2022-2023^}, Pure+ | $20500-25500 | model=ID.4; year=$1; fuel=Электричество; body=Кроссовер; gearbox=Автомат; @suv
Lada Vesta {2018-2022^} | Lada Vesta {2018-2022^} | $8600-11800 | model=Vesta; year=$1; engine=1.6; gearbox=Механика; @sedanOld
# motorcycles 7 motorcycle moto 0.7
Yamaha YBR 125, {2016-2022^} | Yamaha YBR 125, {2016-2022^} | $900-1700 | year=$1; engine=125
Honda CB400 Super Four, {2003-2012^} | Honda CB400 Super Four, {2003-2012^} | $2600-4200 | year=$1; engine=399
Мотоцикл Lifan 200, {2020-2024^} | Lifan 200 mototsikli, {2020-2024^} | $850-1400 | year=$1; engine=197
Racer Tiger 250, внедорожный | Racer Tiger 250, yoʻltanlamas | $1300-1900 | engine=250; @dirtbike
# mopeds 8 scooter moto 0.5
Электроскутер {60/72} В, хватает на {50-80} км | Elektr skuter {60/72} V, {50-80} km ga yetadi | 5500-9800k | fuel=Электрический
Скутер Honda Dio, привозной | Honda Dio skuteri, keltirilgan | 7500-12000k | fuel=Бензиновый
Мопед Alpha 110 | Alpha 110 mopedi | 5800-8900k | fuel=Бензиновый; @moped
Трёхколёсный грузовой электроскутер | Uch gʻildirakli yuk elektr skuteri | 11000-17500k | fuel=Электрический; @trike
# atvs 4 atv moto 0.5
Квадроцикл {150/200/250} куб, {2021-2024} | Kvadrotsikl {150/200/250} kub, {2021-2024} | $1500-2900 |
Детский квадроцикл 49 куб, бензин | Bolalar kvadrotsikli 49 kub, benzinli | 5500-7500k |
# moto-gear 4 helmet sport 0.3
Мотошлем интеграл, размер {M/L/XL} | Yopiq motoshlem, {M/L/XL} oʻlcham | 450-1200k |
Куртка и перчатки мотоциклиста | Mototsiklchi kurtkasi va qoʻlqopi | 700-1500k | @bikerSet
Цепь и звёзды на 125 куб | 125 kub uchun zanjir va yulduzchalar | 250-480k | @chain
# trucks 9 truck heavy 0.8 fuel=Дизель
Isuzu NQR 71, {2014-2022^}, тент | Isuzu NQR 71, {2014-2022^}, tentli | $17500-31500 | model=NQR 71; year=$1; payload=5
КамАЗ 6520 самосвал, {2010-2019^} | KamAZ 6520 samosval, {2010-2019^} | $22500-46500 | brand=КамАЗ; model=6520; year=$1; payload=20; @dumper
Howo 371, {2012-2020^}, 25 кубов | Howo 371, {2012-2020^}, 25 kub | $26500-47500 | model=371; year=$1; payload=25; @dumper
MAN TGX 18.440 с рефрижератором, {2010-2017^} | MAN TGX 18.440 refrijerator bilan, {2010-2017^} | $31500-52500 | model=TGX 18.440; year=$1; payload=20; @semi
ГАЗель бортовая, {2013-2021^}, метан | GAZel bortli, {2013-2021^}, metan | $6800-12500 | brand=ГАЗ; model=Газель; year=$1; payload=1.5; fuel=Метан; @gazelle
# vans 6 van heavy 0.8 gearbox=Механика
Hyundai Staria {2022-2024^}, 9 мест | Hyundai Staria {2022-2024^}, 9 oʻrinli | $32500-41500 | model=Staria; year=$1; fuel=Дизель; gearbox=Автомат
Mercedes-Benz Sprinter 313, пассажирский, {2008-2015^} | Mercedes-Benz Sprinter 313, yoʻlovchi, {2008-2015^} | $11500-19500 | model=Sprinter; year=$1; fuel=Дизель
Chevrolet Labo {2019-2023^}, с будкой | Chevrolet Labo {2019-2023^}, budkali | $6800-8900 | year=$1; model=Labo; fuel=Метан; gearbox=Механика; @labo
# buses 3 bus heavy 0.9 fuel=Дизель
Isuzu NP37, {2012-2018^}, 27 мест | Isuzu NP37, {2012-2018^}, 27 oʻrinli | $16500-27500 | model=NP37; year=$1; seats=27
Автобус Yutong, {2014-2019^}, туристический | Yutong avtobusi, {2014-2019^}, turistik | $38500-64500 | year=$1; seats=49; @coach
# special-machinery 6 excavator heavy 0.85 fuel=Дизель
Экскаватор-погрузчик JCB 3CX, {2011-2018^} | JCB 3CX ekskavator-yuklagich, {2011-2018^} | $28500-46500 | model=3CX; year=$1
Гусеничный экскаватор Caterpillar 320, {2009-2016^} | Caterpillar 320 zanjirli ekskavator, {2009-2016^} | $44500-78500 | model=320; year=$1; @crawler
Мини-погрузчик, вилочный, {2/3} тонны | Vilkali mini yuklagich, {2/3} tonna | $7500-14500 | @forklift
Автокран 25 тонн на базе КамАЗ | KamAZ bazasida 25 tonnali avtokran | $39500-58500 | brand=КамАЗ; @crane
# trailers 4 truck heavy 0.8
Полуприцеп тентованный, 13.6 м | Tentli yarim tirkama, 13.6 m | $9500-16500 | @trailerTent
Прицеп для легковой машины, {1.5/2} × 1.2 м | Yengil mashina tirkamasi, {1.5/2} × 1.2 m | 6500-11500k | @carTrailer
Полуприцеп рефрижератор Schmitz | Schmitz yarim tirkama refrijeratori | $13500-22500 | @trailerTent:white
# car-parts 22 motor parts 0.45 origin=Оригинал/Аналог/С_разбора
Тормозные диски и колодки Chevrolet Cobalt | Chevrolet Cobalt tormoz disk va kolodkalari | 450-950k | brand=Chevrolet; @brakeDiscs
Двигатель 1.5 Chevrolet Gentra, контрактный | Chevrolet Gentra 1.5 dvigateli, kontrakt | 7500-11500k | brand=Chevrolet; origin=С разбора; used; @motor
Генератор Daewoo Nexia | Daewoo Nexia generatori | 450-850k | brand=Daewoo; @alternator
Фара передняя {левая/правая} Chevrolet Malibu 2 | Chevrolet Malibu 2 old farasi, {chap/oʻng} | 1300-2400k | brand=Chevrolet; @headlight
Амортизаторы Chevrolet Spark, комплект | Chevrolet Spark amortizatorlari, komplekt | 900-1600k | brand=Chevrolet; @shocks
Коробка автомат Chevrolet Lacetti | Chevrolet Lacetti avtomat karobkasi | 3500-6500k | brand=Chevrolet; origin=С разбора; used; @gearbox
Радиатор Kia K5, новый | Kia K5 radiatori, yangi | 1100-1900k | brand=Kia; origin=Аналог; @radiator
Поршневая группа 1.5, комплект | Porshen guruhi 1.5, komplekt | 750-1400k | @pistons
# tires 10 tyreStack parts 0.4 season=Летние/Зимние/Всесезонные
Шины Hankook 195/65 R15, 4 штуки | Hankook 195/65 R15 shinalari, 4 dona | 1600-2900k | diameter=R15; @tyreStack
Шины Michelin 215/55 R17, летние | Michelin 215/55 R17 shinalari, yozgi | 3200-5200k | diameter=R17; season=Летние; @tyre
Зимняя резина Nokian 185/65 R14 | Nokian 185/65 R14 qishki rezina | 1500-2600k | diameter=R14; season=Зимние; @tyre
Резина 225/60 R18, остаток {60-90} % | 225/60 R18 rezina, {60-90} % qolgan | 1800-3400k | diameter=R18; used
# rims 7 rim+tyre parts 0.5 kind=Литые/Кованые
Диски R15 на Cobalt, оригинал | Cobalt uchun R15 disklar, original | 1700-2900k | diameter=R15; kind=Литые
Литые диски R17 5×114.3 | R17 5×114.3 quyma disklar | 3100-5400k | diameter=R17; kind=Литые
Диски R13 штамповка, 4 шт | R13 shtamplangan disklar, 4 dona | 500-900k | diameter=R13; kind=Штампованные; @steelRim
Кованые диски R18 с резиной | R18 bolgʻalangan disklar rezinasi bilan | 7500-12500k | diameter=R18; kind=Кованые; @tyre
# gas-equipment 5 cylinder parts 0.4
Метан баллон {50/65/80} литров, с документами | Metan ballon {50/65/80} litr, hujjati bilan | 1900-3400k |
Комплект пропан 4-го поколения, установка | 4-avlod propan komplekti, oʻrnatib beramiz | 4200-6300k | @propaneKit
Редуктор и форсунки для метана | Metan uchun reduktor va forsunkalar | 900-1800k | @injectors
# car-audio 6 carScreen gadget 0.3
Android-магнитола 9 дюймов на {Cobalt/Gentra/Spark} | {Cobalt/Gentra/Spark} uchun 9 dyuymli Android magnitola | 1100-2100k |
Сабвуфер Pioneer с усилителем | Pioneer sabvuferi kuchaytirgich bilan | 1400-2600k | @subwoofer
Видеорегистратор 4K, две камеры | Videoregistrator 4K, ikki kamerali | 550-1200k | @dashcam
# car-batteries 5 carBattery parts 0.15
Аккумулятор Delkor {60/75/90} А·ч | Delkor akkumulyatori {60/75/90} A·soat | 780-1500k |
Аккумулятор Varta 70 А·ч, гарантия год | Varta 70 A·soat akkumulyatori, bir yil kafolat | 1200-1600k |
Зарядное устройство для аккумулятора | Akkumulyator zaryadlash moslamasi | 260-550k | @batteryCharger
# car-chemicals 5 oilCan parts 0
Масло моторное Shell 5W-30, 4 л | Shell 5W-30 motor moyi, 4 l | 340-480k |
Антифриз Felix, 10 л | Felix antifrizi, 10 l | 220-320k | @antifreeze
Автошампунь и полироль, набор | Avtoshampun va polirol toʻplami | 90-180k | @carShampoo
# car-accessories 8 steering parts 0
Чехлы из экокожи на {Cobalt/Gentra/Tracker} | {Cobalt/Gentra/Tracker} uchun ekoteri gʻiloflar | 850-1700k | @seatCovers
Полики 3D, полный комплект | 3D poliklar, toʻliq komplekt | 350-700k | @carMats
Оплётка на руль, кожа | Rul gʻilofi, charm | 90-180k |
Держатель телефона с беспроводной зарядкой | Simsiz quvvatlovchi telefon ushlagich | 120-260k | @phoneHolder
# garage-equipment 4 carLift machine 0.45
Подъёмник двухстоечный, 4 тонны | Ikki ustunli koʻtargich, 4 tonna | 21000-29500k |
Шиномонтаж и балансировка, комплект | Shinomontaj va balansirovka, komplekt | 19500-28500k | @tyreChanger
Компрессор {50/100} л | Kompressor {50/100} l | 1700-3900k | @compressor
# boats 3 boat moto 0.7
Лодка надувная с мотором, {3.2/3.6} м | Motorli puflanadigan qayiq, {3.2/3.6} m | 9500-17500k | @inflatable
Катер «Казанка» с прицепом | «Kazanka» kateri tirkamasi bilan | $2700-4300 |
Водный велосипед, двухместный | Ikki kishilik suv velosipedi | 8500-12500k | @waterBike
`;
