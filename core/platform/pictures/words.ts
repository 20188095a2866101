import sharp from "sharp";
import { lettersOf } from "#contract/cutText.ts";
import { cleanLine } from "#contract/words.ts";
import { FAMILIES, loadFonts } from "./fonts.ts";

/** How words are written: their height in pixels, and whether boldly. */
export interface Hand {
  size: number;
  isBold?: boolean;
}

/** Characters that our fonts lack: emoji, other scripts, rare symbols. */
const UNKNOWN =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}\d\p{P}\p{Zs}ʻʼ₹$€£+<=>|~°×№™®©²³½]/gu;

/** A text in one line without what our fonts can't write. */
export const writable = (text: string): string => cleanLine(text.replace(UNKNOWN, " "));

/** Digits in groups that are told apart from afar: the narrow space between them is made a full one. */
export const wideSpaced = (price: string): string => price.replace(/\u202f/g, "\u00a0");

/** A text as it stands in XML. */
export const escapeXml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** How wide a writable text is, in pixels. */
export async function widthOf(text: string, { size, isBold = false }: Hand): Promise<number> {
  if (text.trim() === "") return 0;
  await loadFonts();
  const font = `${FAMILIES} ${isBold ? "Bold" : "Medium"} ${size}`;
  const { width } = await sharp({ text: { text: escapeXml(text), font, dpi: 72 } }).metadata();
  return width;
}

/** The most of `parts` from the front that is no wider than `width` with `end` behind it. */
async function most(parts: readonly string[], hand: Hand, width: number, end = ""): Promise<number> {
  let [fits, tooMany] = [0, parts.length + 1];
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    const isFitting = (await widthOf(parts.slice(0, count).join("").trimEnd() + end, hand)) <= width;
    if (isFitting) fits = count;
    else tooMany = count;
  }
  return fits;
}

/** A word longer than a line is cut where the line ends, between signs that are one to the eye. */
async function takeLine(text: string, hand: Hand, width: number): Promise<string> {
  const words = text.match(/\S+\s*/g) ?? [];
  const whole = words.slice(0, await most(words, hand, width)).join("");
  if (whole) return whole;
  const signs = [...lettersOf(text)];
  return signs.slice(0, Math.max(1, await most(signs, hand, width))).join("");
}

async function shorten(text: string, hand: Hand, width: number): Promise<string> {
  const signs = [...lettersOf(text)];
  const shown = signs.slice(0, await most(signs, hand, width, "…")).join("");
  return `${shown.replace(/[\s.,;:–-]+$/, "")}…`;
}

/** A text in lines of at most `width` pixels; what is left after the last line is cut off with an ellipsis. */
export async function linesOf(text: string, hand: Hand, width: number, count: number): Promise<string[]> {
  const lines: string[] = [];
  let rest = text;
  while (rest && lines.length < count - 1) {
    const line = await takeLine(rest, hand, width);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length);
  }
  if (rest) lines.push((await widthOf(rest, hand)) <= width ? rest : await shorten(rest, hand, width));
  return lines;
}

/** The largest of some heights in which a text fits into `width`; the last one if none. */
export async function sizeFor(text: string, sizes: readonly number[], width: number): Promise<number> {
  for (const size of sizes) if ((await widthOf(text, { size, isBold: true })) <= width) return size;
  return sizes.at(-1) ?? 0;
}
