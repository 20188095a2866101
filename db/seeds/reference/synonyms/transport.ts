/** Cars, parts, everything that drives; a group of words of one meaning a line. */
export const transport = `
авто = машина = avtomobil = автомобиль = mashina = тачка = avto = мошина = moshina = легковушка
gentra = жентра = джентра = jentra
lacetti = лачетти = ласетти = lasetti = лачети = ласети = lacheti
nexia = нексия = nexiya = neksiya
matiz = матиз
spark = спарк
cobalt = кобальт = kobalt = кобалт
malibu = малибу
tracker = трекер = treker = тракер
onix = оникс = oniks
damas = дамас
labo = лабо
captiva = каптива = kaptiva
epica = эпика = epika
tico = тико = tiko
cruze = круз
equinox = эквинокс
chevrolet = шевроле = shevrole = шевролет = sevrole
daewoo = дэу = деу = deu
kia = киа = кия
hyundai = хендай = хундай = хюндай = хендэ = hunday = xunday
sonata = соната
elantra = элантра
k 5 = к 5
toyota = тойота = таёта = tayota
camry = камри = kamri
corolla = королла = karola
prado = прадо
land cruiser = ленд крузер = лэнд крузер = крузак
lexus = лексус = leksus
honda = хонда = xonda
nissan = ниссан
mazda = мазда
mitsubishi = мицубиси = митсубиси
bmw = бмв = бэха = бумер
mercedes = мерседес = мерс = mers = merc = benz = бенц
audi = ауди
volkswagen = фольксваген = vw = фолькс
opel = опель
renault = рено
ford = форд
tesla = тесла
byd = бид = бюд = бйд
chery = чери = черри = cheri
haval = хавал = хавейл
jac = джак
lada = лада = жигули = ваз = jiguli = ваз 2107
niva = нива
volga = волга
газель = gazel = gazelle
isuzu = исузу
man = ман
kamaz = камаз
zil = зил
грузовик = yuk mashinasi = фура = юк машина = yuk mashina = самосвал
автобус = avtobus
микроавтобус = mikroavtobus = маршрутка = минивэн
трактор = traktor = т 40 = мтз
экскаватор = ekskavator = jcb
погрузчик = pogruzchik = фронтальный погрузчик = yuklagich
прицеп = tirkama = pritsep
мотоцикл = mototsikl = мотик = мотоцикал = motosikl
скутер = мопед = skuter = moped
велосипед = velosiped = велик = velik = велосипет = bike
самокат = samokat = электросамокат
гироскутер = giroskuter = гироборд
электромобиль = elektromobil = электрокар
запчасти = ehtiyot qismlar = запчасть = zapchast = ehtiyot qism = детали
шины = shina = резина = покрышка = покрышки = balon = балон = колеса = колёса
диски = disk = титановые диски = литые диски = rul disk
аккумулятор = akkumulyator = акум = akumulyator = батарея = batareya = акб
масло моторное = motor moyi = моторное масло = avto moy
фара = fara = фары
бампер = bamper
двигатель = мотор = motor = dvigatel
коробка автомат = avtomat korobka = акпп = автомат
механика = mexanika = мкпп
магнитола = magnitola = магнитафон = автомагнитола
тонировка = tonirovka = тонер
автокресло = avtokreslo = детское кресло
газ баллон = gaz balon = метан = metan = пропан = гбо
пробег = probeg = yurgan
прокат авто = аренда авто = avto ijara = avto ijarasi = rent car = mashina ijaraga = аренда машины = прокат машин
грузоперевозки = yuk tashish = доставка = yetkazib berish = dostavka
`;
