import { appLanguages } from "#contract/languages.ts";
import type { LanguageSources } from "#webapps/shared/language/pickLanguage.ts";

/** What this app speaks, and what by. */
export const languageSources = {
  languages: appLanguages.classifieds,
  otherwise: "uz",
  storageKey: "i18nextLng",
} as const satisfies LanguageSources;
