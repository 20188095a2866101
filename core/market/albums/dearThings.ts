import { WORD_END } from "#contract/priceWords.ts";
import { NUMBERED_GOODS } from "./gluedNumbers.ts";

const HOMES =
  "квартир[аыу]|комн(?:атн\\p{L}{0,4})?|участ(?:ок|ка)|сот(?:ок|ка|ки)|гектар|гараж|дача|офис|нежилое|дом|хона(?:ли)?|уй|ҳовли|kvartira|xona(?:li)?|uy|hovli|uchastka|sotix|dacha";
const CARS =
  "матиз|нексия|кобальт|[дж]ж?ентра|спарк|ласетти|дамас|малибу|оникс|тракер|каптива|тойота|камри|хендай|киа|жигули|ваз|лада|авто(?:мобиль)?|matiz|nexia|kobalt|cobalt|[gj]entra|spark|la[cs]etti|damas|malibu|onix|tracker|captiva|toyota|camry|hyundai|kia|bmw|mercedes|lada|avto(?:mobil)?|audi|ауди|chevrolet|шевроле|мерседес|бмв|лексус|lexus|byd|chery|haval|jetour|камаз|газель|лабо|labo|фура|kamaz|gazel|опель|opel|volkswagen|фольксваген|honda|хонда|ти[кc]о|ti[ck]o|nissan|ниссан|mazda|мазда|шкода|skoda|москвич|moskvich|волга|нива|уаз|(?<!(?:стиральн|швейн|посудомоечн|вязальн|гладильн|сушильн|детск|игрушечн)\\p{L}{2} |(?:kir|yuvish|tikuv|bolalar|o'yinchoq|кир|ювиш|тикув|болалар|ўйинчоқ) )(?:авто)?(?:машина|mashina|мошина|moshina)";
/** Things that are dear as well, though not as a home is. */
const OTHERS =
  "диван|divan|sofa|софа|гарнитур\\p{L}{0,3}|спальня|кухня|мебель|mebel|пианино|рояль|мотоцикл|трактор|traktor|экскаватор|погрузчик|прицеп|катер|яхта|станок|stanok|оборудование|бизнес|biznes|магазин|do'kon|дўкон|кафе|ресторан|павильон|склад|здание|помещение|коттедж|земля|yer|bino";
/** Matches the words as the thing for sale, and not as what an accessory is for: `чехлы на Матиз` doesn't match. */
const wordsOf = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\d'])(?<!(?<!\\p{L})(?:для|на|от|к|for) )(?:${words})${WORD_END}(?! (?:uchun|учун))`,
    "iu",
  );

const LARGE = wordsOf(`${HOMES}|${CARS}`);
const DEAR = wordsOf(`${HOMES}|${CARS}|${OTHERS}`);

/** Whether a text is about a car or a home. */
export const isOfLarge = (text: string): boolean => LARGE.test(text);

/** Whether a text is about something dear, of which nobody asks a few thousand sum. */
export const isAboutDear = (text: string): boolean => DEAR.test(text);

/** Whether something is talked about that may cost tens of thousands of dollars, and no goods with numbers beside it. */
export const isOfDear = (before: string, line: string): boolean =>
  DEAR.test(before) && !NUMBERED_GOODS.test(line);
