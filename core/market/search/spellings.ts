/**
 * Names that are written in several ways: as far as a search goes, the very same word. What is also another word in one
 * of the scripts (бош, сони) is a synonym instead, and comes after what was typed.
 */
export const spellings: readonly (readonly string[])[] = `
iphone = айфон = ayfon = i phone = ай фон = aifon
apple = эппл = эпл = epl
xiaomi = сяоми = ксиоми = ксяоми = xaomi = шаоми = хиаоми = siaomi = ksiomi = xiomi
redmi = редми = redmy
poco = поко
samsung = самсунг = самсум
galaxy = галакси = гэлакси = galaksi
huawei = хуавей = хуавэй = huavey = xuavey
honor = хонор = онор
realme = реалми = рилми
oppo = оппо
vivo = виво
tecno = текно
infinix = инфиникс
nokia = нокиа = нокия
motorola = моторола = моторолла
pixel = пиксель
google = гугл
oneplus = one plus = ванплюс = уанплюс
ultra = ультра
pro = про
max = макс
mini = мини
plus = плюс
note = нот
lite = лайт
air = эйр = аир
airpods = air pods = эйрподс = аирподс = эирподс = эйр подс
apple watch = эппл вотч = эпл вотч = эпл воч
macbook = макбук = мак бук = makbuk
ipad = айпад = aypad
playstation = плейстейшен = плейстейшн = pleysteyshn = play station = плей стейшен
ps 3 = пс 3 = playstation 3 = плейстейшн 3
ps 4 = пс 4 = playstation 4 = плейстейшн 4
ps 5 = пс 5 = playstation 5 = плейстейшн 5
xbox = иксбокс = хбокс = x box = икс бокс
smart tv = смарт тв
wi fi = wifi = вай фай = вайфай = уайфай = vayfay = vay fay
type c = тайп си = тайпси = тайп с = usb c = юсб си
jbl = жбл = джбл
marshall = маршал = маршалл
hikvision = хиквижн = хиквижен = хиквижин = хиквишн
logitech = логитек = лоджитек = логитеч
ryzen = райзен
geforce = джифорс = гефорс
lg = лж = элджи = эл джи
artel = артель
philips = филипс
lenovo = леново
asus = асус
acer = асер = эйсер
dell = делл
hp = хп
dyson = дайсон
karcher = керхер = кархер = кёрхер
haier = хайер
hisense = хайсенс = хисенс
midea = мидея = мидеа
shivaki = шиваки = шеваки
goodwell = гудвел = гудвелл
electrolux = электролюкс
moulinex = мулинекс
dewalt = деволт = девольт
stihl = штиль = штил
husqvarna = хускварна
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
captiva = каптива = kaptiva
epica = эпика = epika
tico = тико = tiko
cruze = круз
equinox = эквинокс
chevrolet = шевроле = shevrole = шевролет = sevrole = шеви = chevy
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
land cruiser = ленд крузер = лэнд крузер
lexus = лексус = leksus
honda = хонда = xonda
nissan = ниссан
mazda = мазда
mitsubishi = мицубиси = митсубиси
bmw = бмв
mercedes = мерседес
audi = ауди
volkswagen = фольксваген = vw
opel = опель
renault = рено
ford = форд
tesla = тесла
byd = бид = бюд = бйд
geely = джили = джилли
changan = чанган = чангань
jetour = джетур
exeed = эксид
zeekr = зеекр = зекр
li auto = ли авто = lixiang = лисян = ли сян = li xiang
porsche = порше
peugeot = пежо
citroen = ситроен
skoda = шкода
range rover = рендж ровер = ренж ровер
tahoe = тахо
michelin = мишлен
bridgestone = бриджстоун
hankook = ханкук
chery = чери = черри = cheri
haval = хавал = хавейл
jac = джак
lada = лада
gazel = газель = gazelle
isuzu = исузу
kamaz = камаз
nike = найк
adidas = адидас
puma = пума
zara = зара
lacoste = лакоста = лакост
levis = левайс = ливайс = левайз
new balance = нью баланс = нью беланс = нью бэланс
timberland = тимберленд
ray ban = рей бан = рэй бан = рейбан = rayban
chanel = шанель = шанел
gucci = гуччи
versace = версаче
huggies = хаггис = хаггиз = хагис
lego technic = лего техник = лего техника
ucell = юселл = укелл = усел
beeline = билайн
mobiuz = мобиуз = мобиюз
uzmobile = узмобайл = узмобиле
bluetooth = блютуз = блютус
g shock = джи шок = жи шок = джишок = gshock
charge = чардж = чарж
flip = флип
boombox = бумбокс
buds = бадс
band = бэнд = бенд
watch = вотч = воч
legion = легион
ideapad = айдиапад = идеапад
gaming = гейминг = геминг
`
  .trim()
  .split("\n")
  .map((line) => line.split(" = "));
