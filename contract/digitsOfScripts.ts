/** The digits of every script stand in tens, in their order. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** A text with the digits of every script (०-९, ٠-٩, ０-９) as 0 to 9; all else stays as it was. */
export const digitsOfScripts = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : toDigit(digit)));
