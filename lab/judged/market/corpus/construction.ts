/** Materials, finishing, pipes, tools; the format is told in readCorpus. */
export const construction = `
# bricks-blocks
brick | Кирпич жжёный красный | С доставкой, 1000 штук | Pishgan qizil g'isht
gisht-uz | G'isht pishgan Qibray zavodi | Yetkazib berish bor | Кирпич жжёный, завод Кибрай
gisht-cyr | Ғишт хом ва пишган | 1 донаси 900 сўм
gazoblok | Газоблок автоклавный 600х300х200 | D500 | Gazoblok 600x300x200
penoblok | Пеноблок 20х30х60 | Самовывоз и доставка
# cement-mixes
beton-ru | Бетон М300 с миксером | Доставка по городу | Beton M300
cem | Цемент М450 Ахангаран | Мешок 50 кг | Ohangaron sementi M450
cem-uz | Sement Bekobod M400 qop | Ulgurji narxda | Цемент Бекабад М400, мешки
cem-cyr | Семент М500 Қизилқум | 50 кг қоп
gips | Гипс строительный Knauf | 30 кг
# sand-gravel
komir-uz | Ko'mir Angren saralangan | Tonnalab, muddatli to'lovga ham | Ангренский отборный
sand | Песок мытый с доставкой | КамАЗ, 10 кубов | Yuvilgan qum, yetkazib berish bilan
qum-uz | Qum shag'al klinets | Tashkent shahri bo'ylab
sheben-cyr | Шағал ва чақиқ тош | ЗИЛ 5 куб
# timber
board | Доска обрезная сосна 6 метров | Сухая, Сибирь | Qarag'ay taxtasi 6 metr
fanera | Фанера 18 мм | Лист 1,5 на 1,5
taxta-uz | Taxta yog'och terak | Arzon
# rolled-metal
arm | Арматура 12 мм Бекабад | Тонна, с доставкой | Armatura 12 mm, Bekobod
prof | Профильная труба 40х20 | Хлыст 6 метров
ugol-cyr | Уголок швеллер сотилади | Ишлатилган, арзон
# roofing
shifer | Шифер 8 волновой | Ахангаран | 8 to'lqinli shifer
tunuka | Tunuka cherepitsa profnastil | Rangli, buyurtma asosida | Металлочерепица и профнастил
# insulation
vata | Минвата Knauf 5 см | Рулон 16 кв м | Knauf minvatasi 5 sm
penopl | Пеноплекс 3 см | Листы
# tiles
tile | Кафель для ванной 30х60 | Испания, 24 кв м | Hammom uchun kafel 30x60
kafel-uz | Kafel plitka oshxona uchun | 1-nav
bruschatka | Брусчатка тротуарная | Укладка есть
granit-cyr | Гранит мармар плиталар | Ўлчамга кесиб берамиз
# paints
paint | Краска водоэмульсионная 25 кг | Белая | Suv emulsiyali bo'yoq 25 kg
boyoq-uz | Bo'yoq Tikkurila 9 litr | Rang tanlab beramiz
lak | Лак паркетный | 10 литров
# wallpaper
wallp | Обои виниловые под покраску | 12 рулонов остаток | Vinil gulqog'ozlar
gulq-uz | Gulqog'oz 3D zal uchun | Yelimlash bor | Обои 3D для зала
gulq-cyr | Гулқоғоз Корея 106 см | Рулони 120 минг
# flooring
lam | Ламинат 33 класс Kronospan | 40 кв м | Kronospan laminati, 33-sinf
lin-uz | Linoleum 3 metrli | Rossiya, qalin
# doors
door-m | Дверь металлическая входная | Турция, замок | Metall kirish eshigi
eshik-uz | Eshik MDF xona uchun | O'rnatish bepul | Межкомнатная дверь МДФ
eshik-cyr | Эшик ромли эски | Ёғоч, арзон
gates | Ворота автоматические | Секционные | Avtomatik darvoza
# windows
win-p | Пластиковые окна Akfa | Замер бесплатно | Akfa plastik derazalari
deraza-uz | Deraza akfa 7000 seriya | 1 kv m narxi
# plumbing
sink | Смеситель для кухни Grohe | Германия | Grohe oshxona smesiteli
bath | Ванна чугунная 170 см | Новая, ножки
unit-uz | Unitaz kompakt Lotus | Oq | Унитаз компакт Lotus
rak-cyr | Раковина тюльпан | Кран билан
# electrical
cable | Кабель медный 3х2,5 | ГОСТ, бухта 100 м | Mis kabel 3x2,5
rozetka | Rozetka Legrand | 20 dona
# boilers
boil | Котёл газовый двухконтурный 24 кВт | Immergas | Ikki konturli gaz qozoni 24 kVt
kotel-uz | Gaz kotyol Ariston devoriy | O'rnatib beramiz
rad | Радиаторы алюминиевые 10 секций | Отопление | Alyuminiy radiatorlar, 10 seksiya
batar-cyr | Батарея чугун 7 секция | Уйдан чиққан
# pumps
pump | Насос для воды Pedrollo | 0,75 кВт | Pedrollo suv nasosi
nasos-uz | Suv nasosi chuqurlik 80 metr | Quduq uchun
truba | Труба полипропилен 32 | По 4 метра
# solar-panels
solar | Солнечная панель 550 Вт | Инвертор отдельно | Quyosh paneli 550 Vt
quyosh-cyr | Қуёш панели тўплами 5 кВт | Ўрнатиб берамиз
# power-tools
perf | Перфоратор Makita 2470 | 780 Вт, бур в подарок | Makita 2470 perforatori
drel-uz | Drel Bosch zarbli | Qutisi bor | Дрель Bosch ударная
bolg | Болгарка 125 Crown | Два диска | Crown 125 bolgarkasi
bolg-cyr | Болгарка катта 230 | Ҳолати яхши
shurup | Шуруповёрт аккумуляторный DeWalt | 18 В
lobzik | Лобзик Makita | Пилки новые
# hand-tools
keys | Набор ключей 108 предметов | Чемодан, хром | Kalitlar to'plami, 108 ta
# welding
weld | Сварочный аппарат инвертор 250А | Маска в подарок | Payvandlash apparati 250A
payv-cyr | Сварка аппарат Ресанта | Кам ишлатилган
# generators
gen5 | Генератор бензиновый 5 кВт | Электростартер | Benzinli generator 5 kVt
stab | Стабилизатор напряжения 10 кВт | На дом
gen-uz | Dvijok generator 3 kvt | Svet o'chsa kerak bo'ladi
# ladders
ladder | Лестница стремянка 5 ступеней | Алюминий | Narvon, 5 pog'onali
`;
