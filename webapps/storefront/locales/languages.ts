import { appLanguages } from "#contract/languages.ts";
import type { LanguageSources } from "#webapps/shared/language/pickLanguage.ts";

/** The languages of this app, and where their words come from. */
export const languageSources = {
  languages: appLanguages.storefront,
  otherwise: "en",
  storageKey: "i18next_indudu_app",
} as const satisfies LanguageSources;
