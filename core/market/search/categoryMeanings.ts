import type { Category } from "#contract/categories.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { isAdjective } from "./emptyWords.ts";
import { fillerWords } from "./fillerWords.ts";

/** A name that a category goes by. */
interface CategoryName {
  name: string;
  /** The mark that its listings have among their words. */
  mark: string;
  /** Whether it names all of the category, not a part of it. */
  isWhole: boolean;
}

/** A word that means a thing of a category where a listing there has it, and mostly something else elsewhere. */
interface Homonym {
  word: string;
  mark: string;
  /** Whether that is so only where it stands for another word, not when it is typed itself. */
  isOnlySynonym: boolean;
}

const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" = "));

/** Other names of categories: `link = names`. */
const otherNames = linesOf(`
smartphones = телефон = telefon = мобильный телефон = сотовый телефон = мобильник = mobil telefon
keypad-phones = telefon = телефон
cars = машина = mashina = мошина = авто = автомобиль = avtomobil = легковушка = легковая машина = yengil mashina
cars = иномарка = автомашина = avtomashina
trucks = грузовая машина = yuk mashina
houses = дом = hovli = uy = частный дом
houses-sale = коттедж = kottej = участок с домом
flats-sale = новостройка = yangi uy
desktops = компьютер = kompyuter
building-materials = строительные материалы = стройматериал = qurilish mollari
appliances = техника для дома = texnika
jobs = вакансия = вакансии = vakansiya = ish o'rni = подработка
car-parts = автозапчасти = запчасти для авто = avto ehtiyot qismlar
phone-cases = чехол для телефона = telefon g'ilofi
chargers = зарядное устройство
tires = авторезина
perfume = духи = парфюм = atir
jewellery = ювелирные изделия = золотые украшения = tilla buyumlar = zargarlik buyumlari
toys = детские игрушки = bolalar o'yinchoqlari
cradles = детская кроватка
strollers = детская коляска = bolalar aravachasi
tutoring = курсы = kurslar = репетитор
land = земельный участок = участок = yer uchastkasi
commercial = нежилое помещение = noturar bino
livestock = скотина = chorva mollari
gym-equipment = trenajor
sofas = мягкая мебель = yumshoq mebel
consoles = приставка = pristavka
smart-watches = часы = soat = смарт часы = smart soat = smart watch = умные часы = aqlli soat
watches = наручные часы = qo'l soati
party-goods = товары для праздника
kids = детский = bolalar = для детей = bolalar uchun
`);

/** Words that a category's listings may be meant by, behind everything else that has them. */
const partNames = linesOf(`
flats-sale = uy = уй
flats-rent = uy = уй = сниму = снять
houses-rent = сниму = снять
rooms-rent = сниму = снять
`);

/** Names of the state of a thing; listings say it in a field of its own. */
const stateNames = linesOf(`
~Used = б/у = бу = бэушный = подержанный = с рук = ishlatilgan = ишлатилган
~New = новый = yangi = янги
`);

/** Names that are too wide, or mean something else to people who search. */
const misleading: ReadonlySet<string> = new Set(
  `phones computers car-accessories pc-components services business studio-gear skin-care home-services
  jobs-sales jobs-construction jobs-restaurants jobs-production jobs-office jobs-it jobs-marketing jobs-education
  jobs-medicine jobs-beauty jobs-household`.split(/\s+/),
);
const misleadingParts: ReadonlySet<string> = new Set(
  "центры прочее сеть boshqalar ichki tarmoq праздник уборка tozalash леса".split(" "),
);

/** Words that the text of anything may have: `link of the category where they mean its things = words`. */
const homonyms = linesOf(`
transport = машина = авто = автомобиль
phones = телефон = трубка = сотовый
`);

/** Words that are synonyms of others only in a category, and something else too (рояль, Royal; конь, qon). */
const synonymsInside = linesOf(`
food = olcha
hobby = рояль
animals = конь
sport = to'p
audio = акустика
pc-accessories = мышка
furniture = спальня
`);

const OF_SOMETHING = /^(?:для|под) |(?:^| )uchun$/i;
const AND = /\s*,\s*|\s+(?:и|va)\s+/u;

const tellingWords = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => !fillerWords.has(word.toLowerCase()))
    .join(" ");

const markOf = ({ id }: Category) => `~k${id}`;

/** A name of several things tells of each of them; only where nothing is below it, as else it has a name of its own. */
function namesOf(category: Category): CategoryName[] {
  if (misleading.has(category.link)) return [];
  const mark = markOf(category);
  return [category.name, category.name_uz].flatMap((whole) => {
    if (OF_SOMETHING.test(whole)) return [];
    const parts = whole.split(AND);
    if (parts.length > 1 && category.hasChildren) return [];
    return parts
      .map((part) => part.toLowerCase())
      .filter((part) => !misleadingParts.has(part) && !(parts.length > 1 && isAdjective(part)))
      .map((part) => ({ name: tellingWords(part), mark, isWhole: parts.length === 1 }))
      .filter(({ name }) => name !== "");
  });
}

/** All names of categories, and words that mean a category's things only there. */
export async function readCategoryNames(): Promise<{ names: CategoryName[]; homonyms: Homonym[] }> {
  const { childrenOf } = await categoryIndex();
  const below = (category: Category): Category[] => [category, ...childrenOf(category.id).flatMap(below)];
  const all = childrenOf(null).flatMap(below);
  const marks = new Map(all.map((category) => [category.link, markOf(category)]));
  const told = (lines: readonly string[][]) =>
    lines.flatMap(([link = "", ...words]) => {
      const mark = marks.get(link);
      return mark === undefined ? [] : words.map((word) => ({ word, mark }));
    });
  const others = told(otherNames).map(({ word, mark }) => ({
    name: tellingWords(word),
    mark,
    isWhole: true,
  }));
  const parts = told(partNames).map(({ word, mark }) => ({ name: word, mark, isWhole: false }));
  const states = stateNames.flatMap(([mark = "", ...words]) =>
    words.map((name) => ({ name, mark, isWhole: true })),
  );
  return {
    names: [...all.flatMap(namesOf), ...others, ...parts, ...states],
    homonyms: [
      ...told(homonyms).map((homonym) => ({ ...homonym, isOnlySynonym: false })),
      ...told(synonymsInside).map((homonym) => ({ ...homonym, isOnlySynonym: true })),
    ],
  };
}
