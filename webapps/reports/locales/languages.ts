import { appLanguages } from "#contract/languages.ts";
import type { LanguageSources } from "#webapps/shared/language/pickLanguage.ts";

/** What this app speaks, and what by. */
export const languageSources = {
  languages: appLanguages.reports,
  otherwise: "ru",
  storageKey: "bozor-reports-language",
} as const satisfies LanguageSources;
