/** Things offered in Home appliances; the format is told in parseLeaves. */
export const appliances = `
# refrigerators 20 fridge appliance 0.5 no-frost=true doors=Двухкамерный
Холодильник Artel HD {276/316/341} | Artel HD {276/316/341} muzlatgichi | 2700-3900k | height=170 см
Samsung No Frost, двухкамерный, {300-360} л | Samsung No Frost, ikki kamerali, {300-360} l | 5200-7400k | height=185 см
Холодильник LG Side-by-Side | LG Side-by-Side muzlatgichi | 11500-15500k | doors=Side-by-Side; height=179 см; @fridgeSbs
Shivaki маленький, для дачи | Shivaki kichik, dacha uchun | 1500-2200k | doors=Однокамерный; no-frost=false; height=85 см; @fridgeSmall
Холодильник Avangard, рабочий | Avangard muzlatgichi, ishlaydi | 1400-2100k | used; no-frost=false
Haier, инвертор, тихий | Haier, invertorli, shovqinsiz | 6200-8400k |
# freezers 5 freezer appliance 0.4
Морозильный ларь {200/300/400} л | Muzlatish lari {200/300/400} l | 2900-4900k |
Морозильник Artel, вертикальный | Artel vertikal muzlatgichi | 2600-3600k | @freezerTall
# stoves 9 stove appliance 0.45 energy=Газ
Газовая плита Artel, {50/60} см | Artel gaz plitasi, {50/60} sm | 1600-2700k |
Плита Gorenje, газ и электродуховка | Gorenje plitasi, gaz va elektr duxovka | 4300-5900k | energy=Газ и электричество
Встраиваемая духовка Bosch | Bosch oʻrnatiladigan duxovkasi | 4600-6900k | energy=Электричество; @oven
# hoods 4 hood appliance 0.2
Вытяжка Artel, наклонная, {50/60} см | Artel qiya havo soʻrgichi, {50/60} sm | 950-1700k | @hoodSlanted
Вытяжка купольная, три скорости | Gumbazsimon havo soʻrgich, uch tezlik | 850-1400k |
# microwaves 7 microwave appliance 0.45
Микроволновка Samsung 23 л | Samsung mikrotoʻlqinli pechi, 23 l | 850-1400k |
Микроволновая печь Artel, гриль | Artel mikrotoʻlqinli pechi, gril | 750-1150k |
Midea 20 л, почти новая | Midea 20 l, deyarli yangi | 600-900k | used
# dishwashers 4 dishwasher appliance 0.3
Посудомойка Bosch, {10/13} комплектов | Bosch idish yuvgichi, {10/13} komplekt | 5200-7900k |
Встраиваемая Midea 45 см | Midea oʻrnatiladigan, 45 sm | 3600-4800k |
# kettles 6 kettle appliance 0.2
Электрочайник {Tefal/Braun/Artel} 1.7 л | {Tefal/Braun/Artel} elektr choynagi 1.7 l | 180-520k |
Кофемашина Philips, автомат | Philips qahva mashinasi, avtomat | 4600-7200k | @coffeeMachine
Термопот 5 литров | Termopot 5 litr | 420-680k | @thermopot
# small-kitchen 7 blender appliance 0.25
Блендер {Braun/Philips/Bosch}, набор | {Braun/Philips/Bosch} blenderi, toʻplam | 420-950k |
Мясорубка Bosch 2000 Вт | Bosch qiymalagichi 2000 Vt | 1100-1900k | @grinder
Соковыжималка для твёрдых овощей | Qattiq sabzavotlar uchun sharbat chiqargich | 480-1100k | @juicer
# multicookers 5 multicooker appliance 0.3
Мультиварка Redmond 5 л | Redmond multivarkasi 5 l | 650-1050k |
Аэрогриль Xiaomi 4.5 л | Xiaomi aerogrili 4.5 l | 950-1450k | @airfryer
# washing-machines 18 washer appliance 0.5 kind=Автомат
Стиральная машина Samsung {6/7/8} кг | Samsung kir yuvish mashinasi {6/7/8} kg | 3600-5400k | load=$1 кг
LG Direct Drive {7/8/9} кг, пар | LG Direct Drive {7/8/9} kg, bugʻli | 4700-6600k | load=$1 кг
Artel {6/7} кг, гарантия | Artel {6/7} kg, kafolatli | 2600-3400k | load=$1 кг; new
Полуавтомат {7/8} кг | Yarim avtomat {7/8} kg | 1200-1900k | load=$1 кг; kind=Полуавтомат; @semiWasher
Indesit 5 кг, узкая, рабочая | Indesit 5 kg, ensiz, ishlaydi | 1300-2100k | load=До 5 кг; used
# dryers 3 washer appliance 0.4
Сушильная машина Bosch {8/9} кг | Bosch kir quritgichi {8/9} kg | 6400-8900k | load=$1 кг; @dryer
Сушилка Beko с тепловым насосом, 8 кг | Beko issiqlik nasosli quritgichi, 8 kg | 5200-6900k | load=8 кг; @dryer
# vacuum-cleaners 10 vacuum appliance 0.4 robot=false
Пылесос Artel 2000 Вт | Artel changyutgichi 2000 Vt | 650-1100k | @vacuum
Samsung с контейнером, без мешка | Samsung konteynerli, qopsiz | 850-1400k | @cyclone
Робот-пылесос Xiaomi {S10/E10} | Xiaomi {S10/E10} robot changyutgichi | 1900-3300k | robot=true; @robot
Dyson V{8/10/11} аккумуляторный | Dyson V{8/10/11} akkumulyatorli | 3600-6400k | @stick
# irons 5 iron appliance 0.3
Утюг {Philips/Tefal/Braun} с паром | {Philips/Tefal/Braun} bugʻli dazmoli | 350-850k |
Отпариватель вертикальный | Vertikal bugʻlagich | 550-1100k | @steamer
# sewing-machines 6 sewing appliance 0.6
Швейная машинка Janome, 15 операций | Janome tikuv mashinasi, 15 operatsiya | 1900-2900k |
Чайка-132 с ножным приводом | Chayka-132, oyoq yuritmali | 650-1200k | used; @oldSewing
Оверлок 4-ниточный | 4 ipli overlok | 2300-3400k | @overlock
# air-conditioners 14 aircon appliance 0.35 inverter=true
Кондиционер Artel {9000/12000/18000} | Artel {9000/12000/18000} konditsioneri | 3300-5900k | btu=$1
Gree инвертор {12000/18000}, установка | Gree invertor {12000/18000}, oʻrnatish bilan | 5200-7900k | btu=$1
Кондиционер Midea 12000, б/у, заправлен | Midea 12000 konditsioneri, gazi bor | 2600-3400k | btu=12000; used; inverter=false
Колонный кондиционер 24000 | Ustunli konditsioner 24000 | 9800-13500k | btu=24000; @airconTower
# fans 4 fan appliance 0.3
Вентилятор напольный с пультом | Pultli pol ventilyatori | 250-520k |
Кулер воздуха с водой | Suvli havo kuleri | 850-1500k | @airCooler
# heaters 5 heater appliance 0.4
Масляный обогреватель {9/11/13} секций | Moyli isitgich {9/11/13} seksiya | 550-950k |
Инфракрасный обогреватель | Infraqizil isitgich | 350-750k | @heaterIr
# water-heaters 6 waterHeater appliance 0.3
Водонагреватель Ariston {50/80/100} л | Ariston suv isitgichi {50/80/100} l | 1700-2900k | volume=$1 л
Аристон Artel {50/80} л, новый | Artel aristoni {50/80} l, yangi | 1300-1900k | volume=$1 л; new
# air-care 4 humidifier appliance 0.25
Увлажнитель воздуха {4/5/6} л | Havo namlagich {4/5/6} l | 350-850k |
Очиститель воздуха Xiaomi 4 Lite | Xiaomi 4 Lite havo tozalagichi | 1600-2200k | @purifier
# water-filters 5 cooler appliance 0.35
Фильтр для воды, {5/6} ступеней | Suv filtri, {5/6} bosqichli | 950-2100k | @waterFilter
Кулер с охлаждением и шкафчиком | Sovutgichli va shkafchali kuler | 950-1600k |
`;
