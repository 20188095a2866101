/** Cars, parts, everything that drives; a group of words of one meaning a line. */
export const transport = `
авто = машина = avtomobil = автомобиль = mashina = тачка = avto = мошина = moshina = легковушка
labo = лабо
land cruiser = крузак
bmw = бэха = бумер
zeekr = зикр
mercedes = мерс = mers = benz = бенц
volkswagen = фолькс
lada = ваз
lada = жигули
жигули = jiguli = ваз 2107
niva = нива
volga = волга
man = ман
zil = зил
грузовик = yuk mashinasi = юк машина = yuk mashina
грузовик = фура
грузовик = самосвал
автобус = avtobus
микроавтобус = mikroavtobus = маршрутка
микроавтобус = минивэн
трактор = traktor
трактор = т 40
трактор = мтз
экскаватор = ekskavator = jcb
погрузчик = pogruzchik = фронтальный погрузчик = yuklagich
прицеп = tirkama = pritsep
мотоцикл = mototsikl = мотик = мотоцикал = motosikl
скутер = мопед = skuter = moped
велосипед = velosiped = велик = velik = велосипет = bike
самокат = samokat = электросамокат
гироскутер = giroskuter = гироборд
электромобиль = elektromobil = электрокар
запчасти = ehtiyot qismlar = запчасть = zapchast = ehtiyot qism
запчасти = детали
шины = shina = резина = покрышка = покрышки = balon = балон
шины = колеса
колеса = колёса = колесо = gildirak
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
газ баллон = gaz balon = гбо
газ баллон = метан
газ баллон = пропан
метан = metan
пробег = probeg = yurgan
прокат авто = аренда авто = avto ijara = avto ijarasi = rent car = mashina ijaraga = аренда машины = прокат машин
грузоперевозки = yuk tashish
доставка = yetkazib berish = dostavka
байк = мотоцикл
`;
