/** Furniture, textiles, dishes, light and garden; the format is told in readCorpus. */
export const home = `
# sofas
sofa-ug | Угловой диван раскладной | Велюр, ящик для белья | Burchak divan, ochiladigan
sofa-uz | Divan yumshoq mebel to'plami | 3+1+1, yangi | Мягкая мебель, диван и кресла
sofa-cyr | Диван кресло сотилади | Матоси тоза, ишлатилган
chair-arm | Кресло качалка ротанг | Для террасы
# beds
bed-2 | Кровать двуспальная с матрасом | 160 на 200, подъёмная | Ikki kishilik karavot, matras bilan
bed-1 | Karavot bir kishilik | Yog'och, mustahkam | Односпальная кровать
bed-cyr | Икки қаватли каравот болалар учун | Зинапояси бор
bedroom | Спальный гарнитур Белоруссия | Шкаф шестистворчатый
bedr-uz | Yotoqxona to'plami yangi | Kelin uchun, 6 predmet
# mattresses
mat-1 | Матрас ортопедический 160х200 | Пружинный блок | Ortopedik matras 160x200
# wardrobes
ward | Шкаф купе 3 двери зеркало | 2,4 метра | Oynali shkaf kupe, 3 eshikli
ward-uz | Shkaf kiyim uchun | 4 eshikli, oq
komod | Комод из дуба 5 ящиков | Ручная работа
javon-cyr | Кийим жавони катта | 3 метр, МДФ
# tables-chairs
tab-din | Стол обеденный раздвижной и 6 стульев | Белый, глянец | Ochiladigan stol va 6 ta stul
tab-uz | Stol stul oshxona uchun | 4 ta stul bilan
chair-cyr | Ўриндиқ ва стол тўплами | Ҳовли учун, ёғоч
desk | Письменный стол школьный | С полками | Yozuv stoli, javonli
chair-off | Компьютерное кресло офисное | Сетка, регулировка
# kitchen-furniture
kit-1 | Кухонный гарнитур 3 метра | МДФ, с мойкой | Oshxona garnituri 3 metr
kit-uz | Oshxona mebeli buyurtmadan qoldi | Oq rang
# shelves
shelf | Этажерка для обуви | Пять полок | Poyabzal uchun etajerka
tumba | Тумба под телевизор 180 см | Лофт
# carpets
car-pers | Ковёр персидский 3х4 | Шерсть, Иран | Eron gilami 3x4
gilam-uz | Gilam 2x3 Samarqand | Yangi, toza | Ковёр 2х3, Самарканд
gilam-cyr | Гилам палос 4 метрли | Кам ишлатилган
# curtains
cur-1 | Шторы готовые с тюлем | Зал, 3 метра | Tayyor parda, tyul bilan
parda-uz | Parda jalyuzi rolo | O'lchab tikamiz
# bedding
bedd | Постельное бельё сатин евро | Турция | Satin choyshab to'plami, yevro
# kurpachas
kurp | Ko'rpacha atlas to'y uchun | 10 dona, qo'lda qavilgan | Курпачи атласные, 10 штук
kurp-cyr | Кўрпача ва ёстиқ | Пахтали, янги
blanket | Одеяло верблюжья шерсть | Двуспальное
# fabrics
atlas | Хан-атлас ткань Маргилан | Натуральный шёлк | Xonatlas mato, Marg'ilon
# tableware
serv | Чайный сервиз на 12 персон | Фарфор, золото | 12 kishilik choy servizi
piyola | Piyola choynak to'plami Rishton | Qo'l mehnati | Пиалы и чайник, Риштан
lagan | Лаган катта Риштон | Тўй оши учун
# cookware
kazan | Казан чугунный 12 литров | Наманган, с крышкой | Cho'yan qozon 12 litr
qozon-uz | Qozon 50 litr to'y uchun | O'chog'i bilan
qozon-cyr | Чўян қозон 8 литр | Янги
pot | Набор кастрюль нержавейка | Шесть предметов | Zanglamas kastryullar to'plami
pan | Сковорода Tefal 28 | Антипригарная
# household-chemicals
powder | Стиральный порошок Persil 6 кг | Автомат | Persil kir yuvish kukuni 6 kg
# storage-goods
vedro | Швабра с ведром и отжимом | Микрофибра
# lighting
lus | Люстра хрустальная 8 ламп | Чехия | Billur qandil, 8 chiroqli
qandil | Qandil zamonaviy LED pultli | Yangi | Люстра светодиодная с пультом
chiroq-cyr | Тунги чироқ болалар хонасига | USB дан ишлайди
# decor
mirror | Зеркало с подсветкой 80 на 60 | В ванную | Yoritgichli ko'zgu 80x60
vaza | Ваза напольная керамика | 60 см
# house-plants
fikus | Фикус Бенджамина 1,5 метра | Горшок в подарок | Fikus Benjamina, 1,5 metr
gul-uz | Xona gullari orxideya | Gullab turibdi | Комнатные цветы, орхидея
# garden-tools
mower | Газонокосилка электрическая Bosch | 32 см | Bosch elektr maysa o'rgichi
shears | Секатор садовый | Япония
# outdoor-furniture
topchan | Топчан деревянный 2х2 | С резьбой | Yog'och so'ri 2x2
sori-uz | So'ri temir 2,5 metr | Ko'rpachasi bilan
kachel | Качели садовые с навесом | Три места
# grills-tandoors
mangal | Мангал из металла с крышей | Шампуры в подарок | Tomli metall mangal
tandir | Tandir samarqandcha loy | Non va somsa uchun | Тандыр глиняный, Самарканд
tandir-cyr | Тандир сотилади ҳар хил размер | Етказиб берамиз
# pools
pool | Бассейн каркасный 4 метра | Насос и фильтр | Karkasli basseyn 4 metr
`;
