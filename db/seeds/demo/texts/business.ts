/** Things offered in Business; the format is told in parseLeaves. */
export const business = `
# ready-business 7 cafe ready 0 documents=true
Готовая кофейня в проходном месте | Gavjum joyda tayyor qahvaxona | $14500-48000 | payback={12-20} месяцев; @cafe
Действующий салон красоты, {5/6/8} кресел | Ishlab turgan goʻzallik saloni, {5/6/8} oʻrindiq | $12500-34000 | payback={12-20} месяцев; @salon
Минимаркет с товаром и клиентами | Tovari va mijozlari bilan minimarket | $17500-55000 | payback={10-20} месяцев; @minimarket
# shop-equipment 5 storeShelf machine 0.5
Стеллажи торговые, {10/20/30} метров | Savdo stellajlari, {10/20/30} metr | 2900-9500k | @storeShelf
Витринный холодильник {1.5/2} м | Vitrinali muzlatgich {1.5/2} m | 5900-12500k | @showcase
# cafe-equipment 5 proStove machine 0.5
Плита промышленная, {6/8} конфорок | Sanoat plitasi, {6/8} konforkali | 4900-9500k | @proStove
Казан с газовой печью, {30/50/100} кг | Gaz oʻchoqli qozon, {30/50/100} kg | 2900-7900k | @gasKazan
# bakery-equipment 4 rotaryOven machine 0.55
Печь ротационная, {8/16} противней | Rotatsion pech, {8/16} patnis | 38000-89000k | @rotaryOven
Тестомес {25/50} кг | Xamir qorgich {25/50} kg | 6500-14500k | @doughMixer
# sewing-equipment 4 sewing machine 0.6
Промышленная машина Jack {F4/A4} | Jack {F4/A4} sanoat mashinasi | 3300-6500k | @proSewing
Раскройный стол и оверлоки, цех целиком | Bichish stoli va overloklar, butun sex | 18500-46500k | @cutTable
# salon-equipment 4 salonChair machine 0.5
Кресло парикмахерское с гидравликой | Gidravlikali sartarosh kreslosi | 1900-4500k | @salonChair
Лазер для эпиляции, диодный | Epilyatsiya uchun diod lazer | $2900-7500 | @laser
# industrial-equipment 5 lathe machine 0.7
Токарный станок {1К62/16К20} | {1K62/16K20} tokarlik dastgohi | 28500-64500k | used
Линия розлива воды, {1000/2000} бут./час | Suv quyish liniyasi, {1000/2000} dona/soat | $18500-46500 | @bottling
Станок для пеноблоков | Penoblok dastgohi | 14500-32500k | @blockMachine
# cash-registers 5 register gadget 0.3
Онлайн-касса с фискальным модулем | Fiskal modulli onlayn kassa | 1900-3400k |
Терминал и принтер чеков | Terminal va chek printeri | 950-2300k | @posTerminal
# office-furniture 6 desk furniture 0.45
Офисный стол и тумба, {1.2/1.4/1.6} м | Ofis stoli va tumba, {1.2/1.4/1.6} m | 950-2300k | @desk
Кресло руководителя, экокожа | Rahbar kreslosi, ekoteri | 850-2200k | @officeChair
Перегородки и столы на {6/8/10} мест | {6/8/10} oʻringa toʻsiq va stollar | 4500-12500k | @openSpace
# kiosks-containers 4 kiosk building 0
Киоск {2×3/2×4} м, утеплённый | Kiosk {2×3/2×4} m, isitilgan | 9500-22500k |
Контейнер {20/40} футов | Konteyner {20/40} futli | 17500-39500k | @container
# packaging 4 boxes wholesale 0
Коробки картонные, {30×20/40×30/60×40} | Karton qutilar, {30×20/40×30/60×40} | 1800-6500 |
Стаканы и пакеты с логотипом | Logotipli stakan va paketlar | 250-1500 | @cupsBags
# wholesale-goods 6 boxes wholesale 0
Носки оптом, Турция, {100/500} пар | Paypoq ulgurji, Turkiya, {100/500} juft | 4500-9500 | minimum=$1 пар; @socks
Игрушки из Китая, контейнер | Xitoydan oʻyinchoqlar, konteyner | 95000-320000k | minimum=1 контейнер; @toyBoxes
Посуда оптом со склада | Ombordan idish-tovoq ulgurji | 9000-35000 | minimum=50 штук; @dishStack
# raw-materials 4 cotton wholesale 0
Хлопковое волокно и линт | Paxta tolasi va lint | 14-24k |
Полиэтилен гранулы, {мешок/тонна} | Polietilen granula, {qop/tonna} | 320-650k | @granules
`;
