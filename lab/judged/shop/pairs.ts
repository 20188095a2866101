/**
 * What shoppers type, and all products of the demo shop that they would be glad to see: what only mentions a word isn't
 * such a one. Written from what the shop sells and from how people ask for it, before anything was made to fit; what the
 * shop can't know (a synonym that no text has) stays in. `nothing` is right where the shop sells no such thing.
 */
const english = `
kettle = kettle
electric kettle = kettle
tea kettle = kettle
earbuds = earbuds
wireless earbuds = earbuds
earphones = earbuds headphones
headphones = headphones
bluetooth headphones = headphones
bedsheet = bedsheet
bed sheet = bedsheet
double bed sheet = bedsheet
pillow cover = bedsheet
pillow = pillows
shoes = running derby school
running shoes = running
sports shoes for men = running
school shoes = school
kids shoes = school
formal shoes = derby
office shoes = derby
leather shoes = derby school
sandals = sandals
ladies sandals = sandals
slippers = chappal
tiffin box = tiffin
lunch box = tiffin
lunch box for office = tiffin
saree = saree
silk saree = saree
wedding saree = saree
red saree = saree
kurta = kurta
kurta for men = kurta
cotton kurta = kurta
white kurta = kurta
kurta pyjama = kurta
kurti = kurti
anarkali kurti = kurti
dupatta = dupatta
lehenga = lehenga
bridal lehenga = lehenga
pressure cooker = cooker
cooker 5 litre = cooker
tawa = tawa
dosa tawa = tawa
kadai = kadhai
kadhai with lid = kadhai
spice box = masala
masala box = masala
copper lota = lota
power bank = bank
powerbank 20000mah = bank
smart watch = watch
smartwatch = watch
watch for men = watch
speaker = speakers
bluetooth speaker = speakers
charger = charger
mobile charger = charger
type c charger = charger
type c cable = charger
quilt = razai
blanket = razai
curtains = curtains
door curtains = curtains
window curtains = curtains
fan = fan
table fan = fan
plant pot = pot
flower pot = pot
hair oil = oil
onion oil = oil
coconut oil = oil
face cream = cream
face wash = cream
henna = mehndi
mehndi cone = mehndi
lipstick = lipstick
red lipstick = lipstick
makeup kit = lipstick
hair dryer = dryer
hair = oil dryer
diya = diya thali
brass diya = diya thali
rangoli = rangoli
rangoli colours = rangoli
incense sticks = agarbatti
diwali lights = lights
fairy lights = lights
led light = lights
puja thali = thali
brass = diya thali
cotton = bedsheet kurta razai
`;

const hindi = `
केतली = kettle
चाय की केतली = kettle
ईयरबड्स = earbuds
इयरबड्स = earbuds
चादर = bedsheet
डबल बेड की चादर = bedsheet
जूते = running derby school
स्पोर्ट्स जूते = running
स्कूल के जूते = school
बच्चों के जूते = school
टिफिन = tiffin
लंच बॉक्स = tiffin
साड़ी = saree
साडी = saree
शादी की साड़ी = saree
कुर्ता = kurta
सूती कुर्ता = kurta
कुर्ती = kurti
दुपट्टा = dupatta
लहंगा = lehenga
लहँगा चोली = lehenga
कुकर = cooker
प्रेशर कुकर = cooker
तवा = tawa
लोहे का तवा = tawa
कढ़ाई = kadhai
कड़ाही = kadhai
मसाला डब्बा = masala
डिब्बा = tiffin masala
लोटा = lota
तांबे का लोटा = lota
चप्पल = chappal
चमड़े की चप्पल = chappal
जूती = jutti
सैंडल = sandals
पावर बैंक = bank
स्मार्ट वॉच = watch
घड़ी = watch
स्पीकर = speakers
चार्जर = charger
मोबाइल चार्जर = charger
हेडफोन = headphones
रजाई = razai
कंबल = razai
पर्दे = curtains
परदा = curtains
तकिया = pillows
पंखा = fan
गमला = pot
तुलसी = pot
बालों का तेल = oil
नारियल तेल = oil
फेस क्रीम = cream
मेहंदी = mehndi
मेहँदी = mehndi
लिपस्टिक = lipstick
मेकअप = lipstick
हेयर ड्रायर = dryer
दीया = diya thali
पीतल के दीये = diya
रंगोली = rangoli
अगरबत्ती = agarbatti
झालर = lights
पूजा की थाली = thali
घंटी = thali
`;

const latinHindi = `
ketli = kettle
chai ki ketli = kettle
chadar = bedsheet
chaddar = bedsheet
joote = running derby school
bachchon ke joote = school
office ke joote = derby
dabba = tiffin masala
khane ka dabba = tiffin
sari = saree
banarasi sadi = saree
shadi ki saree = saree
safed kurta = kurta
kurta pajama = kurta
chunni = dupatta
lehnga = lehenga
ghagra choli = lehenga
kukar = cooker
tava = tawa
lohe ka tawa = tawa
karahi = kadhai
kadhaai = kadhai
masale ka dabba = masala
tambe ka lota = lota
kalash = lota
chamde ki chappal = chappal
juti = jutti
mojri = jutti
sendal = sandals
ghadi = watch
rajai = razai
kambal = razai
parda = curtains
parde = curtains
takiya = pillows
pankha = fan
gamla = pot
pyaz ka tel = oil
balon ka tel = oil
nariyal tel = oil
kesar cream = cream
mehandi = mehndi
diye = diya thali
pital ke diye = diya thali
rangoli ke rang = rangoli
agarbati = agarbatti
jhalar = lights
pooja ki thali = thali
ghanti = thali
`;

const slips = `
kettel = kettle
earbds = earbuds
bedshet = bedsheet
tifin = tiffin
sareee = saree
dupatta set = dupatta
dupata = dupatta
lehegna = lehenga
presure cooker = cooker
chapal = chappal
sandels = sandals
power bnk = bank
smart wach = watch
speakar = speakers
chargr = charger
hedphones = headphones
curtian = curtains
pilow = pillows
onoin oil = oil
lipstik = lipstick
hair dryar = dryer
rangloi = rangoli
agarbathi = agarbatti
blutooth speaker = speakers
kutra = kurta
लिपिस्टिक = lipstick
रंगोलि = rangoli
अगरबती = agarbatti
`;

const inPart = `
kett = kettle
earb = earbuds
tiff = tiffin
sare = saree
kur = kurta kurti
dup = dupatta
lehe = lehenga
cook = cooker
pow = bank
smart w = watch
charg = charger
headp = headphones
curt = curtains
pill = pillows
meh = mehndi
lips = lipstick
rang = rangoli
agar = agarbatti
diwa = lights
puja th = thali
रजा = razai
अगर = agarbatti
लिप = lipstick
`;

const absent = `
sofa = nothing
laptop = nothing
fridge = nothing
cricket bat = nothing
camera = nothing
shampoo = nothing
perfume = nothing
helmet = nothing
guitar = nothing
jeans = nothing
almirah = nothing
kitab = nothing
सोफ़ा = nothing
साइकिल = nothing
key = nothing
kay = nothing
keys! = nothing
or = nothing
our = nothing
may = nothing
year = nothing
hay = nothing
hey = nothing
bee = nothing
par = nothing
her = nothing
hat = nothing
book = nothing
kick = nothing
mat = nothing
met = nothing
pie = nothing
pen = nothing
ring = nothing
cap = nothing
bat = nothing
bird = nothing
four = nothing
main = nothing
seat = nothing
meat = nothing
mud = nothing
fire = nothing
arm = nothing
bhi = nothing
में = nothing
भी = nothing
हर = nothing
तो = nothing
key ring = nothing
car seat = nothing
note book = nothing
toy bird = nothing
`;

/** The words that begin the English title of each product. */
export const titles: Readonly<Record<string, string>> = {
  kettle: "Stainless Steel Electric Kettle",
  earbuds: "True Wireless Earbuds",
  bedsheet: "Jaipuri Cotton Double Bedsheet",
  running: "Men's Running Sports Shoes",
  tiffin: "Insulated Steel Tiffin",
  saree: "Banarasi Silk Saree",
  kurta: "Men's Cotton Kurta",
  kurti: "Women's Rayon Anarkali Kurti",
  dupatta: "Bandhani Georgette Dupatta",
  lehenga: "Embroidered Lehenga Choli",
  cooker: "Pressure Cooker",
  tawa: "Cast Iron Dosa Tawa",
  kadhai: "Hard Anodised Kadhai",
  masala: "Steel Masala Dabba",
  lota: "Copper Lota",
  chappal: "Men's Kolhapuri Leather Chappal",
  jutti: "Women's Embroidered Mojari Jutti",
  derby: "Men's Formal Derby Shoes",
  sandals: "Women's Flat Sandals",
  school: "Kids' Velcro School Shoes",
  bank: "Power Bank",
  watch: "Smart Watch",
  speakers: "Bluetooth Tower Speakers",
  charger: "33 W Fast Charger",
  headphones: "Wireless Over-Ear Headphones",
  razai: "Jaipuri Cotton Razai",
  curtains: "Blackout Door Curtains",
  pillows: "Microfibre Sleeping Pillows",
  fan: "High-Speed Pedestal Fan",
  pot: "Self-Watering Plant Pot",
  oil: "Onion Hair Oil",
  cream: "Kesar Chandan Face Cream",
  mehndi: "Natural Mehndi Cones",
  lipstick: "Matte Lipstick",
  dryer: "Foldable Hair Dryer",
  diya: "Brass Diya Set",
  rangoli: "Rangoli Colours Kit",
  agarbatti: "Agarbatti Gift Pack",
  lights: "LED Diwali String Lights",
  thali: "Brass Puja Thali",
};

/** A query, and the keys of what is right for it, none where nothing is. */
export interface JudgedPair {
  kind: string;
  query: string;
  right: string[];
}

/** All of them, in the order of their kinds. */
export const judgedPairs: readonly JudgedPair[] = Object.entries({
  english,
  hindi,
  latinHindi,
  slips,
  inPart,
  absent,
}).flatMap(([kind, lines]) =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", keys = ""] = line.split(" = ");
      return { kind, query, right: keys.split(" ").filter((key) => key !== "nothing") };
    }),
);
