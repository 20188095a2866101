import { appLanguages } from "#contract/languages.ts";
import type { LanguageSources } from "#webapps/shared/language/pickLanguage.ts";

/** What this app speaks, and what by. */
export const languageSources = {
  languages: appLanguages.storefront,
  otherwise: "en",
  storageKey: "i18next_indudu_app",
} as const satisfies LanguageSources;
