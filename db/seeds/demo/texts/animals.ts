/** Things offered in Animals; the format is told in parseLeaves. */
export const animals = `
# dogs 12 puppy+bowl pet 0 sex=Самец/Самка vaccinated=true
Щенки: {алабай/немецкая овчарка/хаски/лабрадор}, {2/3} месяца | Kuchukchalar: {alabay/nemis ovcharkasi/xaski/labrador}, {2/3} oylik | 1200-4500k | age=$2 мес.; breed=$1; @alabai/shepherd/husky/labrador
Той-терьер, девочка, {5/6/8} месяцев | Toy-teryer, urgʻochi, {5/6/8} oylik | 1500-3200k | breed=Той-терьер; sex=Самка; age=$1 мес.; @toyTerrier
Померанский шпиц, мальчик, с документами | Pomeran shpits, erkak, hujjatlari bor | 2500-6500k | breed=Померанский шпиц; sex=Самец; pedigree=true; @spitz
Отдам щенка в добрые руки | Kuchukchani yaxshi qoʻllarga beraman | 50-150k | vaccinated=false; @puppy
# cats 10 kitten+catFood pet 0 sex=Самец/Самка vaccinated=true
Британские котята, {2/3} месяца | Britan mushukchalari, {2/3} oylik | 800-2500k | breed=Британская; age=$1 мес.; @british
Шотландский вислоухий котёнок | Shotland osilgan quloqli mushukcha | 900-2600k | breed=Скоттиш-фолд; age=3 мес.; @foldCat
Мейн-кун с родословной | Nasl hujjatli meyn-kun | 3500-8500k | breed=Мейн-кун; pedigree=true; age=4 мес.; @maineCoon
Котята в добрые руки | Mushukchalar yaxshi qoʻllarga | 30-100k | vaccinated=false; @kitten
# birds 6 budgies pet 0
Волнистые попугаи, пара | Toʻlqinsimon toʻtilar, juft | 120-280k | sex=Пара; age=6 мес.; @budgies
Корелла, ручная, {5/6} месяцев | Korella, qoʻlga oʻrgangan, {5/6} oylik | 450-950k | age=$1 мес.; @cockatiel
Канарейка поющая, с клеткой | Sayraydigan kanareyka qafasi bilan | 350-750k | sex=Самец; @canary
# pigeons 5 crested pet 0
Голуби {бойные/почтовые/павлины}, пара | {Oʻyinchi/Pochta/Tovus} kaptarlari, juft | 180-950k | sex=Пара; @pigeonPair/pigeonPair:grey/fantail
Узбекские двухчубые, молодые | Oʻzbek ikki kokilli, yosh | 300-1500k | @crested
# rodents 4 rabbit pet 0
Кролики декоративные, {2/3} месяца | Dekorativ quyonlar, {2/3} oylik | 90-250k | age=$1 мес.
Хомячки и морские свинки | Xomyaklar va dengiz choʻchqalari | 40-160k | sex=Пара; @hamsters
# aquarium 4 fish petgoods 0.35
Аквариум {60/100/200} л с рыбками | Akvarium {60/100/200} l baliqlari bilan | 650-2900k |
Золотые рыбки и гуппи | Oltin baliqcha va guppilar | 15-90k | new; @goldfish
# cattle 9 cow+hay livestock 0 vaccinated=true
Корова дойная, {2/3}-й отёл, {14-24} л | Sogʻin sigir, {2/3}-tugʻishi, {14-24} litr | 14500-25500k | sex=Самка; age={5-7} лет; breed=Голштинская; weight={420-560}
Бычок на откорм, {6-12} месяцев | Boqishga buqacha, {6-12} oylik | 7500-14500k | sex=Самец; age=$1 мес.; weight={140-280}; @bullCalf
Нетель голштинской породы | Golshtin zotli gʻunajin | 15500-22500k | sex=Самка; age=20 мес.; breed=Голштинская; @heifer
# sheep-goats 7 sheep+hay livestock 0 vaccinated=true
Бараны на курбан, {45-80} кг | Qurbonlik qoʻchqor, {45-80} kg | 2900-5900k | sex=Самец; weight=$1; @ram
Овцы гиссарские с ягнятами | Hisori qoʻylar qoʻzisi bilan | 3200-5500k | breed=Гиссарская; sex=Самка; @sheepLambs
Коза дойная, {2/3} литра | Sogʻin echki, {2/3} litr | 1600-3200k | sex=Самка; @goat
# horses 4 horse+hay livestock 0 vaccinated=true
Карабаирская лошадь, {5/6/7} лет | Qorabayir oti, {5/6/7} yosh | 19500-42500k | breed=Карабаирская; age=$1 лет; sex=Самец
Пони для детей | Bolalar uchun poni | 11500-19500k | @pony
# poultry 6 hen livestock 0 vaccinated=true
Куры-несушки, {5-7} месяцев | Tuxum qiladigan tovuqlar, {5-7} oylik | 75-140k | sex=Самка; age=$1 мес.
Индюшата {2/3} месяца | Kurka jojalari {2/3} oylik | 70-160k | age=$1 мес.; @turkeyChicks
Перепела и инкубационное яйцо | Bedana va inkubatsiya tuxumi | 12-35k | @quails
# bees 4 hive livestock 0
Пчелосемьи с ульями, {5-20} штук | Uyasi bilan asalari oilalari, {5-20} ta | 900-1800k |
Ульи новые и вощина | Yangi uyalar va mumparda | 250-600k | @hivesNew
# pet-food 4 bowl petgoods 0
Корм для собак {10/15/20} кг | Itlar ozuqasi {10/15/20} kg | 280-750k |
Корм для кошек, развес | Mushuk ozuqasi, tortib sotiladi | 30-90k | @catFood
# pet-supplies 5 cage petgoods 0.3
Клетка для попугая, {40/60} см | Toʻti qafasi, {40/60} sm | 150-450k | @cage
Переноска и лоток для кошки | Mushuk uchun sumka va hojatxona | 120-350k | @carrier
`;
