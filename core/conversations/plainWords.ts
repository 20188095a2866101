/** Words as they look to whoever reads them: one form of every letter and digit, nothing unseen between them. */
export function plainWords(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, toDigit)
    .toLowerCase();
}

/** The digits of every script stand in tens, in their order. */
function toDigit(digit: string): string {
  if (/\d/.test(digit)) return digit;
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1)) && code - first < 9) first -= 1;
  return String(code - first);
}

/** Plain words for the sake of their numbers: a letter o is read as a zero among digits. */
export const plainNumbers = (text: string): string =>
  plainWords(text).replace(/(?<=\d[oо]*)[oо]|[oо](?=[oо]*\d)/gu, "0");
