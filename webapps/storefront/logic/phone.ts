/** Digits of a number in India. */
const LENGTH = 10;
const INDIA = "91";
/** Characters that a number has at least, its country's among them. */
const LENGTH_MIN = 10;

/** The digits of a number in India; what is pasted with +91 or with a leading zero loses that. */
function nationalDigits(typed: string): string {
  const all = typed.replace(/\D/g, "").replace(/^0+/, "");
  const hasCountry = all.length >= INDIA.length + LENGTH && all.startsWith(INDIA);
  return (hasCountry ? all.slice(INDIA.length) : all).slice(0, LENGTH);
}

/** A number in India as it is typed, in groups of 2, 4 and 4. */
export function maskPhone(typed: string): string {
  const digits = nationalDigits(typed);
  return [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6)].filter(Boolean).join(" ");
}

/** What the field of a phone holds after typing: masked, the caret behind the same digit as before. */
export function typePhone(typed: string, caret: number): { text: string; caret: number } {
  const text = maskPhone(typed);
  if (caret >= typed.length) return { text, caret: text.length };
  // Before a space rather than behind it, so that a step back there takes the digit.
  let left = typed.slice(0, caret).replace(/\D/g, "").length;
  let place = 0;
  for (; left > 0 && place < text.length; place += 1) {
    if (/\d/.test(text[place] ?? "")) left -= 1;
  }
  return { text, caret: place };
}

/** The number that is sent: digits with the country's; undefined when there are too few. */
export function phoneOf(typed: string): string | undefined {
  const number = INDIA + typed.replace(/\D/g, "");
  return number.length < LENGTH_MIN ? undefined : number;
}

/** A number as the menu shows it: "+91 98 7654 3210". Numbers of other countries stay as they are. */
export function showPhone(number: string): string {
  const digits = number.replace(/\D/g, "");
  return digits.startsWith(INDIA) && digits.length === INDIA.length + LENGTH
    ? `+91 ${maskPhone(digits.slice(INDIA.length))}`
    : number;
}
