/** Digits as they are said: in Russian, Uzbek in both alphabets, English and Hindi. */
const ONES = [
  "ноль|нуль|nol|нол|zero|शून्य|जीरो",
  "один|bir|бир|one|एक",
  "два|ikki|икки|two|दो",
  "три|uch|уч|three|तीन",
  "четыре|to'?rt|тўрт|four|चार",
  "пять|besh|беш|five|पांच|पाँच",
  "шесть|olti|олти|six|छह|छः|छे",
  "семь|yetti|етти|seven|सात",
  "восемь|sakkiz|саккиз|eight|आठ",
  "девять|to'?qqiz|тўққиз|nine|नौ",
];
const TENS = [
  "двадцать|yigirma|йигирма|twenty",
  "тридцать|o'?ttiz|ўттиз|thirty",
  "сорок|qirq|қирқ|forty",
  "пятьдесят|ellik|эллик|fifty",
  "шестьдесят|oltmish|олтмиш|sixty",
  "семьдесят|yetmish|етмиш|seventy",
  "восемьдесят|sakson|саксон|eighty",
  "девяносто|to'?qson|тўқсон|ninety",
];
const LETTER = "\\p{L}\\p{M}\\p{N}";
const wordOf = (forms: readonly string[]) => `(?<![${LETTER}])(?:${forms.join("|")})(?![${LETTER}])`;
const WORD = wordOf([...TENS, ...ONES]);
const GAP = `[^${LETTER}]{1,3}`;
/** Two said numbers side by side and more; or one that is all there is. One among other words counts things. */
const SAID = new RegExp(
  `${WORD}(?:${GAP}\\d{1,4}(?!\\d))*(?:${GAP}${WORD}(?:${GAP}\\d{1,4}(?!\\d))*)+|^[^${LETTER}]*${WORD}[^${LETTER}]*$`,
  "gu",
);
const PARTS = new RegExp(
  `(${wordOf(TENS)})\\s+(?!${wordOf(ONES.slice(0, 1))})(${wordOf(ONES)})|${WORD}`,
  "gu",
);

const placeIn = (words: readonly string[], word: string) =>
  words.findIndex((forms) => new RegExp(`^(?:${forms})$`, "u").test(word));
const tenOf = (word: string) => (placeIn(TENS, word) + 2) * 10;

function written(said: string, ten: string | undefined, one: string | undefined): string {
  if (ten !== undefined && one !== undefined) return String(tenOf(ten) + placeIn(ONES, one));
  const digit = placeIn(ONES, said);
  return String(digit >= 0 ? digit : tenOf(said));
}

/** Plain words with the numbers that are said one after another in digits: `восемьдесят шесть ноль ноль` is `86 0 0`. */
export const spokenDigits = (words: string): string =>
  words.replace(SAID, (said) => said.replace(PARTS, written));
