/** Things offered in Farming; the format is told in parseLeaves. */
export const farm = `
# tractors 10 tractor farmMachine 0.75
Трактор МТЗ-80, {1992-2008^} | MTZ-80 traktori, {1992-2008^} | $5200-9800 | brand=МТЗ; model=МТЗ-80; year=$1; power=80 л.с.
Трактор ТТЗ-811, {2014-2021^} | TTZ-811 traktori, {2014-2021^} | $8500-14500 | brand=ТТЗ; model=ТТЗ-811; year=$1; power=80 л.с.
New Holland T6070, {2009-2016^} | New Holland T6070, {2009-2016^} | $28500-47500 | model=T6070; year=$1; power=140 л.с.; @bigTractor
Мини-трактор YTO {244/304}, с фрезой | YTO {244/304} mini traktori, frezasi bilan | $5200-7900 | model=$1; power=24 л.с.; @miniTractor
# harvesters 4 combine farmMachine 0.8
Комбайн Claas Dominator, {1998-2008^} | Claas Dominator kombayni, {1998-2008^} | $21500-42500 | year=$1
Комбайн «Нива», рабочий | «Niva» kombayni, ishlaydi | $7500-12500 | used; @niva
# implements 4 plough farmMachine 0.6
Плуг {3/4/5}-корпусный | {3/4/5} korpusli omoch | 4500-14500k |
Культиватор и сеялка к МТЗ | MTZ uchun kultivator va seyalka | 5500-17500k | @seeder
# mini-machinery 6 tiller farmMachine 0.4
Мотоблок {7/9} л.с. с фрезой | Motoblok {7/9} o.k., frezasi bilan | 3900-7500k |
Культиватор бензиновый | Benzinli kultivator | 2300-3900k | @gasTiller
# seeds-seedlings 6 seedling farmGoods 0
Саженцы {яблони/черешни/миндаля}, {2/3}-летние | {Olma/Gilos/Bodom} koʻchatlari, {2/3} yillik | 25-75k | @saplings
Саженцы паулонии | Pavlovniya koʻchatlari | 18-45k | @paulownia
Семена огурца и помидора F1 | F1 bodring va pomidor urugʻi | 35-450k | @seedPacks
# fertilisers 5 sacks farmGoods 0 kind=Минеральные
Селитра и аммофос, мешок 50 кг | Selitra va ammofos, 50 kg qop | 190-420k |
Биогумус, {10/25/50} кг | Biogumus, {10/25/50} kg | 35-160k | kind=Органические; @compost
# fodder 5 hay farmGoods 0
Сено люцерны, тюк {18/20/25} кг | Beda pichani, {18/20/25} kg toy | 35-65k |
Комбикорм для {коров/кур/овец} | {Sigir/Tovuq/Qoʻy} uchun omuxta yem | 3200-5200 | @feedSacks
# irrigation 4 sprinkler machine 0.1
Капельное орошение, гектар под ключ | Tomchilatib sugʻorish, gektariga toʻliq | 9500-17500k |
Шланги и капельная лента, бухта | Shlang va tomchilatgich lenta, buxta | 350-950k | @dripTape
# greenhouses 5 greenhouse building 0
Теплица {3×6/3×8/3×10}, поликарбонат | Issiqxona {3×6/3×8/3×10}, polikarbonat | 4900-11500k |
Теплица промышленная, {10/20/50} соток | Sanoat issiqxonasi, {10/20/50} sotix | 65000-240000k | @bigGreenhouse
# incubators 5 incubator machine 0.25
Инкубатор автомат на {56/112/500} яиц | Avtomat inkubator, {56/112/500} tuxum | 650-3900k | @incubator/incubator/bigIncubator
Доильный аппарат на {2/3} коровы | Sogʻish apparati, {2/3} sigirga | 4200-7900k | @milkingMachine
`;
