/** Phones, computers, sound, pictures, household appliances; a group of words of one meaning a line. */
export const electronics = `
iphone = айфон = ayfon = i phone = ай фон = aifon
apple = эппл = эпл = epl
xiaomi = сяоми = ксиоми = ксяоми = xaomi = шаоми = хиаоми = siaomi = ksiomi = mi
redmi = редми = redmy
poco = поко
samsung = самсунг
galaxy = галакси = гэлакси = galaksi
huawei = хуавей = хуавэй = huavey = xuavey
honor = хонор = онор
realme = реалми = рилми
oppo = оппо
vivo = виво
tecno = текно = техно
infinix = инфиникс
nokia = нокиа = нокия
motorola = моторола = моторолла
pixel = пиксель
ultra = ультра
pro = про
max = макс
mini = мини
plus = плюс
note = нот
lite = лайт
air = эйр = аир
телефон = telefon = мобильник = мобилка = сотка = трубка
смартфон = smartfon = смарт
кнопочный телефон = tugmali telefon = кнопочник = звонилка
чехол = g'ilof = gilof = чехлы = кейс = chexol
защитное стекло = himoya oynasi = бронестекло
зарядка = зарядное устройство = зарядник = quvvatlagich = zaryadka = zaryadchik = зарядчик = зарядное
кабель = шнур = kabel = провод
пауэрбанк = power bank = powerbank = повербанк = павербанк = pauerbank = внешний аккумулятор
сим карта = симка = sim karta = sim = симкарта = nomer = номер
дисплей = экран = ekran = displey
наушники = quloqchin = naushnik = наушник = гарнитура
airpods = air pods = эйрподс = аирподс = эирподс = эйр подс
apple watch = эппл вотч = эпл вотч = эпл воч
смарт часы = smart soat = умные часы = smart watch = смартчасы = aqlli soat = смарт вотч
часы = soat
ноутбук = noutbuk = ноут = лэптоп = laptop = notebook = нотбук = noutbook
macbook = макбук = мак бук = makbuk
компьютер = kompyuter = комп = пк = системный блок = системник
монитор = monitor
видеокарта = videokarta = видюха = видяха = gpu
клавиатура = klaviatura = клава
мышь = sichqoncha = мышка = мышки
процессор = protsessor = проц
флешка = fleshka = usb накопитель = флэшка
жесткий диск = qattiq disk = hdd = винчестер
принтер = printer
роутер = router = вайфай роутер = wi fi роутер = модем = modem
планшет = planshet = планшетка = tablet
ipad = айпад = aypad
playstation = плейстейшен = плейстейшн = плойка = ps = пс = сонька = pleysteyshn = приставка = pristavka
ps 3 = пс 3 = playstation 3 = плейстейшн 3 = сони 3
ps 4 = пс 4 = playstation 4 = плейстейшн 4 = плойка 4 = сони 4
ps 5 = пс 5 = playstation 5 = плейстейшн 5 = плойка 5 = сони 5
xbox = иксбокс = хбокс
джойстик = геймпад = joystik = geympad = dualsense = dualshock
телевизор = televizor = телик = телек = tv = тв
smart tv = смарт тв
колонка = kolonka = блютуз колонка = акустика = динамик
микрофон = mikrofon = караоке
фотоаппарат = fotoapparat = фотик = камера = kamera
объектив = obyektiv
проектор = proyektor = праектор
видеонаблюдение = videokuzatuv = камера наблюдения = kuzatuv kamerasi
дрон = квадрокоптер = kvadrokopter = dron
sony = сони
jbl = жбл = джбл
lg = лж = элджи = эл джи
bosch = бош = bosh
artel = артель
philips = филипс
lenovo = леново
asus = асус
acer = асер = эйсер
dell = делл
hp = хп = hewlett packard
dyson = дайсон
холодильник = muzlatgich = холодос
морозильник = muzlatish kamerasi = морозилка = морозильная камера = muzlatkich kamera
стиральная машина = kir yuvish mashinasi = стиралка = kir mashina = стиральная машинка = кир машина = kirmashina = автомат стиральный = стиральный автомат
посудомойка = посудомоечная машина = idish yuvish mashinasi = idish yuvgich
пылесос = changyutgich = chang yutgich = pilisos = пылисос
кондиционер = konditsioner = кондей = сплит система = кандиционер = kondisioner = кондёр
вентилятор = ventilyator = вентелятор = parrak
обогреватель = isitgich = обогреватели = печка = тепловентилятор
водонагреватель = suv isitgich = бойлер = аристон = ariston
микроволновка = mikroto'lqinli pech = свч = микроволновая печь = mikrovolnovka = mikravalnovka
плита = plita = газплита = газовая плита = gaz plita
духовка = duxovka = духовой шкаф
вытяжка = havo so'rgich = vityajka
утюг = dazmol = отпариватель
чайник = choynak = электрочайник = tefal
блендер = blender
мясорубка = go'sht qiymalagich = qiymalagich = гушт майдалагич
мультиварка = multivarka = скороварка
аэрогриль = aerogril = фритюрница
кофемашина = kofemashina = кофеварка = qahva mashinasi
фен = fen = soch quritgich
плойка для волос = щипцы для волос = стайлер = утюжок для волос = soch dazmol
триммер = машинка для стрижки = soch olish mashinasi = trimmer
швейная машинка = tikuv mashinasi = швейная машина = tikuv mashina
увлажнитель = havo namlagich
генератор = generator = движок
стабилизатор = stabilizator
солнечная панель = quyosh paneli = солнечная батарея = quyosh panel
кулер = kuler = диспенсер = dispenser
`;
