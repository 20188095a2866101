import { ASKED, SELLING } from "./askedFor.ts";

/** Names that end in a number of their own: whether `iPhone 11 250$` is one number or two nobody can tell. */
export const MODEL =
  /(?:(?:i?phone|айфон|redmi|редми|note|galaxy|samsung|самсунг|poco|xiaomi|honor|huawei|realme|nexia|нексия|matiz|матиз|ps|playstation|mi|pro|max|plus|air|ipad|watch|series|vivo|oppo|tecno|infinix|airpods|band|buds|mini|мини|mavic|gopro|xbox|tab|fold|flip|lite|лайт|ultra|ультра|про|макс|плюс|нот|поко|сяоми|хонор|реалми|хуавей|oneplus|pixel|пс|плейстейшн|windows|gta|fifa|nokia|чиланзар|chilonzor|сергели|sergeli|юнусабад|yunusobod|мирабад|mirobod|яккасарай|алмазар|учтепа|школ[аы]|maktab|массив|квартал|микрорайон|мкр|жигули)[\s-]|(?<!\p{L})\p{L}{1,2}-)$/iu;

const CLOTHES =
  "кроссовк|ботин|туфл|сапог|кед[ыа]|босонож|сандал|тапоч|обув|джинс|брюк|штан|шорт|куртк|пальто|плать|юбк|рубашк|футболк|костюм|пиджак|свитер|кофт|пуховик|шуб|krossovk|botink|poyabzal|tufli|etik|shippak|shim|jinsi|kurtka|ko'ylak|palto|yubka|futbolka|kostyum|sviter|shuba|кийим|kiyim|пойабзал|туфли|этик|шим|кўйлак|shoe|sneaker|boot|jeans|dress|shirt|jacket|coat";
const SIZED =
  "кондиционер|konditsioner|матрас|matras|телевизор|televizor|монитор|monitor|tv|тв|ноутбук|noutbuk|laptop|велосипед|velosiped|bike|шин[аы]|резин|диски|shina|балон|balon|колес";
/** Goods that are told by a number of two digits: `Кроссовки 42 500 000` may be size 42 for half a million. */
const GOODS = new RegExp(`(?<!\\p{L})(?:${CLOTHES}|${SIZED})[\\p{L}' ]*\\s$`, "iu");

export const NUMBERED_GOODS = new RegExp(`(?<!\\p{L})(?:${CLOTHES}|${SIZED})`, "iu");
/** Goods that are sold in sets of a number: `Резина 4 120$`. */
const SETS =
  /(?<!\p{L})(?:шин[аы]|резин|диски|колес|кол[её]са|балон|shina|balon|disk|стуль|стульев|stul|тарел|чаш|кресла)[\p{L}']*(?: \p{L}+)? $/iu;

/** A number that somebody wrote: without what it is counted in, with that, and with what stands before it. */
interface Written {
  value: number;
  written: string;
  scale: string | undefined;
  before: string;
  currency: "UZS" | "UYE" | undefined;
  /** Whether a currency stands before it. */
  isSigned: boolean;
  /** Whether what is talked about may cost so much. */
  isDear: boolean;
}

/** A word or another number right before it, which no word of prices is. */
const NAMED = /[\p{L}\p{M}\d] $/u;
/** Another number that isn't a year. */
const IN_ROW = /(?<!(?<!\d)(?:19|20)\d)\d $/;
/** More than homes cost. */
const DEAREST = { UYE: 1e6, UZS: 1e10 };

/** Whether the first group of a number may be one of the thing, and the others its price: `Монитор 24 120$`. */
function isRow({ value, written, scale, before, currency, isDear }: Written): boolean {
  const [, lead = "", second = ""] = /^(\d{1,3}) ([1-9]\d\d)/.exec(written) ?? [];
  if (second === "" || !NAMED.test(before) || ASKED.test(before) || SELLING.test(before)) return false;
  if (isDear) return value >= DEAREST[currency ?? "UZS"];
  if (currency === "UYE" && scale === undefined)
    return value >= 10_000 || (IN_ROW.test(before) && lead !== "1");
  // Sum is counted in thousands: a lone group before them is no number of the thing.
  return lead.length > 1 && (scale !== undefined || value >= 1e6);
}

/** Whether a size or a model may stand at the beginning of a number whose groups are parted by blanks. */
export const isGlued = (number: Written): boolean => {
  const { before, written, scale, isSigned } = number;
  if (isSigned) return false;
  return (
    ((MODEL.test(before) || SETS.test(before)) && /^\d{1,2} \d{3}/.test(written)) ||
    // One more of a row of sizes: `42 44 46 250 000`.
    (/(?<!\d)\d\d $/.test(before) && /^[1-9]\d \d{3}/.test(written) && !number.isDear) ||
    (GOODS.test(before) && (scale ? /^[1-9]\d [1-9]\d\d$/ : /^[1-9]\d [1-9]\d\d(?: \d{3})+/).test(written)) ||
    isRow(number)
  );
};
