/** Clothes, shoes, weddings, bags and jewels; the format is told in readCorpus. */
export const fashion = `
# outerwear
jack-m | Куртка мужская зимняя Columbia | Размер L | Columbia qishki erkaklar kurtkasi
kurtka-uz | Kurtka ayollar uchun qishki | M o'lcham | Женская зимняя куртка
coat | Пальто женское кашемир | 46 размер | Ayollar kashemir paltosi
palto-cyr | Палто эркаклар учун Туркия | 50 размер
puh | Пуховик длинный чёрный | Тёплый
dub | Дублёнка натуральная овчина | 48
# dresses
dress-e | Платье вечернее длинное | Один раз на свадьбу | Uzun kechki ko'ylak
koyl-uz | Ko'ylak atlas zamonaviy | S o'lcham | Платье из атласа, современное
koyl-cyr | Кўйлак аёллар учун байрам | Тикилган, янги
skirt | Юбка плиссе | Бежевая
# shirts
shirt | Рубашка мужская белая | Хлопок, Slim fit | Oq erkaklar ko'ylagi
bluz-uz | Bluzka ofis uchun | Oq va qora
# t-shirts
tee | Футболка оверсайз хлопок | Все размеры | Oversayz futbolka
# knitwear
hoodie | Худи с капюшоном Nike | Унисекс | Nike kapyushonli xudisi
swit-cyr | Свитер жун иссиқ | Қўлда тўқилган
# trousers
jeans | Джинсы Levi's 501 оригинал | W32 L34 | Levi's 501 jinsisi, original
shim-uz | Shim klassik qora | 48-52 o'lcham | Брюки классические, чёрные
shim-cyr | Спорт шим Адидас | Эркаклар учун
# suits
suit | Костюм тройка мужской | 50 размер, синий | Erkaklar uch qismli kostyumi
kost-uz | Kostyum shim kuyov uchun | Turkiya, bir marta kiyilgan
# national-dress
chapan | Чапан национальный мужской | Золотая вышивка | Milliy erkaklar choponi
chopon-uz | Chopon to'n zar to'n | Kuyovlarga | Чапан, золотошвейный халат
doppi | Do'ppi chust qo'lda tikilgan | Sovg'a uchun | Тюбетейка чустская
doppi-cyr | Дўппи Марғилон | Эркакларники
# modest-wear
hijab | Хиджаб и платки Турция | Шёлк, хлопок | Turkiya hijob va ro'mollari
romol-uz | Ro'mol ipak Turkiya | Katta
# underwear
pij | Пижама женская сатин | Рубашка и брюки
xalat-cyr | Халат махровий | Оқ, эркак ва аёл
# sneakers
nike-af | Кроссовки Nike Air Force 1 | 42 размер, оригинал | Nike Air Force 1 krossovkalari
nike-jor | Nike Jordan 4 krossovka | 41 razmer | Кроссовки Nike Jordan 4
adid-sam | Адидас самба кроссовки | 38 размер, женские
nb-530 | Кроссовка New Balance 530 | Оқ, 40 размер
kedy | Кеды Converse высокие | Чёрные
# formal-shoes
tufli | Туфли женские на каблуке | 37, замша | Ayollar poshnali tuflisi
tufli-uz | Tufli erkaklar charm | 43 razmer
# boots
boots | Ботинки Timberland зимние | Мужские, 43 | Timberland qishki botinkasi
etik-uz | Etik ayollar qishki charm | 38 | Сапоги женские зимние, кожа
maxsi-cyr | Махси калиш эркаклар учун | 42 размер
# sandals
crocs | Кроксы оригинал | Шлёпанцы, 39 | Kroks shippagi
ship-uz | Shippak uy uchun | Yumshoq
# wedding-dresses
wed | Свадебное платье со шлейфом | Прокат и продажа | Shleyfli kelin libosi
kelin-uz | Kelin ko'ylak oq 44 o'lcham | Bir kun kiyilgan | Свадебное платье, белое
kelin-cyr | Келин либоси ижарага | Тож билан
# wedding-accessories
fata | Фата длинная и диадема | Комплект
# bags
bag-w | Сумка женская кожаная | Италия | Ayollar charm sumkasi
sumka-uz | Sumka erkaklar uchun | Charm, yelkaga
ryuk | Рюкзак городской Xiaomi | Водостойкий | Xiaomi shahar ryukzagi
ryuk-cyr | Рюкзак мактаб ўқувчиси учун | Ортопедик
# jewellery
ring-g | Золотое кольцо 585 проба | 17 размер | 585 probali tilla uzuk
tilla-uz | Tilla sirg'a 14 karat | Hujjati bor | Серьги золотые, 14 карат
tilla-cyr | Тилла занжир 10 грамм | 585 проба
ser-s | Серебряный браслет | 925 проба
# watches
casio | Часы Casio G-Shock | Оригинал | Casio G-Shock soati
soat-uz | Qo'l soati erkaklar Tissot | Shveysariya | Часы мужские Tissot
soat-cyr | Соат деворга катта | Кварц
# glasses
sung | Очки солнцезащитные Ray-Ban | Футляр | Ray-Ban quyosh ko'zoynagi
koz-uz | Ko'zoynak kompyuter uchun | Himoya linza
# hats-belts
cap | Кепка бейсболка New Era | Чёрная | New Era kepkasi
belt | Ремень кожаный мужской | 120 см
telp-cyr | Телпак мўйна қишки | Қундуз
# suitcases
suitc | Чемодан на колёсах большой | ABS пластик | G'ildirakli katta chamadon
cham-uz | Chamadon 3 talik to'plam | Yangi
`;
