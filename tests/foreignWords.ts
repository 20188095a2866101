import type { Language } from "#contract/languages.ts";

/** Names that are written so in every language, the bot's commands and the places of values. */
const names =
  /\b(Telegram|WhatsApp|Payme|Click|Uzum Bank|VIP|Premium|Bozor|OK|Enter|UPI id|JPEG|PNG|WebP)\b|\B\/[a-z]+\b|\{\{\w+\}\}/g;
/** Patterns that match none of a language's own words; single letters stand for names. */
const foreign: Record<Language, RegExp> = {
  en: /[\u0400-\u04FF\u0900-\u097F]{2,}/g,
  hi: /[A-Za-z\u0400-\u04FF]{2,}/g,
  ru: /[A-Za-z\u0900-\u097F]{2,}/g,
  uz: /[\u0400-\u04FF\u0900-\u097F]{2,}/g,
};

/** Words of a text that are no words of its language, besides `given`: what people wrote themselves. */
export function foreignWords(text: string, language: Language, given: readonly string[] = []): string[] {
  const own = given.reduce((rest, words) => rest.replaceAll(words, ""), text).replace(names, "");
  return own.match(foreign[language]) ?? [];
}
