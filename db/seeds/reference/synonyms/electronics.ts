/** Phones, computers, sound, pictures, household appliances; a group of words of one meaning a line. */
export const electronics = `
xiaomi = mi
телефон = telefon = мобильник = мобилка = трубка = сотовый
смартфон = smartfon
кнопочный телефон = tugmali telefon = кнопочник = звонилка
чехол = g'ilof = gilof = чехлы = кейс = chexol
защитное стекло = himoya oynasi = бронестекло
зарядка = зарядное устройство = зарядник = quvvatlagich = zaryadka = zaryadchik = зарядчик = зарядное
кабель = шнур = kabel = провод
пауэрбанк = power bank = powerbank = повербанк = павербанк = pauerbank = внешний аккумулятор
сим карта = симка = sim karta = sim = симкарта
номер = nomer
дисплей = экран = ekran = displey
наушники = quloqchin = naushnik = наушник
смарт часы = smart soat = умные часы = smart watch = смартчасы = aqlli soat = смарт вотч
часы = soat
ноутбук = noutbuk = ноут = лэптоп = laptop = notebook = нотбук
компьютер = kompyuter = комп = пк = системный блок = системник
монитор = monitor
видеокарта = videokarta = видюха = видяха = gpu
клавиатура = klaviatura = клава
мышь = sichqoncha = мышка = мышки
процессор = protsessor = проц
флешка = fleshka = usb накопитель = флэшка
жесткий диск = qattiq disk = hdd = винчестер
принтер = printer
роутер = router = вайфай роутер = wi fi роутер = wifi роутер = вай фай роутер = wifi router = модем = modem
планшет = planshet = планшетка = tablet
playstation = ps = пс = сонька
playstation = приставка = pristavka
playstation = плойка
ps 3 = плойка 3 = сони 3 = приставка 3
ps 4 = плойка 4 = сони 4 = приставка 4
ps 5 = плойка 5 = сони 5 = приставка 5
джойстик = геймпад = joystik = geympad = dualsense = dualshock
телевизор = televizor = телик = телек = tv = тв
колонка = kolonka = блютуз колонка = акустика
динамик = dinamik
микрофон = mikrofon = караоке
фотоаппарат = fotoapparat = фотик
фотоаппарат = камера = kamera
объектив = obyektiv
проектор = proyektor = праектор
видеонаблюдение = videokuzatuv = камера наблюдения = kuzatuv kamerasi
дрон = квадрокоптер = kvadrokopter = dron
sony = сони
bosch = бош = bosh
tecno = техно
hp = hewlett packard
холодильник = muzlatgich = холодос
морозильник = muzlatish kamerasi = морозилка = морозильная камера = muzlatkich kamera
стиральная машина = kir yuvish mashinasi = стиралка = kir mashina = стиральная машинка = кир машина = kirmashina = автомат стиральный = стиральный автомат
посудомойка = посудомоечная машина = idish yuvish mashinasi = idish yuvgich
пылесос = changyutgich = chang yutgich = pilisos = пылисос
кондиционер = konditsioner = кондей = сплит система = кандиционер = kondisioner = кондёр
вентилятор = ventilyator = вентелятор = parrak
обогреватель = isitgich = обогреватели = печка = тепловентилятор
водонагреватель = suv isitgich = бойлер
водонагреватель = аристон = ariston
микроволновка = mikroto'lqinli pech = свч = микроволновая печь = mikrovolnovka = mikravalnovka
плита = plita = газплита = газовая плита = gaz plita
духовка = duxovka = духовой шкаф
вытяжка = havo so'rgich = vityajka
утюг = dazmol = отпариватель
чайник = choynak = электрочайник
блендер = blender
мясорубка = go'sht qiymalagich = qiymalagich = гушт майдалагич
мультиварка = multivarka = скороварка
аэрогриль = aerogril = фритюрница
кофемашина = kofemashina = кофеварка = qahva mashinasi
фен = fen = soch quritgich
плойка для волос = щипцы для волос = стайлер = утюжок для волос = soch dazmol
стайлер = плойка
триммер = машинка для стрижки = soch olish mashinasi = trimmer
швейная машинка = tikuv mashinasi = швейная машина = tikuv mashina
увлажнитель = havo namlagich
генератор = generator = движок
стабилизатор = stabilizator
солнечная панель = quyosh paneli = солнечная батарея = quyosh panel
кулер = kuler = диспенсер = dispenser
мобила = телефон
моник = монитор
ушки = наушники
quyosh batareya = quyosh paneli = солнечная панель
швейка = швейная машинка = швейная машина = tikuv mashinasi
`;
