/** Things offered in Building and repair; the format is told in parseLeaves. */
export const construction = `
# bricks-blocks 8 bricks building 0 unit=Штука
Кирпич жжёный {М100/М125}, машина | Pishgan gʻisht {M100/M125}, mashina | 900-1500 | @bricks:red/bricks:orange
Газоблок 600×300×200, доставка | Gazoblok 600×300×200, yetkazib berish | 13500-18500 | @blocksPallet
Пеноблок D600 с завода | D600 penoblok zavoddan | 11500-15500 | @blocksPallet:grey
# cement-mixes 7 sacks building 0 unit=Мешок
Цемент М{400/450/500}, Ахангаран | Sement M{400/450/500}, Ohangaron | 43-62k |
Штукатурка гипсовая 30 кг | Gips suvoq 30 kg | 42-58k |
Клей для кафеля 25 кг | Kafel kleyi 25 kg | 38-65k |
# sand-gravel 5 sand building 0 unit=М³
Песок, щебень, шагал с доставкой | Qum, sheben, shagʻal yetkazib berish bilan | 90-180k |
Клинец и отсев, от {5/10} кубов | Klines va otsev, {5/10} kubdan | 85-150k | @gravel
# timber 5 timber building 0.05 unit=М³
Доска обрезная, сосна, {25/40/50} мм | Kesilgan taxta, qaragʻay, {25/40/50} mm | 3100-4200k |
Брус {50×50/100×100}, 6 метров | Brus {50×50/100×100}, 6 metr | 45-260k | unit=Штука; @beams
# rolled-metal 6 rebar building 0.05 unit=Тонна
Арматура {10/12/14/16} мм, тонна | Armatura {10/12/14/16} mm, tonna | 7800-9400k |
Профильная труба {40×20/60×40} | Profil quvur {40×20/60×40} | 19-46k | unit=Метр; @profilePipes
Уголок и швеллер, резка в размер | Burchak va shveller, oʻlchamga kesamiz | 9-32k | unit=Кг; @angles
# roofing 5 roof building 0.05 unit=М²
Металлочерепица {0.4/0.45/0.5} мм | Metallcherepitsa {0.4/0.45/0.5} mm | 62-98k |
Травертин для фасада | Fasad uchun travertin | 85-170k | @stoneTiles
Профнастил 0.45 мм | Profnastil 0.45 mm | 48-72k | @profSheet
# insulation 4 insulation building 0 unit=Упаковка
Минвата {50/100} мм, рулон | Mineral paxta {50/100} mm, rulon | 180-380k |
Пенопласт и пенополистирол | Penoplast va penopolistirol | 35-95k | unit=М²; @foamBoards
# tiles 6 tiles building 0
Кафель {30×60/60×60}, м² | Kafel {30×60/60×60}, m² | 72-160k | kind=Кафель
Керамогранит 60×120, Индия | Keramogranit 60×120, Hindiston | 130-240k | kind=Керамогранит; @slab
Мраморные подоконники и ступени | Marmar deraza tokchasi va zinalar | 250-650k | kind=Мрамор; @marbleSteps
# paints 5 paint building 0
Краска {водоэмульсионная/фасадная} {10/20} кг | {Suv emulsiya/Fasad} boʻyogʻi {10/20} kg | 180-520k |
Эмаль и лак по дереву | Yogʻoch uchun emal va lak | 45-140k | @enamel
# wallpaper 4 rolls building 0
Обои виниловые, {Корея/Турция} | Vinil gulqogʻoz, {Koreya/Turkiya} | 140-390k |
Фотообои в детскую | Bolalar xonasi uchun fotogulqogʻoz | 250-600k | @photoWall
# flooring 5 laminate building 0.05
Ламинат {8/12} мм, 33 класс | Laminat {8/12} mm, 33 klass | 78-160k |
Линолеум {3/3.5/4} м, остатки | Linoleum {3/3.5/4} m, qoldiqlar | 45-95k | @linoleum
# doors 7 door building 0.15
Межкомнатная дверь с установкой | Xona eshigi oʻrnatish bilan | 850-1900k | place=Межкомнатная
Входная дверь, металл, {2/3} замка | Kirish eshigi, temir, {2/3} qulfli | 1900-4300k | place=Входная; @steelDoor
Ворота откатные с автоматикой | Avtomatikali suriladigan darvoza | 9500-18500k | place=Ворота; @slidingGate
# windows 6 window building 0.05
Окна Akfa, {7000/Trio}, м² | Akfa derazalari, {7000/Trio}, m² | 750-1400k |
Остекление балкона под ключ | Balkonni toʻliq oynalash | 4500-9500k | @balconyGlass
# plumbing 7 tap building 0.1
Смеситель для кухни, {высокий/низкий} | Oshxona smesiteli, {baland/past} | 220-650k | @tap
Унитаз с инсталляцией | Installyatsiyali unitaz | 1800-3900k | @toilet
Раковина с тумбой | Tumbali rakovina | 950-2200k | @washbasin
# electrical 5 bulb building 0
Кабель ВВГ {2×2.5/3×2.5}, бухта | VVG kabel {2×2.5/3×2.5}, buxta | 650-1400k | @cableCoil
LED-лампы {9/12/15} Вт, упаковка | LED lampalar {9/12/15} Vt, upakovka | 90-180k |
Розетки и автоматы Schneider | Schneider rozetka va avtomatlari | 25-160k | @sockets
# boilers 6 boiler building 0.3
Котёл газовый {Navien/Baxi/Ferroli} 24 кВт | {Navien/Baxi/Ferroli} gaz qozoni 24 kVt | 6800-12500k |
Радиаторы алюминиевые, {8/10/12} секций | Alyuminiy radiatorlar, {8/10/12} seksiya | 750-1400k | @radiatorHeat
# pumps 6 pump building 0.25
Насос для скважины {40/60/80} м | Quduq uchun nasos {40/60/80} m | 1300-3200k | @wellPump
Насосная станция для дома | Uy uchun nasos stansiyasi | 1100-2300k |
Труба ПНД {32/50/63}, бухта | PND quvur {32/50/63}, buxta | 450-1300k | @pipeCoil
# solar-panels 5 solar building 0
Солнечная станция {3/5/10} кВт под ключ | Quyosh stansiyasi {3/5/10} kVt, toʻliq | 19500-64000k |
Солнечная панель 550 Вт | Quyosh paneli 550 Vt | 950-1400k | @solarPanel
# power-tools 12 drill tool 0.4 power=Сеть
Дрель-шуруповёрт Makita {12/18} В | Makita shurupovyorti {12/18} V | 750-1900k | power=Аккумулятор
Болгарка {125/180/230} мм, Bosch | Bosch bolgarkasi {125/180/230} mm | 550-1500k | @grinderTool
Перфоратор DeWalt, 800 Вт | DeWalt perforatori, 800 Vt | 1400-2400k | @perforator
Бензопила Crown, {45/52} куб | Crown benzopilasi, {45/52} kub | 950-1700k | power=Бензин; @chainsaw
Набор Total: дрель и лобзик | Total toʻplami: drel va lobzik | 750-1300k | @drillSet
# hand-tools 6 handTools tool 0.2
Набор инструментов, {96/108/216} предметов | Asboblar toʻplami, {96/108/216} buyum | 380-1250k |
Лазерный уровень, 12 линий | Lazer daraja, 12 chiziq | 650-1500k | @laserLevel
# welding 4 welder tool 0.35
Сварочный инвертор {200/250/300} А | Payvandlash invertori {200/250/300} A | 850-1900k |
Полуавтомат с горелкой | Gorelkali yarim avtomat | 2300-4200k | @migWelder
# generators 5 generator tool 0.4
Генератор бензиновый {3/5/7} кВт | Benzinli generator {3/5/7} kVt | 2900-7900k |
Стабилизатор {5/10} кВт | Stabilizator {5/10} kVt | 950-2600k | @stabilizer
# ladders 4 ladder tool 0.35
Стремянка алюминиевая, {5/7/9} ступеней | Alyuminiy narvon, {5/7/9} pogʻona | 350-950k |
Строительные леса, аренда и продажа | Qurilish havozalari, ijara va sotuv | 1500-4900k | @scaffold
`;
