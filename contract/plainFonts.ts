/** Letters and digits, which may be of another font, and letters in circles, brackets and boxes; no small numbers (²). */
const FONTS = /[\p{L}\p{Nd}\u249c-\u24e9\u{1f110}-\u{1f149}]+/gu;
/** White letters in black circles and boxes, from A on: these alone are no forms of letters to Unicode. */
const BLACK = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;

const whiteOf = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return String.fromCharCode(65 + code - (code < 0x1f170 ? 0x1f150 : 0x1f170));
};

/**
 * A text whose letters are those that keys give: wide, bold and circled ones are plain (𝐃𝐢𝐯𝐚𝐧, Ｄｉｖａｎ, Ⓓⓘⓥⓐⓝ), what was
 * typed as a letter and its mark is one letter (й). The database does the same (`search_letters`).
 */
export const plainFonts = (text: string): string =>
  text
    .normalize("NFC")
    .replace(FONTS, (run) => run.normalize("NFKC"))
    .replace(BLACK, whiteOf);
