import { APOSTROPHES } from "#contract/apostrophes.ts";
import { WORD_END } from "#contract/priceWords.ts";
import type { Span } from "#core/platform/words/listPhones.ts";
import { ONLY, SELL } from "./askedFor.ts";

/** Words that only say that a price stands beside them, and that a phone does. */
const PRICE_WORD =
  "[\\u0958क]\\u093c?ीमत|दाम|последн\\p{L}{2}\\s+цен[ауы]|(?:oxirgi|охирги)\\s+(?:narxi?|нархи?)|цен(?:[ауые]|ой)|стоимостью?|nar[xh]i?|нар[хҳ]и?|bahosi|баҳоси|price|торг|уместен|में";
const MARK = `[${APOSTROPHES}]`;
const PHONE_WORD =
  `(?:bog${MARK}lan|боғлан)\\p{L}*(?:\\s+(?:uchun|учун))?|(?:qo${MARK}ng${MARK}iroq|қўнғироқ)\\p{L}*(?:\\s+(?:uchun|учун|q[iy]l\\p{L}*|қил\\p{L}*))?|` +
  "(?<!\\d ?)т(?=[.:])|(?:(?:мой|наш|mening|менинг|my)\\s+)?тел(?:ефон)?(?:ы|у)?|моб(?:ильный)?|mob(?:ile|il)?|tel(?:efon\\p{L}*)?(?:\\s+q[iy]l\\p{L}*)?|phone|номер\\p{L}*|nomer|raqam(?:im|i)?|рақам(?:им|и)?|aloqa(?:\\s+uchun)?|алоқа(?:\\s+учун)?|murojaat(?:\\s+(?:uchun|q[iy]l\\p{L}*))?|мурожаат(?:\\s+(?:учун|қил\\p{L}*))?|(?:по)?звон(?:ите|ить|ок)(?:\\s+(?:мне|нам))?|(?:на)?пишите(?:\\s+(?:мне|нам))?|обращ\\p{L}*|связ[ьи]|контакт(?:ы|ный)?|contact|call|(?:फ\\u093c?|\\u095e)ोन|मोबाइल|नंबर|संपर्क(?:\\s+करें)?|whatsapp|в[ао]т?[сцт]\\p{L}{0,2}пп?|telegram|телеграмм?|viber|вайбер|тг|tg|сот(?:ов\\p{L}{2}|ка)?|(?:раб|дом)(?=\\.)";
const LABEL = `${PRICE_WORD}|${PHONE_WORD}`;
/** Words that lead to a price or a phone: before it they say nothing else, behind it they begin other words. */
const LEAD = `и|va|ва|или|yoki|ёки|для|по|за|стоит|цену|прошу|около|примерно|итого|jami|жами|${ONLY}|for|at|only|just|сейчас|теперь|стало|hozir|ҳозир|now|(?:ga |га )?(?:${SELL})`;
const wordOf = (words: string) => `(?<!\\p{L})(?:${words})${WORD_END}`;

/** The same anywhere in a line. */
export const LABELS = new RegExp(wordOf(`${LABEL}|${LEAD}`), "giu");

/** The sign that stands in the place of a phone, and the one for anything else that is taken out. */
const PHONE = "¶";
export const TAKEN = "§";

/** A piece to be taken out; phones have their number. */
export type Taken = Span & { phone?: string };

export const withoutSpans = (
  text: string,
  spans: readonly Taken[],
  sign: (span: Taken) => string = () => " ",
): string =>
  [...spans]
    .sort((one, other) => other.from - one.from)
    .reduce((left, span) => `${left.slice(0, span.from)}${sign(span)}${left.slice(span.to)}`, text);

const OPENING = "(\\[{«„“\"‹<'`‘";
const CLOSING = ")\\]}»“”\"›>'`’";
/** Signs that dress what was taken out: all but brackets, quotes, and those that belong to what they stand by (C++, 5%, 900$). */
const EDGE = `(?:[-=–—]+>+|(?![${OPENING}${CLOSING}${TAKEN}${PHONE}]|[#@]\\p{L}|(?<=\\d ?)[%°]|(?<=\\d ?(?:\\p{L}{1,4} ?)?)[$€₽£₸¥]|(?<=[\\p{L}+])\\+)[\\s\\p{P}\\p{S}\\p{Emoji_Modifier}\\u200d\\ufe0f])`;
/** Matches a sign together with the words that introduce it: `тел.` says nothing of a price. */
const taken = (words: string, sign: string) => `(?:${wordOf(`${words}|${LEAD}`)}${EDGE}*)*${sign}`;
const PART = `(?:${taken(LABEL, PHONE)}|${taken(PRICE_WORD, TAKEN)})`;
const PARTS = `${PART}${EDGE}*(?:${PART}${EDGE}*|${wordOf(PRICE_WORD)}${EDGE}*|${wordOf(LEAD)}${EDGE}*$|(?<=${PHONE}${EDGE}*)${wordOf(LABEL)}${EDGE}*)*`;
/** Labels and signs that are left where something was taken out. */
const BESIDE = new RegExp(`${EDGE}*${PARTS}`, "giu");

/** A pair of brackets or quotes with nothing else in it. */
const DRESSED = new RegExp(`[${OPENING}”]${EDGE}*${PARTS}[${CLOSING}]`, "giu");
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
export function bareName(line: string, spans: readonly Taken[]): string {
  if (spans.length === 0) return line.trim();
  const signOf = (phone: string | undefined) => (phone === undefined ? TAKEN : PHONE);
  let marked = withoutSpans(line, spans, ({ phone }) => signOf(phone));
  for (let before = ""; before !== marked; ) {
    before = marked;
    marked = marked.replace(DRESSED, (dressed) => (dressed.includes(PHONE) ? PHONE : TAKEN));
  }
  const name = tidy(withoutOddBrackets(marked.replace(BESIDE, ", ")));
  return /[\p{L}\d]/u.test(name) ? name : line.trim();
}
