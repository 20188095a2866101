import { WORD_END } from "#contract/priceWords.ts";
import type { Span } from "#core/platform/words/listPhones.ts";

/** Words that only say what stands beside them. */
const LABEL =
  "[\\u0958क]\\u093c?ीमत|दाम|цен[ауые]|стоимость|narxi?|нархи?|bahosi|баҳоси|price|(?<!\\d ?)т(?=[.:])|тел(?:ефон)?(?:ы|у)?|моб(?:ильный)?|mob(?:ile|il)?|tel(?:efon\\p{L}*)?|phone|номер\\p{L}*|nomer|raqam(?:im|i)?|рақам(?:им|и)?|aloqa(?:\\s+uchun)?|алоқа(?:\\s+учун)?|murojaat(?:\\s+uchun)?|мурожаат(?:\\s+учун)?|звон(?:ите|ить|ок)|обращ\\p{L}*|связ[ьи]|контакт(?:ы|ный)?|contact|call|(?:फ\\u093c?|\\u095e)ोन|मोबाइल|नंबर|संपर्क(?:\\s+करें)?|whatsapp|telegram|тг|tg|торг|уместен|есть|bor|бор|में";
/** Words that lead to a price or a phone: before it they say nothing else, behind it they begin other words. */
const LEAD =
  "и|va|ва|или|yoki|ёки|для|по|за|стоит|цену|прошу|всего|только|лишь|atigi|faqat|атиги|фақат|for|at|only|just";
const wordOf = (words: string) => `(?<!\\p{L})(?:${words})${WORD_END}`;

/** The same anywhere in a line. */
export const LABELS = new RegExp(wordOf(`${LABEL}|${LEAD}`), "giu");

/** Takes the place of what is taken out. */
export const TAKEN = "§";

export const withoutSpans = (text: string, spans: readonly Span[], sign = " "): string =>
  [...spans]
    .sort((one, other) => other.from - one.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)}${sign}${left.slice(to)}`, text);

const OPENING = "(\\[{«„“\"‹<'`‘";
const CLOSING = ")\\]}»“”\"›>'`’";
/** Signs that dress what was taken out: all but brackets, quotes, and those that belong to what they stand by (C++, 5%). */
const EDGE = `(?:(?![${OPENING}${CLOSING}${TAKEN}]|[#@]\\p{L}|(?<=\\d ?)[%°]|(?<=[\\p{L}+])\\+)[\\s\\p{P}\\p{S}\\p{Emoji_Modifier}\\u200d\\ufe0f])`;
const WORDS = `${wordOf(LABEL)}${EDGE}*`;
const LEADS = `(?:${wordOf(`${LABEL}|${LEAD}`)}${EDGE}*)*`;
/** Labels and signs that are left where something was taken out. */
const BESIDE = new RegExp(`${EDGE}*${LEADS}${TAKEN}+${EDGE}*(?:${LEADS}${TAKEN}+${EDGE}*|${WORDS})*`, "giu");

/** A pair of brackets or quotes with nothing else in it. */
const DRESSED = new RegExp(
  `[${OPENING}”]${EDGE}*${LEADS}${TAKEN}${EDGE}*(?:${LEADS}${TAKEN}${EDGE}*|${WORDS})*[${CLOSING}]`,
  "giu",
);
const PAIRS = { "(": ")", "[": "]", "{": "}" } as const;

/** A text without the brackets whose other half isn't there; `1)` at its beginning is a marker and stays. */
function withoutOddBrackets(text: string): string {
  const signs = [...text];
  const open: number[] = [];
  const isOdd = new Set<number>();
  const marker = /^\s*\d{1,2}(?=[)\]])/.exec(text)?.[0].length ?? -1;
  for (const [at, sign] of signs.entries()) {
    if (at === marker) continue;
    if (sign in PAIRS) open.push(at);
    if (!/[)\]}]/.test(sign)) continue;
    const before = open.pop();
    const isPair = before !== undefined && PAIRS[signs[before] as keyof typeof PAIRS] === sign;
    if (!isPair) for (const odd of before === undefined ? [at] : [before, at]) isOdd.add(odd);
  }
  for (const odd of open) isOdd.add(odd);
  return signs.filter((_, at) => !isOdd.has(at)).join("");
}

/** Tidies a name from which parts were taken out, each of which left a comma. */
const tidy = (name: string): string =>
  name
    .replace(/\s*,(?:\s*,)+/g, ",")
    .replace(/,\s*(?=[([{])/g, " ")
    .replace(/([([{«„“‹]|(?<=^|\s)["'])[\s,]+|[\s,]+(?=[)\]}»”›]|["'](?:[\s,]|$))/g, "$1")
    .replace(/^[\s,]+|[\s,]+$/g, "");

/** A name without the price and the phones that stand in its line; as it was typed when nothing else does. */
export function bareName(line: string, spans: readonly Span[]): string {
  if (spans.length === 0) return line.trim();
  let marked = withoutSpans(line, spans, TAKEN);
  for (let before = ""; before !== marked; ) {
    before = marked;
    marked = marked.replace(DRESSED, TAKEN);
  }
  const name = tidy(withoutOddBrackets(marked.replace(BESIDE, ", ")));
  return /[\p{L}\d]/u.test(name) ? name : line.trim();
}
