import { appLanguages } from "#contract/languages.ts";
import type { LanguageSources } from "#webapps/shared/language/pickLanguage.ts";

/** The languages of this app, and where their words come from. */
export const languageSources = {
  languages: appLanguages.reports,
  otherwise: "ru",
  storageKey: "bozor-reports-language",
} as const satisfies LanguageSources;
