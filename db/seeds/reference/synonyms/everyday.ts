/** Home, clothes, children, food, animals, leisure; a group of words of one meaning a line. */
export const everyday = `
новый = yangi = янги = новая = новое = noviy
б/у = ishlatilgan = бу = бэушный = ишлатилган = использованный = b/u = bu
диван = divan = софа = yumshoq mebel = мягкая мебель = мягкий уголок = уголок мягкий = диван кровать
шкаф = shkaf = javon = купе шкаф = шкаф купе = гардероб = жавон = шифоньер = shifoner
стол = stol
стул = stul = стулья = табуретка
кресло = kreslo
кровать = karavot = krovat = каравот = кравать
матрас = matras = матрац = to'shak
комод = komod = тумба = tumba = тумбочка
кухня = oshxona mebeli = кухонный гарнитур = kuxnya = oshxona
стенка = stenka = горка
полка = javon polka = polka = стеллаж
мебель = mebel
ковер = gilam = ковёр = ковры = палас = гилам
шторы = parda = пардалар = занавески = тюль = pardalar = парда = жалюзи
одеяло = ko'rpa = кўрпа = курпа
курпача = ko'rpacha = курпачи = кўрпача
постельное белье = choyshab = постельное бельё = komplekt = спалка = чойшаб
подушка = yostiq = ёстик
зеркало = ko'zgu = oyna = кузгу
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
конструктор = konstruktor = лего = lego
кукла = qo'g'irchoq = kukla
детский = bolalar = болалар = детская = детские = bolalar uchun = для детей = bola
школьная форма = maktab formasi = мактаб форма = maktab forma
рюкзак = ryukzak = портфель = sumka maktab = портфел
сумка = sumka
чемодан = chamadon = chemodan
платье = ko'ylak = кўйлак = куйлак = платья
свадебное платье = kelin libosi = kelin ko'ylak = келин куйлак = to'y libosi = свадебные платья
рубашка = erkaklar ko'ylagi = сорочка = rubashka
костюм = kostyum = kastyum = костюм шим
брюки = shim = шим = штаны = bryuki = shimlar
джинсы = jinsi = жинси = jins
куртка = kurtka = пуховик = курточка
пальто = palto
шуба = shuba = дубленка = дублёнка = po'stin
свитер = sviter = кофта = кофточка
худи = xudi = толстовка = hoodie
футболка = futbolka = майка = mayka
чапан = chopon = чопон = chapan
тюбетейка = do'ppi = дўппи = дуппи
хиджаб = hijob = платок = ro'mol = хижоб = rumol = рўмол
обувь = poyabzal = oyoq kiyim = оёқ кийим = oyokkiyim
кроссовки = krossovka = кросовки = красовка = krasovka = кросы = сникерсы = кеды = keda
туфли = tufli = туфля
сапоги = etik = этик = сапог
ботинки = botinka = батинки = batinka
тапочки = shippak = шиппак = тапки = tapochka = шлепки = sandal = сандали
nike = найк
adidas = адидас
puma = пума
reebok = рибок
zara = зара
lacoste = лакоста = лакост
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
пианино = pianino = фортепиано = royal = рояль
палатка = chodir = чодир = palatka
удочка = qarmoq = спиннинг = кармок = спининг
гантели = gantel = гиря = гантеля = штанга
тренажер = trenajyor = тренажёр = беговая дорожка = yugurish yo'lakchasi = trenajor
мяч = to'p = туп = тўп = koptok
корова = sigir = сигир = karova
бык = buqa = бука = ho'kiz
теленок = buzoq = телёнок = бузок
баран = qo'y = овца = кўй = qo'chqor = қўй = бараны = кучкор
коза = echki = эчки
лошадь = конь = жеребец = кобыла = ot minish
осел = eshak = ишак
курица = tovuq = куры = товуқ = товук
петух = xo'roz = хуроз
индюк = kurka = индейка = курка
перепелка = bedana = бедана = перепел
голубь = kaptar = голуби = каптар = kabutar
попугай = to'ti = тути = to'tiqush
собака = it bolasi = щенок = kuchuk = кучук = пес = щенки
кошка = mushuk = кот = котенок = котёнок = мушук = котята
аквариум = akvarium = рыбки = baliqcha
кролик = quyon = куён
корм = yem = ем = ozuqa
сено = pichan = beda = пичан
пчелы = asalari = пчёлы = улей = ульи = ari uyasi
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
семена = urug' = уруғ = семя
удобрение = o'g'it = ўғит = удобрения
свадьба = to'y = тўй = туй
подарок = sovg'a = совға = sovga = подарки
цветы = gul = гул = букет = цветок
велотренажер = velotrenajyor = велотренажёр
`;
