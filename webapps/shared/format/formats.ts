import { type Language, toLanguage } from "#contract/languages.ts";
import type { Translate } from "../language/texts.ts";

const grouping = new Intl.NumberFormat("fr-FR");
const months: Record<Language, readonly string[]> = {
  ru: "января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря".split(","),
  // Written out because phones without Uzbek in their Intl would fall back to English.
  uz: "yanvar,fevral,mart,aprel,may,iyun,iyul,avgust,sentabr,oktabr,noyabr,dekabr".split(","),
  en: "January,February,March,April,May,June,July,August,September,October,November,December".split(","),
  hi: "जनवरी,फ़रवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर,अक्टूबर,नवंबर,दिसंबर".split(","),
};

/** A number grouped the French way, with spaces that don't break: `1 250 000`. */
export function formatNumber(value: number): string {
  return grouping.format(value);
}

/** An amount with its unit: `1 250 000 сум`, `300 у.е.`. Amounts are whole; a line may break before the unit only. */
export function formatMoney(
  value: number,
  currency: "UZS" | "UYE",
  t: Translate<"money.sum" | "money.unit">,
): string {
  return `${formatNumber(value)} ${t(currency === "UZS" ? "money.sum" : "money.unit")}`;
}

/** The day alone, whether gone or to come: `20 декабря`, with the year where it isn't this one. */
export function formatDay(iso: string, language: string, now = new Date()): string {
  const date = new Date(iso);
  const month = months[toLanguage(language) ?? "ru"][date.getMonth()] ?? "";
  const day = language === "uz" ? `${date.getDate()}-${month}` : `${date.getDate()} ${month}`;
  return date.getFullYear() === now.getFullYear() ? day : `${day} ${date.getFullYear()}`;
}

const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const DAY_MS = 86_400_000;

/** A time as people say it, in the device's zone: today and yesterday with the hour, else the day. */
export function formatDate(
  iso: string,
  language: string,
  t: Translate<"date.today" | "date.yesterday">,
  now = new Date(),
): string {
  const date = new Date(iso);
  const two = (value: number) => String(value).padStart(2, "0");
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  // Rounded, because a day is 23 or 25 hours long where clocks change.
  const daysAgo = Math.round((dayOf(now) - dayOf(date)) / DAY_MS);
  if (daysAgo <= 0) return t("date.today", { time });
  if (daysAgo === 1) return t("date.yesterday", { time });
  return formatDay(iso, language, now);
}
