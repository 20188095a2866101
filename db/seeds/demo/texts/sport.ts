/** Things offered in Sport and leisure; the format is told in parseLeaves. */
export const sport = `
# bicycles 14 cityBike+gears sport 0.55 kind=Горный/Городской
Горный велосипед {26/27.5/29}″, скоростей: {21/24} | Togʻ velosipedi {26/27.5/29}″, {21/24} tezlik | 1500-3900k | kind=Горный; wheel=$1″; @mountainBike
Велосипед Skillmax 26″ | Skillmax 26″ velosipedi | 1300-2200k | wheel=26″; kind=Горный; @mountainBike
Giant Escape {2/3}, городской | Giant Escape {2/3}, shahar uchun | 4200-6900k | kind=Городской; wheel=28″; @cityBike
Электровелосипед, запас {40-70} км | Elektr velosiped, {40-70} km yuradi | 5500-9800k | kind=Электрический; wheel=26″; @eBike
Складной велосипед 20″ | Yigʻiladigan velosiped 20″ | 1100-1900k | kind=Складной; wheel=20″; @foldBike
# e-scooters 8 kick sport 0.5 electric=true
Электросамокат Xiaomi {Lite/Pro 2/4} | Xiaomi {Lite/Pro 2/4} elektrosamokati | 2400-5200k |
Самокат Kugoo {M4/S3} | Kugoo {M4/S3} samokati | 3400-6500k |
Гироскутер 10 дюймов | Giroskuter 10 dyuym | 950-1700k | @hoverboard
Самокат трюковой | Tryuk samokati | 550-1100k | electric=false; @stuntScooter
# bike-parts 3 gears sport 0.3
Трансмиссия Shimano, {7/8/9} скоростей | Shimano transmissiyasi, {7/8/9} tezlik | 350-950k |
Колёса, камеры, сёдла | Gʻildirak, kamera, egarlar | 60-350k | @bikeParts
# gym-equipment 7 treadmill sport 0.55
Беговая дорожка, до {100/120/140} кг | Yugurish yoʻlagi, {100/120/140} kg gacha | 3400-8900k | kind=Беговая дорожка; @treadmill
Силовая станция для дома | Uy uchun kuch stansiyasi | 4200-9500k | kind=Силовой; @powerTower
Турник и брусья, разборные | Turnik va bruslar, yigʻiladigan | 650-1500k | kind=Турник и брусья; @pullUp
# fitness 6 dumbbell sport 0.35
Гантели разборные {2×10/2×15/2×20} кг | Yigʻma gantellar {2×10/2×15/2×20} kg | 350-950k |
Гири {16/24/32} кг | Toshlar {16/24/32} kg | 260-600k | @kettlebells
Коврик и резинки для фитнеса | Fitnes gilamchasi va rezinkalari | 90-220k | @yogaMat
# ball-games 5 ball sport 0.15
Мяч футбольный, размер {4/5} | Futbol toʻpi, {4/5}-oʻlcham | 120-420k |
Бутсы и щитки | Butsi va qalqonchalar | 220-650k | @soccerBoots
# martial-arts 4 gloves sport 0.3
Перчатки боксёрские {10/12/14} унций | Boks qoʻlqoplari {10/12/14} unsiya | 220-650k |
Груша {30/40/60} кг с цепью | Zanjirli grusha {30/40/60} kg | 380-950k | @punchBag
# table-sports 4 racket sport 0.35
Ракетки и мячи для тенниса | Tennis raketkalari va toʻplari | 220-850k |
Стол теннисный, складной | Yigʻiladigan tennis stoli | 2400-4200k | @tennisTable
# winter-sports 3 ski sport 0.6
Лыжи с палками, {160/170/180} см | Changʻi tayoqlari bilan, {160/170/180} sm | 950-2600k |
Сноуборд и ботинки, {41/42/43} | Snoubord va botinka, {41/42/43} | 1900-4500k | @snowboard
# camping 6 tent sport 0.4
Палатка {2/3/4}-местная, двухслойная | {2/3/4} kishilik chodir, ikki qavatli | 350-1300k |
Спальник и коврик | Uxlash qopi va gilamcha | 250-650k | @sleepingBag
# fishing 5 rod sport 0.4
Спиннинг и катушка Shimano | Shimano spinningi va gʻaltagi | 350-1400k |
Набор рыбака: удочки, ящик, стул | Baliqchi toʻplami: qarmoq, quti, stul | 450-1100k | @fishingSet
# sportswear 5 jersey clothes 0.1
Форма футбольная с номером, {S/M/L} | Raqamli futbol formasi, {S/M/L} | 90-260k | size=$1
Спортивный костюм {Nike/Adidas}, {M/L/XL} | {Nike/Adidas} sport kostyumi, {M/L/XL} | 280-750k | size=$2; @trackSuit
# sports-nutrition 4 jar beauty 0
Протеин сывороточный {900 г/2 кг} | Zardob oqsili {900 g/2 kg} | 380-950k |
Креатин и BCAA | Kreatin va BCAA | 190-420k | @supplements
`;
