/** Names that end in a number of their own: whether `iPhone 11 250$` is one number or two nobody can tell. */
export const MODEL =
  /(?:(?:i?phone|айфон|redmi|редми|note|galaxy|samsung|самсунг|poco|xiaomi|honor|huawei|realme|nexia|нексия|matiz|матиз|ps|playstation|mi|pro|max|plus|air|ipad|watch|series|vivo|oppo|tecno|infinix|airpods|band|windows|gta|fifa|nokia|чиланзар|chilonzor|сергели|sergeli|юнусабад|yunusobod|мирабад|mirobod|яккасарай|алмазар|учтепа|школ[аы]|maktab|массив|квартал|микрорайон|мкр|жигули)[\s-]|(?<!\p{L})\p{L}{1,2}-)$/iu;

const CLOTHES =
  "кроссовк|ботин|туфл|сапог|кед[ыа]|босонож|сандал|тапоч|обув|джинс|брюк|штан|шорт|куртк|пальто|плать|юбк|рубашк|футболк|костюм|пиджак|свитер|кофт|пуховик|шуб|krossovk|botink|poyabzal|tufli|etik|shippak|shim|jinsi|kurtka|ko'ylak|palto|yubka|futbolka|kostyum|sviter|shuba|кийим|kiyim|пойабзал|туфли|этик|шим|кўйлак|shoe|sneaker|boot|jeans|dress|shirt|jacket|coat";
const SIZED =
  "кондиционер|konditsioner|матрас|matras|телевизор|televizor|монитор|monitor|tv|тв|ноутбук|noutbuk|laptop|велосипед|velosiped|bike|шин[аы]|резин|диски|shina|балон|balon|колес";
/** Goods that are told by a number of two digits: `Кроссовки 42 500 000` may be size 42 for half a million. */
const GOODS = new RegExp(`(?<!\\p{L})(?:${CLOTHES}|${SIZED})[\\p{L}' ]*\\s$`, "iu");

/** A number that somebody wrote: without what it is counted in, with that, and with what stands before it. */
interface Written {
  written: string;
  scale: string | undefined;
  before: string;
}

/** Whether a size or a model may stand at the beginning of a number whose groups are parted by blanks. */
export const isGlued = ({ before, written, scale }: Written): boolean =>
  (MODEL.test(before) && /^\d{1,2} \d{3}/.test(written)) ||
  // One more of a row of sizes: `42 44 46 250 000`.
  (/(?<!\d)\d\d $/.test(before) && /^[1-9]\d \d{3}/.test(written)) ||
  (GOODS.test(before) && (scale ? /^[1-9]\d [1-9]\d\d$/ : /^[1-9]\d [1-9]\d\d(?: \d{3})+/).test(written));
