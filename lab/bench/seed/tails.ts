import type { Random } from "#db/seeds/demo/random.ts";

interface Tail {
  ru: string;
  uz: string;
}

const syllables =
  "ba bek bo chi dil do er fa gul ha is ja ka ko lo ma mi na nur o pa qo ra rus sa sar sha shoh ta tim u vo xo ya zam zi zor".split(
    " ",
  );
const shops = ["Savdo", "Market", "Mobile", "Texno", "Servis", "Group", "Style", "Trade", "Center", "Plus"];
const near: [string, string][] = [
  ["рядом с базаром", "bozor yonida"],
  ["у метро", "metro oldida"],
  ["за школой", "maktab orqasida"],
  ["напротив рынка", "dehqon bozori roʻparasida"],
  ["в торговом центре", "savdo markazida"],
  ["около больницы", "shifoxona yonida"],
];

/** A made-up proper name; the first syllables are far more frequent, so some names are everywhere and most are rare. */
function properName(random: Random): string {
  const syllable = () => syllables[Math.floor(random.next() ** 1.6 * syllables.length)] ?? "bo";
  const name = Array.from({ length: random.int(2, 3) }, syllable).join("");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const capitals = "ABCDEFGHKLMNPRSTUVXYZ";
const code = (random: Random) =>
  `${capitals.charAt(random.int(0, 20))}${capitals.charAt(random.int(0, 20))}-${random.int(100, 9_999)}`;

/** Adds a seller's own words to a description: where they are, which shop, which article; mostly nothing. */
export function addTail({ ru, uz }: Tail, random: Random): Tail {
  const kind = random.next();
  if (kind < 0.14) {
    const [where, qayerda] = random.pick(near);
    const name = properName(random);
    return { ru: `${ru} Мы ${where}, ориентир ${name}.`, uz: `${uz} Moʻljal: ${name}, ${qayerda}.` };
  }
  if (kind < 0.24) {
    const shop = `${properName(random)} ${random.pick(shops)}`;
    return { ru: `${ru} Магазин «${shop}».`, uz: `${uz} «${shop}» doʻkoni.` };
  }
  if (kind < 0.38) {
    const article = code(random);
    return { ru: `${ru} Артикул ${article}.`, uz: `${uz} Artikul ${article}.` };
  }
  return { ru, uz };
}

const names: [string, string, string][] = [
  ["", " срочно", " tezda"],
  ["", " оптом", " ulgurji"],
  ["", ", оригинал", ", original"],
  ["", ", идеальное состояние", ", holati ideal"],
  ["Продаю ", "", " sotiladi"],
  ["Продам ", "", " sotaman"],
  ["", ", доставка бесплатно", ", yetkazib berish bepul"],
  ["", ", чёрный", ", qora rangli"],
  ["", ", белый", ", oq rangli"],
  ["", ", рассрочка", ", muddatli toʻlovga"],
  ["", ", Корея", ", Koreya"],
  ["", ", Турция", ", Turkiya"],
  ["", ", б/у", ", ishlatilgan"],
];

/** Adds a seller's decoration around a name, to one in three. */
export function decorateName({ ru, uz }: Tail, random: Random): Tail {
  if (!random.chance(0.34)) return { ru, uz };
  const [before, after, uzAfter] = random.pick(names);
  return { ru: before + ru + after, uz: uz + uzAfter };
}
