/** Home, clothes, children, food, animals, leisure; a group of words of one meaning a line. */
export const everyday = `
новый = yangi = янги = новая = новое = noviy
б/у = ishlatilgan = бу = бэушный = ишлатилган = использованный = b/u = bu
диван = divan = софа = yumshoq mebel = мягкая мебель = мягкий уголок = уголок мягкий = диван кровать
шкаф = shkaf = javon = купе шкаф = шкаф купе = жавон = шифоньер = shifoner
шкаф = гардероб
стол = stol
стул = stul = стулья
стул = табуретка
кресло = kreslo
кровать = karavot = krovat = каравот = кравать
матрас = matras = матрац = to'shak
комод = komod
комод = тумба
тумба = tumba = тумбочка
кухня = oshxona mebeli = кухонный гарнитур = kuxnya
кухня = oshxona
стенка = stenka
стенка = горка
полка = javon polka = polka
полка = стеллаж
стеллаж = stellaj
мебель = mebel
ковер = gilam = ковёр = ковры = палас = гилам
шторы = parda = пардалар = занавески = тюль = pardalar = парда
шторы = жалюзи
жалюзи = jalyuzi
одеяло = ko'rpa = кўрпа = курпа
курпача = ko'rpacha = курпачи = кўрпача
постельное белье = choyshab = постельное бельё = спалка = чойшаб
подушка = yostiq = ёстик
зеркало = ko'zgu = кузгу
зеркало = oyna
oyna = стекло
казан = qozon = қозон = kazan
кастрюля = kastryul = kastrulka = кастрюль
посуда = idish = идиш = idish tovoq
нож = pichoq = пичок
мангал = mangal = mongal = барбекю
тандыр = tandir = тандир
топчан = so'ri = сўри = тапчан = tapchan = сури
бассейн = basseyn = бассеин = hovuz
коляска = aravacha = kolyaska = аравача = каляска
кроватка = bolalar karavoti = детская кровать = манеж
люлька = beshik = бешик = колыбель = belanchak
ходунки = xodunok = yurgizgich = хадунок = xadunok
памперс = taglik = подгузник = подгузники = pampers = памперсы
игрушка = o'yinchoq = игрушки = ўйинчоқ = oyinchoq = уйинчок
конструктор = konstruktor
конструктор = лего
кукла = qo'g'irchoq = kukla
детский = bolalar = болалар = детская = детские = bolalar uchun = для детей = bola
школьная форма = maktab formasi = мактаб форма = maktab forma
рюкзак = ryukzak
рюкзак = портфель
портфель = sumka maktab = портфел
сумка = sumka
чемодан = chamadon = chemodan
платье = ko'ylak = кўйлак = куйлак = платья
свадебное платье = kelin libosi = kelin ko'ylak = келин куйлак = to'y libosi = свадебные платья
рубашка = erkaklar ko'ylagi = сорочка = rubashka
костюм = kostyum = kastyum = костюм шим
брюки = shim = шим = штаны = bryuki = shimlar
джинсы = jinsi = жинси = jins
куртка = kurtka = курточка
куртка = пуховик
пальто = palto
шуба = shuba = po'stin
шуба = дубленка
дубленка = дублёнка
свитер = sviter
свитер = кофта
кофта = кофточка
худи = xudi = толстовка = hoodie
футболка = futbolka
футболка = майка
майка = mayka
чапан = chopon = чопон = chapan
тюбетейка = do'ppi = дўппи = дуппи
хиджаб = hijob = хижоб
хиджаб = платок
платок = ro'mol = rumol = рўмол
обувь = poyabzal = oyoq kiyim = оёқ кийим = oyokkiyim
кроссовки = krossovka = кросовки = красовка = krasovka = кросы = сникерсы
кроссовки = кеды
кеды = keda
туфли = tufli = туфля
сапоги = etik = этик = сапог
ботинки = botinka = батинки = batinka
тапочки = shippak = шиппак = тапки = tapochka = шлепки
тапочки = сандали
сандали = sandal
одежда = kiyim = кийим = вещи = kiyim kechak
мужской = erkaklar = эркаклар = мужская = мужские
женский = ayollar = аёллар = женская = женские
кольцо = uzuk = узук
золото = tilla = oltin = тилла = золотой
серебро = kumush = кумуш
серьги = sirg'a = сирға = isirg'a
цепочка = zanjir = sepochka
духи = atir = парфюм = parfyum = атир = duxi = туалетная вода
косметика = kosmetika = pardoz
очки = ko'zoynak = кузойнак
книга = kitob = книги = китоб = kitoblar
учебник = darslik = дарслик
гитара = gitara
дутар = dutor = дутор
пианино = pianino = фортепиано
пианино = рояль
рояль = royal
палатка = chodir = чодир = palatka
удочка = qarmoq = кармок
удочка = спиннинг
спиннинг = спининг
гантели = gantel = гантеля
гантели = гиря
гантели = штанга
тренажер = trenajyor = тренажёр = trenajor
тренажер = беговая дорожка
беговая дорожка = yugurish yo'lakchasi
мяч = to'p = туп = тўп = koptok
корова = sigir = сигир = karova
бык = buqa = бука = ho'kiz
теленок = buzoq = телёнок = бузок
баран = qo'y = овца = кўй = қўй = бараны
баран = qo'chqor = кучкор
коза = echki = эчки
лошадь = конь = ot minish
лошадь = жеребец
лошадь = кобыла
осел = eshak = ишак
курица = tovuq = куры = товуқ = товук
петух = xo'roz = хуроз
индюк = kurka = индейка = курка
перепелка = bedana = бедана = перепел
голубь = kaptar = голуби = каптар = kabutar
попугай = to'ti = тути = to'tiqush
собака = it = пес
щенок = kuchuk = кучук = щенки = it bolasi
собака = щенок
кошка = mushuk = кот = мушук
котенок = котёнок = котята = mushuk bolasi
кошка = котенок = котята
аквариум = akvarium
аквариум = рыбки
рыбки = baliqcha
кролик = quyon = куён
корм = yem = ем = ozuqa
сено = pichan = beda = пичан
пчелы = asalari = пчёлы
улей = ульи = ari uyasi
пчелы = улей = ульи
мед = asal = мёд = асал
рис = guruch = гуруч
мука = un = ун
картошка = kartoshka = картофель
лук = piyoz = пиёз
мясо = go'sht = гўшт = гушт = gusht
яйцо = tuxum = тухум = яйца
молоко = sut = сут
орехи = yong'oq = ёнғоқ = ёнгок = грецкий орех
изюм = mayiz = майиз
дыня = qovun = ковун = қовун
арбуз = tarvuz = тарвуз
яблоко = olma = яблоки = олма
виноград = uzum = узум
гранат = anor = анор
персик = shaftoli = шафтоли
абрикос = o'rik = урюк = ўрик
вишня = olcha = олча
черешня = gilos = гилос
клубника = qulupnay = қулупнай
инжир = anjir = анжир
помидор = pomidor = томат
огурец = bodring = бодринг = огурцы
морковь = sabzi = сабзи
чеснок = sarimsoq = саримсоқ
саженцы = ko'chat = кўчат = кучат = саженец = kuchat
семена = urug' = уруғ
удобрение = o'g'it = ўғит = удобрения
свадьба = to'y = тўй = туй
подарок = sovg'a = совға = sovga = подарки
цветы = gul = гул = цветок
цветы = букет = guldasta
цветы = guldasta
велотренажер = velotrenajyor = велотренажёр
взрослый = kattalar = катталар
барашек = баран
`;
