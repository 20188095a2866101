/** An emoji whole, with the invisible joints and colours that make it one; or a digit in a box. */
const EMOJI = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?)*|[0-9#*]\uFE0F\u20E3`;
/** Controls but line breaks, and whatever is drawn as nothing or turns the text around it: zero widths, bidi marks, fillers. */
const HIDDEN = String.raw`(?!\n)\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}`;
const hidden = new RegExp(`(${EMOJI})|${HIDDEN}`, "gu");
/** Drawn as an empty place, though no blanks by their kind: fillers of Hangul and the empty Braille pattern. */
const BLANKS = /\u115F|\u1160|\u2800|\u3164|\uFFA0/g;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Text as it is kept: line breaks stay as they were typed (each as a line feed), blanks that pose as letters become
 * spaces, controls, zero widths and bidi marks go; joiners and colours inside an emoji stay. A letter and its accent are one
 * sign (NFC).
 */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(LINE_ENDS, "\n")
    .replace(/\t/g, " ")
    .replace(BLANKS, " ")
    .replace(hidden, (_, emoji: string | undefined) => emoji ?? "")
    .trim();
}

/** Text in one line: as `cleanText`, with every run of blanks and line breaks as one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** Whether a text that is clean shows anything that says something: a letter, a digit, a symbol or an emoji. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(text);
}
