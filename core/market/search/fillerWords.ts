/** Words that say that another is the name of a place. */
export const placeWords: readonly string[] = `город городе район районе область области
  shahri shahrida tumani tumanida viloyati viloyatida
  шаҳри шахри шаҳрида шахрида тумани туманида вилояти вилоятида`.split(/\s+/);

/** Words that say nothing of the thing looked for; left out of a query that has others. */
export const fillerWords: ReadonlySet<string> = new Set([
  ...placeWords,
  ...`в во на и или для с со из от до по у за к под без не
  va yoki uchun bilan ham ва учун билан
  куплю купить продам продаю продается продаётся продажа ищу нужен нужна нужно нужны хочу срочно цена цены
  недорого дешево дёшево недорогой недорогая недорогое недорогие недорогую дешевый дешёвый дешевая дешёвая дешевое
  дешёвое дешевые дешёвые дешевую дешёвую дешевле подешевле дешевых недорогих почем сколько стоит объявление объявления
  olaman sotib sotiladi sotaman sotuv sotuvda kerak kere narxi narx narhi arzon tez shoshilinch qancha
  оламан сотиб сотилади сотаман керак нархи нарх арзон тез канча қанча
  kuplyu kupit prodam prodayu prodaetsya srochno nedorogo deshevo deshevle deshevie tsena
  arzonroq арзонроқ арзонрок gacha гача
  г г. buy sell sale price`.split(/\s+/),
]);

/** Names of places so short that they are mostly other words. */
const shortPlaces = new Set("пап поп pop боз бўз boz bo'z boʻz bo‘z кат қат qat kat".split(" "));
const placeWordSet = new Set(placeWords);

/** Letters that are units right behind a number, where nothing follows: else they rather say where (айфон 13 в Ташкенте). */
const unitLetters = new Set(["в", "г", "г."]);
/** In volts, which hardly anything else has so many of. */
const MAINS = /^(?:110|220|230|380)$/;
const YEAR = /^(?:19|20)\d\d$/;

function isUnit(before: string | undefined, word: string, after: string | undefined): boolean {
  if (before === undefined || !/\d$/.test(before) || !unitLetters.has(word)) return false;
  if (after === undefined) return word === "в" || !YEAR.test(before);
  return word === "в" && MAINS.test(before) && !/^\d/.test(after);
}

/** A word without the marks around it (срочно!, «цена»), but with the apostrophe that a letter ends in (bo'). */
export const withoutMarks = (word: string): string =>
  word.replace(/^[^\p{L}\p{N}]+/u, "").replace(/((?<=[og])'|)[^\p{L}\p{M}\p{N}]*$/iu, "$1");

/** Whether a word of a query says nothing; one that makes a place of a short word beside it does. */
export function isFiller(words: readonly string[], at: number): boolean {
  const [before, word = "", after] = [words[at - 1], words[at], words[at + 1]].map((one) =>
    one?.toLowerCase(),
  );
  const isOfPlace = [before, after].some((one) => one !== undefined && shortPlaces.has(one));
  if (isUnit(before, word, after)) return false;
  const bare = withoutMarks(word);
  return (fillerWords.has(word) || fillerWords.has(bare)) && !(isOfPlace && placeWordSet.has(bare));
}
