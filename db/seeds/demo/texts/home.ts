/** Things offered in Home and garden; the format is told in parseLeaves. */
export const home = `
# sofas 20 sofa furniture 0.45 folding=true material=Ткань/Экокожа custom=false
Угловой диван, раскладной, {2.4/2.6/3} м | Burchak divan, yigʻiladigan, {2.4/2.6/3} m | 3200-6900k | @cornerSofa
Диван-книжка с ящиком для белья | Choyshab qutili kitob-divan | 1800-3200k | @sofa
Кресло для гостиной, {велюр/букле} | Mehmonxona kreslosi, {velyur/bukle} | 950-1900k | folding=false; @armchair
Мягкая мебель: диван и два кресла | Yumshoq mebel: divan va ikkita kreslo | 3900-8400k | @sofaSet
Диван на заказ, любой размер | Buyurtma divan, istalgan oʻlcham | 3500-7500k | custom=true; new; @sofa
# beds 10 bed furniture 0.4 size=Двуспальная
Кровать двуспальная 160×200 с подъёмником | Ikki kishilik karavot 160×200, koʻtargichli | 2600-4900k |
Двухъярусная кровать для детей | Bolalar uchun ikki qavatli karavot | 2200-3600k | size=Двухъярусная; @bunkBed
Спальный гарнитур, {5/6} предметов | Yotoqxona toʻplami, {5/6} buyum | 7500-16500k | @bedSet
Односпальная кровать, дерево | Bir kishilik karavot, yogʻoch | 1100-1900k | size=Односпальная; material=Дерево; @singleBed
# mattresses 5 mattress furniture 0.1
Матрас ортопедический {160/180}×200 | Ortopedik matras {160/180}×200 | 1500-3400k |
Матрас 90×200, независимые пружины | Matras 90×200, mustaqil prujinali | 850-1600k |
# wardrobes 9 wardrobe furniture 0.4 material=ЛДСП/МДФ
Шкаф-купе, {2/3} двери, зеркало | Shkaf-kupe, {2/3} eshikli, oynali | 2400-4900k | @slidingWardrobe
Комод на {5/6} ящиков | {5/6} tortmali komod | 900-1800k | @dresser
Прихожая с зеркалом и обувницей | Oyna va poyabzal javonli koridor mebeli | 1500-3300k | @hallStand
# tables-chairs 11 dining furniture 0.4 material=Дерево/МДФ
Стол раздвижной, стульев: {4/6} | Choʻziladigan stol, stullar: {4/6} | 2100-4600k |
Письменный стол для школьника | Oʻquvchi uchun yozuv stoli | 650-1400k | @schoolDesk
Стулья мягкие, {6/8} штук | Yumshoq stullar, {6/8} dona | 1200-2900k | @chairs
Журнальный столик, стекло и металл | Jurnal stoli, shisha va metall | 480-1100k | material=Стекло; @coffeeTable
# kitchen-furniture 7 kitchenSet furniture 0.25 material=МДФ/ЛДСП
Кухонный гарнитур на заказ, метр | Buyurtma oshxona mebeli, metri | 2200-3900k | custom=true; new
Кухня {2.4/3/3.2} метра, готовая | Tayyor oshxona {2.4/3/3.2} metr | 5200-11500k |
Кухонный уголок со столом | Stolli oshxona burchagi | 1600-2900k | @kitchenCorner
# shelves 5 shelf furniture 0.35
Стеллаж для книг, {5/6} полок | Kitob javoni, {5/6} tokcha | 550-1200k |
Тумба под телевизор | Televizor tumbasi | 650-1500k | @tvStand
# carpets 10 carpet textile 0.3 material=Акрил/Шерсть/Полиэстер
Ковёр {2×3/2.5×4/3×5} м, SAG | SAG gilami, {2×3/2.5×4/3×5} m | 900-3600k | size=$1 м
Ковёр ручной работы, шёлк, Бухара | Qoʻlda toʻqilgan ipak gilam, Buxoro | 9500-38000k | handmade=true; material=Шёлк; @carpetSilk
Палас туркменский, шерсть | Turkman palosi, jun | 1800-4900k | material=Шерсть; handmade=true; @palas
# curtains 6 curtains textile 0.15
Шторы с пошивом, комплект на окно | Parda tikib beriladi, bir derazaga komplekt | 450-1600k |
Рулонные жалюзи, любой размер | Rulonli jalyuzi, istalgan oʻlcham | 180-550k | @blinds
# bedding 5 pillows textile 0
Постельное бельё {1.5/2}-спальное, сатин | Choyshab toʻplami {1.5/2} kishilik, satin | 220-650k |
Подушки и одеяло, набор | Yostiq va koʻrpa toʻplami | 350-850k | @blanket
# kurpachas 6 kurpacha textile 0.1
Курпачи из адраса, {6/8} штук | Adras koʻrpachalar, {6/8} dona | 900-2600k |
Одеяло ватное, ручная работа | Paxtali koʻrpa, qoʻlda qavilgan | 350-750k | @quilt
Сарпо для невесты, полный комплект | Kelin sarposi, toʻliq komplekt | 4500-12500k | @sarpo
# fabrics 5 fabric textile 0
Ткань {атлас/адрас/бахмаль}, метр | {Atlas/Adras/Baxmal} mato, metri | 60-220k |
Трикотаж оптом, рулон | Trikotaj ulgurji, rulon | 650-1400k | @knitRolls
# tableware 7 teapot houseware 0.1
Чайный сервиз «Пахта», {15/18} предметов | «Paxta» choy servizi, {15/18} buyum | 220-650k |
Ляганы ручной работы, Риштан | Qoʻlda ishlangan laganlar, Rishton | 180-550k | @plate
Сервиз столовый на {6/12} персон | {6/12} kishilik dasturxon servizi | 650-1900k | @dinnerSet
# cookware 7 kazan houseware 0.15
Казан чугунный {8/12/16} литров | Choʻyan qozon {8/12/16} litr | 350-950k | @kazan
Набор кастрюль, нержавейка | Kastryullar toʻplami, zanglamas | 450-1200k | @pots
Мантоварка {5/6} ярусов | Mantipaz {5/6} qavatli | 220-450k | @mantovarka
# household-chemicals 5 detergent houseware 0
Порошок стиральный {6/9} кг | Kir kukuni {6/9} kg | 110-240k | @powder
Набор для уборки: 7 средств | Tozalash toʻplami: 7 vosita | 95-180k | @cleaningSet
# storage-goods 5 basket houseware 0.05
Корзины для хранения, {5/6} штук | Saqlash savatlari, {5/6} dona | 90-260k | @basket
Швабра с отжимом и ведром | Siqgichli shvabra va chelak | 150-290k | @mop
# lighting 8 chandelier houseware 0.2
Люстра хрустальная на {5/8/12} ламп | {5/8/12} lampali billur qandil | 850-3400k | @chandelier
Торшер для спальни | Yotoqxona torsheri | 350-850k | @lamp
Трековые светильники, комплект | Trek chiroqlar, komplekt | 450-1200k | @trackLights
# decor 6 vase houseware 0.3
Ваза керамическая, {30/40/60} см | Sopol vaza, {30/40/60} sm | 120-450k | @vase
Зеркало в раме, {60×120/80×180} | Ramkali koʻzgu, {60×120/80×180} | 350-1200k | @mirror
# house-plants 6 plant plant 0
Монстера, высота {60-120} см | Monstera, boʻyi {60-120} sm | 180-480k |
Фикус лирата в кашпо | Lirata fikusi kashpoda | 220-550k | @ficus
Лимон в горшке, плодоносит | Tuvakdagi limon, meva beradi | 250-600k | @lemonTree
# garden-tools 5 gardenTools tool 0.35
Газонокосилка {бензиновая/электрическая} | Gazon oʻrgich, {benzinli/elektr} | 1400-2900k | @mower
Набор: лопата, грабли, секатор | Toʻplam: belkurak, xaskash, sekator | 180-350k | @gardenTools
Триммер для травы | Oʻt oʻradigan trimmer | 850-1700k | @grassTrimmer
# outdoor-furniture 6 topchan furniture 0.2
Топчан {2×2/2×3} м, лакированный | Soʻri {2×2/2×3} m, laklangan | 1700-3900k |
Качели садовые на четверых | Toʻrt kishilik bogʻ belanchagi | 1900-3300k | @swing
Комплект ротанговой мебели | Rotang mebel toʻplami | 3300-6500k | @rattan
# grills-tandoors 6 tandoor houseware 0.15
Тандыр глиняный, {средний/большой} | Loy tandir, {oʻrta/katta} | 450-1200k |
Мангал с крышей, металл 4 мм | Tomli mangal, 4 mm metall | 900-2300k | @mangal
Очаг под казан с трубой | Moʻrili qozon oʻchogʻi | 550-1100k | @kazanHearth
# pools 4 pool houseware 0.3
Бассейн каркасный {3/3.6/4.5} м | Karkasli basseyn {3/3.6/4.5} m | 1300-3900k |
Надувной бассейн для детей | Bolalar puflanadigan basseyni | 180-480k | @inflatablePool
`;
