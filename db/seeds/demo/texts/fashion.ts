/** Things offered in Fashion; the format is told in parseLeaves. */
export const fashion = `
# outerwear 14 puffer clothes 0.4 season=Зима/Весна_и_осень gender=Женщинам/Мужчинам
Пуховик зимний, размер {S/M/L/XL} | Qishki puxovik, oʻlchami {S/M/L/XL} | 450-1400k | season=Зима; @puffer
Пальто женское, кашемир, {44/46/48} | Ayollar paltosi, kashemir, {44/46/48} | 650-1900k | gender=Женщинам; season=Весна и осень; @coat
Кожаная куртка мужская, Турция | Erkaklar charm kurtkasi, Turkiya | 750-2200k | gender=Мужчинам; @leatherJacket
Ветровка демисезонная | Demisezon vetrovka | 250-650k | season=Весна и осень; @windbreaker
# dresses 16 sundress+heels+bag clothes 0.3 gender=Женщинам season=Лето/Всесезонная length=Миди/Макси
Платье вечернее, {42/44/46/48} | Kechki koʻylak, {42/44/46/48} | 350-1400k | length=Макси; @eveningDress
Платье летнее, штапель | Yozgi koʻylak, shtapel | 120-320k | season=Лето; length=Миди; @sundress
Платье из атласа, пошив под заказ | Atlas koʻylak, buyurtmaga tikiladi | 380-950k | length=Макси; new; @atlasDress
Платье-миди в горошек | Xolli midi koʻylak | 140-290k | length=Миди; @dottedDress
# shirts 7 shirt clothes 0.2 season=Всесезонная
Рубашка мужская, хлопок, {M/L/XL} | Erkaklar koʻylagi, paxta, {M/L/XL} | 130-290k | gender=Мужчинам
Блузка женская, шифон | Ayollar bluzkasi, shifon | 120-260k | gender=Женщинам; @blouse
# t-shirts 7 tshirt clothes 0.1 season=Лето
Футболка хлопок, оверсайз, {S/M/L} | Paxtali futbolka, oversayz, {S/M/L} | 70-160k | gender=Унисекс
Поло Lacoste, {M/L/XL} | Lacoste polosi, {M/L/XL} | 150-320k | gender=Мужчинам; @polo
# knitwear 7 hoodie clothes 0.25 season=Весна_и_осень/Зима
Худи с начёсом, {S/M/L/XL} | Issiq xudi, {S/M/L/XL} | 160-350k | gender=Унисекс
Свитер вязаный, шерсть | Toʻqima sviter, jun | 180-420k | gender=Женщинам; @sweater
# trousers 8 jeans clothes 0.25 season=Всесезонная
Джинсы мужские, {30/32/34/36} | Erkaklar jinsisi, {30/32/34/36} | 160-380k | gender=Мужчинам
Джинсы mom, высокая посадка | Mom jinsi, baland belli | 150-320k | gender=Женщинам
Брюки классические | Klassik shim | 140-330k | @slacks
# suits 6 suit clothes 0.35 season=Всесезонная gender=Мужчинам
Костюм-двойка, {48/50/52} | Kostyum-shim, {48/50/52} | 750-2400k |
Костюм-тройка для свадьбы | Toʻy uchun uchlik kostyum | 950-2900k | @threePiece
# national-dress 7 chapan clothes 0.15 season=Всесезонная
Чапан {бахмаль/адрас}, ручная вышивка | {Baxmal/Adras} chopon, qoʻlda tikilgan | 450-2600k |
Национальное платье с вышивкой | Kashtali milliy koʻylak | 380-1300k | gender=Женщинам; @nationalDress
Комплект на никох, чапан и тюбетейка | Nikoh toʻplami, chopon va doʻppi | 850-2900k | gender=Мужчинам; @nikohSet
# modest-wear 5 silkScarf clothes 0.05 gender=Женщинам season=Всесезонная
Платок шёлковый, {90×90/110×110} | Ipak roʻmol, {90×90/110×110} | 80-280k | @silkScarf
Хиджаб и комплект абая | Hijob va abaya toʻplami | 220-650k | @abaya
# underwear 5 pyjamas clothes 0 season=Всесезонная
Пижама хлопок, {S/M/L/XL} | Paxtali pijama, {S/M/L/XL} | 120-290k |
Домашний костюм, велюр | Uy kostyumi, velyur | 180-380k | @velourSuit
# sneakers 14 sneaker shoes 0.3
Кроссовки Nike Air Max, {36-44} | Nike Air Max krossovkasi, {36-44} | 350-1300k | size=$1
Adidas Samba, {36-44} размер | Adidas Samba, {36-44} oʻlcham | 420-1400k | size=$1; @samba
New Balance 530, {36-44} | New Balance 530, {36-44} | 380-1200k | size=$1; @newBalance
Кеды Converse, {36-43} | Converse kedalari, {36-43} | 250-750k | size=$1; material=Текстиль; @converse
# formal-shoes 7 oxford shoes 0.3
Туфли мужские, кожа, {39-44} | Erkaklar tuflisi, charm, {39-44} | 350-950k | gender=Мужчинам; size=$1; material=Кожа; @oxford
Туфли на каблуке, {36-39} | Poshnali tufli, {36-39} | 250-750k | gender=Женщинам; size=$1; @heels
# boots 7 boot shoes 0.35
Ботинки зимние, мех, {36-44} | Qishki botinka, moʻynali, {36-44} | 380-1100k | size=$1; material=Кожа
Сапоги женские, замша, {36-40} | Ayollar etigi, zamsha, {36-40} | 350-950k | size=$1; gender=Женщинам; material=Замша; @longBoots
# sandals 5 sandal shoes 0.1
Босоножки, {36-39} | Bosonojka, {36-39} | 120-380k | gender=Женщинам; size=$1; @heelSandal
Тапочки и сланцы, {38-44} | Shippak, {38-44} | 40-150k | size=$1; @slides
# wedding-dresses 7 wedding wedding 0.45 deal=Прокат/Продажа
Свадебное платье, прокат и продажа | Kelin libosi, ijaraga va sotuvga | 1500-6900k |
Платье невесты с длинным шлейфом | Uzun shleyfli kelin koʻylagi | 2200-8500k | deal=Продажа; @weddingTrain
# wedding-accessories 3 tiara wedding 0.2 deal=Прокат
Украшения для невесты, корона и фата | Kelin taqinchoqlari, toj va fata | 250-900k | @tiara
Бокалы, кольца на подушке, сундук | Qadahlar, uzuk yostigʻi, sandiqcha | 180-650k | @weddingBox
# bags 9 bag clothes 0.25
Сумка женская, кожа, {большая/средняя} | Ayollar sumkasi, charm, {katta/oʻrtacha} | 280-1100k | gender=Женщинам; @bag
Рюкзак городской для ноутбука | Noutbuk uchun shahar ryukzagi | 180-480k | gender=Унисекс; @backpack
Сумка через плечо | Yelkaga osiladigan sumka | 150-420k | @crossbody
# jewellery 10 ring jewellery 0.4 certificate=true
Кольцо золотое 585, {2-5} грамма | Tilla uzuk 585, {2-5} gramm | 2100-6900k | metal=Золото; fineness=585; gender=Женщинам; @ring:gold
Серебряный браслет 925 | Kumush bilaguzuk 925 | 350-950k | metal=Серебро; fineness=925; @bracelet:silver
Цепочка золотая, {4-12} грамм | Tilla zanjir, {4-12} gramm | 3900-13500k | metal=Золото; fineness=585; @goldChain:gold
Обручальные кольца, пара | Nikoh uzuklari, juft | 3500-9500k | metal=Золото; fineness=585; @weddingRings:gold
# watches 7 steelWatch jewellery 0.4
Часы Casio G-Shock | Casio G-Shock soati | 650-1900k | gender=Мужчинам; @gshock
Tissot PRX, сапфировое стекло | Tissot PRX, sapfir oyna | 3900-6500k | gender=Мужчинам; @steelWatch
Женские часы на браслете | Ayollar soati, bilaguzukli | 350-1200k | gender=Женщинам; @ladiesWatch
# glasses 4 glasses clothes 0.1
Очки солнцезащитные Ray-Ban | Ray-Ban quyosh koʻzoynagi | 180-1100k | gender=Унисекс
Оправа для зрения, титан | Koʻrish uchun oprava, titan | 250-650k | @eyeglasses
# hats-belts 5 hat clothes 0.05
Тюбетейка чустская, ручная работа | Chust doʻppisi, qoʻl mehnati | 80-280k | gender=Мужчинам
Ремень кожаный и шапка | Charm kamar va shapka | 90-260k | gender=Мужчинам; @beltCap
# suitcases 5 suitcase clothes 0.25
Чемодан {S/M/L}, поликарбонат | Chamadon {S/M/L}, polikarbonat | 380-950k | gender=Унисекс
Набор из трёх чемоданов | Uchta chamadon toʻplami | 1100-2300k | gender=Унисекс; @suitcaseSet
`;
