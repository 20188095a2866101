import i18next from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import { getTelegram } from "../telegram/telegram.ts";

export interface LanguageChoice {
  /** The languages of the app, the default and fallback first. */
  languages: readonly [string, ...string[]];
  /** What a messenger user gets whose own language isn't among them. */
  otherwise: string;
  /** Where the choice is kept in local storage. */
  storageKey: string;
  /** Loads the words of one language, each a chunk of its own. */
  load: (language: string) => Promise<Record<string, string>>;
}

/** The language of the messenger's user where the app speaks it, else `otherwise`; undefined outside Telegram. */
export function telegramLanguage({ languages, otherwise }: LanguageChoice): string | undefined {
  const { isTelegram, user } = getTelegram();
  if (!isTelegram) return undefined;
  const code = user?.languageCode?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === code) ?? otherwise;
}

/**
 * Finds the first language and loads its words: `?lng`, cookie, local storage, session storage, then the
 * messenger's language; outside Telegram the browser's, the html tag's and the default. The result is kept.
 */
export async function startLanguage(choice: LanguageChoice): Promise<void> {
  const detector = new LanguageDetector();
  detector.addDetector({ name: "telegram", lookup: () => telegramLanguage(choice) });
  const setTag = (language: string) => {
    document.documentElement.lang = language;
  };
  i18next.off("languageChanged");
  i18next.on("languageChanged", setTag);
  await i18next
    .use(detector)
    .use(initReactI18next)
    .use({
      type: "backend",
      read: (language: string, _namespace: string, done: (error: unknown, words?: object) => void) => {
        choice.load(language).then(
          (words) => done(null, words),
          (error: unknown) => done(error),
        );
      },
    })
    .init({
      supportedLngs: [...choice.languages],
      fallbackLng: choice.languages[0],
      // Only the active language is loaded: a test promises that no key is missing in any.
      load: "currentOnly",
      partialBundledLanguages: false,
      nonExplicitSupportedLngs: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      detection: {
        order: [
          "querystring",
          "cookie",
          "localStorage",
          "sessionStorage",
          "telegram",
          "navigator",
          "htmlTag",
        ],
        lookupQuerystring: "lng",
        lookupLocalStorage: choice.storageKey,
        lookupSessionStorage: choice.storageKey,
        lookupCookie: "i18next",
        caches: ["localStorage"],
        convertDetectedLanguage: (tag: string) => tag.slice(0, 2).toLowerCase(),
      },
    });
}

/** The language of the interface now. */
export function currentLanguage(): string {
  return i18next.language;
}

/** Switches the interface; the words are loaded first, so nothing is ever shown half translated. */
export async function switchLanguage(language: string): Promise<void> {
  await i18next.changeLanguage(language);
}
