import { plainApostrophes } from "#contract/apostrophes.ts";
import { cutAtWord, cutText } from "#contract/cutText.ts";
import { DESCRIPTION_MAX, NAME_MAX, PHONES_MAX } from "#contract/limits.ts";
import { plainDigits } from "#contract/plainDigits.ts";
import { cleanText } from "#contract/words.ts";
import { findPhones, type Span } from "./findPhones.ts";
import { findPrice } from "./findPrice.ts";

/** What the words below photos say of what is sold; "", null and nothing for what they don't. */
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

const NEGOTIABLE =
  /(?:цена\s+)?договорн\p{L}*|по договор[её]нности|(?:(?:небольшой|хороший|уместен|возможен|есть|с)\s+)?торг(?:ом)?(?:\s+(?:уместен|есть|возможен))?(?!\p{L})|(?:narxi?\s+)?kelish(?:il|am|iv|uv)\p{L}*|(?:нархи?\s+)?келиш(?:ил|ам|ув)\p{L}*|savdolash\p{L}*|negotiable/giu;
const NOT_NEGOTIABLE =
  /без торга|торга нет|не торгу|не договорн|kelishilmaydi|kelishuvsiz|savdo(?:lashish)? yo'q|келишилмайди|окончательн/iu;

/** Words that only say what stands beside them. */
const LABELS =
  /(?<!\p{L})(?:कीमत|दाम|цена|стоимость|цену|narxi?|нархи?|price|тел(?:ефон)?(?:ы|у)?|tel(?:efon)?|phone|номер|nomer|raqam(?:im)?|aloqa(?:\s+uchun)?|murojaat(?:\s+uchun)?|мурожаат(?:\s+учун)?|звон(?:ите|ить)|связ[ьи]|для связи|контакты?|contact|call|(?:फ\u093c?|\u095e)ोन|मोबाइल|नंबर|संपर्क|whatsapp|telegram|тг|tg|и|va|или|yoki|для|по|за|торг|уместен|есть|bor|бор)(?!\p{L})/giu;

/** Takes the place of a phone, so that nothing else is read from its digits. */
const TAKEN = "§";

/** Signs that stand for each other, one for one: where things stand doesn't change. */
const plainSigns = (text: string) => plainApostrophes(text).replace(/(?!\n)\s/g, " ");

const withoutSpans = (text: string, spans: readonly Span[], sign = " ") =>
  [...spans]
    .sort((one, other) => other.from - one.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)}${sign}${left.slice(to)}`, text);

/** Signs that dress what was taken out; so do emoji. */
const EDGE = "[\\s,;:|/.·•–—!?…*~=+\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u200d\\ufe0f-]";
/** Labels and signs that are left where something was taken out. */
const BESIDE = new RegExp(
  `${EDGE}*(?:(?:${LABELS.source})${EDGE}*)*${TAKEN}+(?:${EDGE}*(?:${LABELS.source}|${TAKEN}+))*${EDGE}*`,
  "giu",
);

/** A pair of brackets or quotes with nothing else in it. */
const DRESSED = new RegExp(
  `[(\\[{«„“"]${EDGE}*(?:(?:${LABELS.source})${EDGE}*)*${TAKEN}(?:${EDGE}|${LABELS.source}|${TAKEN})*[)\\]}»”“"]`,
  "giu",
);
const PAIRS = { "(": ")", "[": "]", "{": "}" } as const;

/** A text without the brackets whose other half isn't there. */
function withoutOddBrackets(text: string): string {
  const signs = [...text];
  const open: number[] = [];
  const isOdd = new Set<number>();
  for (const [at, sign] of signs.entries()) {
    if (sign in PAIRS) open.push(at);
    if (!/[)\]}]/.test(sign)) continue;
    const before = open.pop();
    const isPair = before !== undefined && PAIRS[signs[before] as keyof typeof PAIRS] === sign;
    if (!isPair) for (const odd of before === undefined ? [at] : [before, at]) isOdd.add(odd);
  }
  for (const odd of open) isOdd.add(odd);
  return signs.filter((_, at) => !isOdd.has(at)).join("");
}

/** A name without the price and the phones that stand in its line; as it was typed when nothing else does. */
function bareName(line: string, spans: readonly Span[]): string {
  if (spans.length === 0) return line.trim();
  let marked = withoutSpans(line, spans, TAKEN);
  for (let before = ""; before !== marked; ) {
    before = marked;
    marked = marked.replace(DRESSED, TAKEN);
  }
  const left = withoutOddBrackets(marked.replace(BESIDE, ", "));
  const name = left
    .replace(/\s*,(?:\s*,)+/g, ",")
    .replace(/([([{])[\s,]+|[\s,]+(?=[)\]}])/g, "$1")
    .replace(/^[\s,]+|[\s,]+$/g, "");
  return /[\p{L}\d]/u.test(name) ? name : line.trim();
}

/** Lines with those left out that say nothing but what was read from them; the first of them is the name. */
function linesLeft(text: string, spans: readonly Span[]): string[] {
  let at = 0;
  const left: string[] = [];
  for (const line of text.split("\n")) {
    const [from, to] = [at, at + line.length];
    at = to + 1;
    const inside = spans
      .filter((span) => span.from >= from && span.to <= to)
      .map((span) => ({ from: span.from - from, to: span.to - from }));
    const rest = withoutSpans(plainSigns(line), inside).replace(LABELS, "");
    const isName = left.every((before) => before === "");
    if (inside.length === 0 || /[\p{L}\d]/u.test(rest))
      left.push(isName ? bareName(line, inside) : line.trim());
  }
  return left;
}

/** A name that is too long is cut at a word; then the whole line stands in the description, too. */
function parted(lines: readonly string[]): { name: string; description: string } {
  const first = lines.findIndex((line) => line !== "");
  const name = lines[first] ?? "";
  const isLong = name.length > NAME_MAX;
  const rest = (isLong ? lines.slice(first) : lines.slice(first + 1)).join("\n").trim();
  return {
    name: cutAtWord(name, NAME_MAX),
    description: cutText(rest.replace(/\n{3,}/g, "\n\n"), DESCRIPTION_MAX),
  };
}

/**
 * Reads the words below photos of something to sell: the first line is its name, the rest its description, and price and
 * phones are recognised. What was recognised is taken out of the name, and of the rest where nothing else stands in its
 * line. Digits of other scripts are written as ours.
 */
export function readCaption(caption: string): ReadCaption {
  const text = plainDigits(cleanText(caption).replace(/([0-9])\ufe0f?\u20e3/g, "$1"));
  const plain = plainSigns(text);
  const phones = findPhones(plain);
  const rest = phones.reduce(
    (left, { from, to }) => left.slice(0, from) + TAKEN.repeat(to - from) + left.slice(to),
    plain,
  );
  const price = findPrice(rest);
  const talk = NOT_NEGOTIABLE.test(rest) ? [] : [...rest.matchAll(NEGOTIABLE)];
  const talkSpans = talk.map(({ 0: words, index }) => ({ from: index, to: index + words.length }));
  const lines = linesLeft(text, [...phones, ...(price ? [price] : []), ...talkSpans]);
  return {
    ...(text === "" ? { name: "", description: "" } : parted(lines)),
    price: price?.price ?? null,
    currency: price?.currency ?? "UZS",
    isNegotiable: talk.length > 0,
    phones: [...new Set(phones.map(({ phone }) => phone))].slice(0, PHONES_MAX),
  };
}
