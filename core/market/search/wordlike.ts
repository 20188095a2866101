import { APOSTROPHES } from "#contract/apostrophes.ts";

/** Signs that part no sounds. */
const SIGN = new RegExp(`[${APOSTROPHES}ъ]`, "gu");
const VOWEL = "аеёиоуыэюяўaeiou";
/** Consonants that are sung. */
const SONANT = "рлмнйвrlmnyv";
const WORD = /^\p{L}+$/u;
/** Behind a consonant that is how names of brands are heard (кэнон). */
const FOREIGN = /[бвгджзклмнпрстфхцчшщ]э/u;
const RUN = new RegExp(`[${VOWEL}]+|[^${VOWEL}]+`, "gu");
const isVowel = (run: string) => VOWEL.includes(run[0] ?? " ");

/** Pairs of vowels at the end of a word, which never stand within one. */
const ENDING_VOWELS = /^(?:и[яеи]|[аяоыеу]я|[оыеи]е|[уыео]ю|ао|[aei]a|[ou]a|[ia]o|ea)$/u;
const NO_VOWELS = /^(?:уо|ыо|ыа|ыу|юо|яа|яо|уы|[аеёиоуыэюяў]{3,}|([аоуыэюя])\1)$/u;
/** Consonants that a word begins with: not more than three, the first of which hisses or is a prefix. */
const BEGINNING = /^(?:.|[^рлмнй].|м[нлрщ]|лж|рж|рт|лб|лг|нр|[сзвшsz]..)$/u;
/** Consonants that a word ends with: sung ones before others, and some more. */
const END = new RegExp(
  `^(?:.|[${SONANT}][^рлнrln]|[${SONANT}]?(?:ст|сть|сь|ск|кт|пт|фт|хт|шт|st|sk|kt|pt|ft|xt|ht|sht|ks|ps)|[${SONANT}й]ств|кс|пс|рн|рл|рм|лн|[тдбtdb][рr]|кл|зм|тм|xm|sm|zm|sl|xr|qr|qs|qt|hr|nr|xl|br|mr|[${SONANT}]т[рь]|ндр|нтр|льтр|.*ь)$`,
  "u",
);
/** Three within a word begin or end with a sung one, or have an s among them. */
const WITHIN = new RegExp(`^(?:..?|[${SONANT}]..|..[${SONANT}]|(?=.*[сs]).{3}|.*с[тк].*|.*ь.*)$`, "u");

/**
 * Whether what is typed can well be a whole word of Russian or Uzbek, from how its vowels and consonants follow each
 * other: then it is rather one that no listing has than a slip of the fingers or the beginning of a word.
 */
export function isWordlike(typed: string): boolean {
  const letters = typed.toLowerCase().replace(SIGN, "").replaceAll("sh", "ш").replaceAll("ch", "ч");
  const runs = letters.match(RUN) ?? [];
  if (!WORD.test(letters) || FOREIGN.test(letters) || !runs.some(isVowel)) return false;
  return runs.every((run, at) => {
    const isLast = at === runs.length - 1;
    if (isVowel(run)) return run.length === 1 || (isLast ? ENDING_VOWELS.test(run) : !NO_VOWELS.test(run));
    if (at === 0) return BEGINNING.test(run);
    return isLast ? END.test(run) : WITHIN.test(run);
  });
}
