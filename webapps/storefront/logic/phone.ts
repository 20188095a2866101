/** Digits of a number in India. */
const LENGTH = 10;
const INDIA = "91";
/** Characters that a number has at least, its country's among them. */
const LENGTH_MIN = 10;

/** The digits of a number in India as they are typed, in groups of 2, 4 and 4; what is pasted with +91 loses it. */
export function maskPhone(typed: string): string {
  const all = typed.replace(/\D/g, "");
  const digits = (all.length > LENGTH && all.startsWith(INDIA) ? all.slice(INDIA.length) : all).slice(
    0,
    LENGTH,
  );
  return [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6)].filter(Boolean).join(" ");
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
