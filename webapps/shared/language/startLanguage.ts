import i18next from "i18next";
import { detectLanguage, keepLanguage, type LanguageSources } from "./detectLanguage.ts";

export interface LanguageChoice extends LanguageSources {
  /** Loads the words of one language, each a chunk of its own. */
  load: (language: string) => Promise<Record<string, string>>;
}

export const NAMESPACE = "translation";
let choice: LanguageChoice | undefined;
/** Languages whose own words are loaded; those of later parts come in all languages at once. */
const loaded = new Set<string>();

function settle(language: string) {
  document.documentElement.lang = language;
  if (choice) keepLanguage(choice.storageKey, language);
}

/** Finds the first language, loads its words and keeps the choice. */
export async function startLanguage(languages: LanguageChoice): Promise<void> {
  choice = languages;
  const language = detectLanguage(languages);
  await i18next.init({
    lng: language,
    // Only the active language is loaded: a test promises that no key is missing in any.
    fallbackLng: false,
    resources: { [language]: { [NAMESPACE]: await languages.load(language) } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  loaded.add(language);
  settle(language);
}

/** The language of the interface now. */
export function currentLanguage(): string {
  return i18next.language;
}

/** Switches the interface; the words are loaded first, so nothing is ever shown half translated. */
export async function switchLanguage(language: string): Promise<void> {
  if (choice && !loaded.has(language)) {
    i18next.addResourceBundle(language, NAMESPACE, await choice.load(language), true, true);
    loaded.add(language);
  }
  await i18next.changeLanguage(language);
  settle(language);
}
