import { cutAtWord, cutText } from "#contract/cutText.ts";
import { DESCRIPTION_MAX, NAME_MAX, PHONES_MAX } from "#contract/limits.ts";
import { plainDigits } from "#contract/plainDigits.ts";
import { plainFonts } from "#contract/plainFonts.ts";
import { plainSigns } from "#contract/plainSigns.ts";
import { cleanText } from "#contract/words.ts";
import { NEGOTIABLE, NOT_NEGOTIABLE } from "#core/platform/words/bargaining.ts";
import { listPhones } from "#core/platform/words/listPhones.ts";
import { bareName, LABELS, TAKEN, type Taken, withoutSpans } from "./bareName.ts";
import { findPrice } from "./findPrice.ts";

/** The facts of a listing in the words below photos; "", null or absent where they don't say. */
export interface ReadCaption {
  name: string;
  description: string;
  /** Whole units of `currency`. */
  price: number | null;
  currency: "UZS" | "UYE";
  isNegotiable: boolean;
  /** In E.164, each once. */
  phones: string[];
}

/** Letters of other fonts, wide and circled ones. */
const OTHER_FONTS = /[\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9]+/gu;

const blank = (text: string, words: RegExp) => text.replace(words, (found) => " ".repeat(found.length));

/** A line of signs, tags, and words that anything can be called out with. */
const CALLED_OUT =
  /^(?:[^\p{L}\d#]|#[\p{L}\d_]+|(?<!\p{L})(?:срочно|прода(?:м|ю|жа|[её]тся|ются)|отдам|внимание|новинка|sotiladi|sotaman|tez(?:da)?|diqqat|e'lon|сотилади|сотаман|тез(?:да)?|диққат|эълон|urgent|(?:for )?sale)(?!\p{L}))*$/iu;

/** Lines with those left out that say nothing but what was read from them; the first of them is the name. */
function linesLeft(text: string, spans: readonly Taken[]): string[] {
  let at = 0;
  const left: string[] = [];
  for (const line of text.split("\n")) {
    const [from, to] = [at, at + line.length];
    at = to + 1;
    const inside = spans
      .filter((span) => span.from >= from && span.to <= to)
      .map((span) => ({ ...span, from: span.from - from, to: span.to - from }));
    const rest = withoutSpans(plainSigns(line), inside).replace(LABELS, "");
    const isName = left.every((before) => CALLED_OUT.test(before));
    if (inside.length === 0 || /[\p{L}\d]/u.test(rest))
      left.push(isName ? bareName(line, inside) : line.trim());
  }
  return left;
}

/** A name that is too long is cut at a word; then the whole line stands in the description, too. */
function parted(lines: readonly string[]): { name: string; description: string } {
  const named = lines.findIndex((line) => !CALLED_OUT.test(line));
  const first = named < 0 ? lines.findIndex((line) => line !== "") : named;
  const name = lines[first] ?? "";
  const isLong = name.length > NAME_MAX;
  const rest = [...lines.slice(0, first), ...lines.slice(isLong ? first : first + 1)].join("\n").trim();
  return {
    name: cutAtWord(name, NAME_MAX),
    description: cutText(rest.replace(/\n{3,}/g, "\n\n"), DESCRIPTION_MAX),
  };
}

/**
 * Reads the words below photos of something to sell: the first line that names something is its name, the rest its description, and price and
 * phones are recognised. What was recognised is taken out of the name, and of the rest where nothing else stands in its
 * line. Digits of other scripts are written as ours.
 */
export function readCaption(caption: string): ReadCaption {
  const text = plainDigits(
    cleanText(caption)
      .replace(OTHER_FONTS, plainFonts)
      .replace(/([0-9])\ufe0f?\u20e3/g, "$1"),
  ).replace(/[^\S\n]{2,}/g, " ");
  const plain = plainSigns(text);
  const phones = listPhones(plain);
  const rest = phones.reduce(
    (left, { from, to }) => left.slice(0, from) + TAKEN.repeat(to - from) + left.slice(to),
    plain,
  );
  const refused = [...rest.matchAll(NOT_NEGOTIABLE)];
  const talk = refused.length > 0 ? refused : [...rest.matchAll(NEGOTIABLE)];
  const price = findPrice(blank(blank(rest, NOT_NEGOTIABLE), NEGOTIABLE));
  const talkSpans = talk.map(({ 0: words, index }) => ({ from: index, to: index + words.length }));
  const lines = linesLeft(text, [...phones, ...(price ? [price] : []), ...talkSpans]);
  return {
    ...(text === "" ? { name: "", description: "" } : parted(lines)),
    price: price?.price ?? null,
    currency: price?.currency ?? "UZS",
    isNegotiable: talk.length > 0 && refused.length === 0,
    phones: [...new Set(phones.map(({ phone }) => phone))].slice(0, PHONES_MAX),
  };
}
