/** Words that say how an amount bounds the price, as patterns for plain letters without regard to case. */

type Kind = "most" | "least" | "about";
type Words = Record<Kind, string>;

/** The end of a word or a number. */
export const WORD_END = String.raw`(?![\p{L}\p{N}])`;

/** Words for a price that may stand right before its bound. */
export const LABEL = String.raw`(?:(?:по\s)?цен[ауеыо]й?|стоимость?ю?|бюджет(?:ом)?|price|budget|narx\p{L}*|нарх\p{L}*)\s*[:=-]?\s*`;
const NOT = String.raw`(?:не\s|ne\s|no\s|not\s)`;

/** `не дороже` stands for itself, and so before `дороже`: what is named first is looked for first. */
const wordsBefore: Words = {
  most: String.raw`до|do|под|за|${NOT}(?:дороже|dorozhe|doroje|более|больше|с?выше|more\sthan|over|above)|дешевле|deshevle|ниже|меньше|менее|в\sпределах|макс(?:имум|\.)?|under|below|within|for|up\sto|upto|at\smost|(?:less|cheaper)\sthan|max(?:imum|\.)?|maks(?:imum|\.)?|eng\sko'?pi|ko'?pi\sbilan|<=?|≤`,
  least: String.raw`от|ot|с|начиная\sс|${NOT}(?:дешевле|ниже|меньше|менее|less\sthan|under|below)|дороже|dorozhe|doroje|больше|более|с?выше|мин(?:имум|\.)?|from|over|above|at\sleast|more\sthan|starting\s(?:at|from)|min(?:imum|\.)?|eng\skami|kamida|камида|>=?|≥`,
  about: String.raw`около|примерно|приблизительно|порядка|в\sрайоне|about|around|approximately|taxminan|тахминан|~`,
};

const FROM = "-?(?:dan|дан)";
const MORE = `(?:yuqori|baland|qimmat|ko'?p|юкори|юқори|баланд|киммат|қиммат|куп|кўп)(?:roq|рок|роқ)?`;
const LESS = `(?:arzon|kam|past|арзон|кам|паст)(?:roq|рок|роқ)?`;
const NO_MORE = String.raw`${MORE}\s(?:emas|эмас|bo'?lma\p{L}+|бўлма\p{L}+|булма\p{L}+)|oshma\p{L}+|ошма\p{L}+`;
const OR = String.raw`(?:(?:и|или|and|or)\s)?`;

const wordsAfter: Words = {
  most: String.raw`-?(?:gacha|гача)(?:\sbo'?lgan)?|${FROM}\s(?:${NO_MORE}|${LESS})|${OR}(?:ниже|дешевле|меньше|менее|less|below|cheaper|under)|max(?:imum)?|maks(?:imum)?|макс(?:имум)?|ichida|ичида|तक|से\sकम`,
  least: String.raw`${FROM}(?:\s(?:${MORE}|boshlab|бошлаб))?|${OR}(?:с?выше|дороже|больше|более|more|above|over|up)|minimum|минимум|\+`,
  about: "-?(?:atrofida|атрофида)",
};

const oneOf = ({ most, least, about }: Words) => `(?:${most}|${least}|${about})`;
const named = ({ most, least, about }: Words, place: string) =>
  `(?:(?<most${place}>${most})|(?<least${place}>${least})|(?<about${place}>${about}))`;

const BEGIN = String.raw`(?<![\p{L}\p{N}])`;
/** Behind a comparison: дешевле чем за. */
const THAN = String.raw`(?:\sчем)?(?:\sза)?`;

/** Behind the upper of two prices. */
export const BETWEEN = "(?:oralig'ida|orasida|оралигида|оралиғида|орасида)";

/** Words before an amount, and behind it; `named` tells by its groups `mostBefore` and so on which they are. */
export const before = {
  any: `${BEGIN}${oneOf(wordsBefore)}${THAN}`,
  named: `(?:${BEGIN}${LABEL})?(?:${named(wordsBefore, "Before")}${THAN})?`,
};
export const after = {
  from: FROM,
  any: oneOf(wordsAfter),
  named: `(?:${named(wordsAfter, "After")}|-?(?:lik|лик)|${BETWEEN})`,
};

/** Before the upper of two prices. */
export const TO = String.raw`\s*(?:-\s*|\s(?:до|do|по|и|to|and)\s)\s*`;

/** Things that are counted in thousands, too, so that such a number is no price. */
export const COUNTED = String.raw`(?!\s*-?(?:км|km|[mм][aа][hч]|шт|dona|дона|та|ta|btu|об|rpm|лм|lm|подписч\p{L}*|obunach\p{L}*|обуначи\p{L}*)(?![\p{L}\d]))`;
