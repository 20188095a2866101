import type { Language } from "#contract/languages.ts";

/** The title of a product `p` for somebody who reads a language: Hindi where it is written, else English. */
export const productTitleSql = (language: Language): string =>
  language === "hi" ? "coalesce(p.title_hi, p.title_en)" : "p.title_en";
