import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { own } from "#webapps/shared/storage/own.ts";
import { en } from "#webapps/storefront/locales/en.ts";
import { hi } from "#webapps/storefront/locales/hi.ts";

/** For tests: the app in a language, as when it is opened by who has chosen that. */
export async function startWords(language: "en" | "hi" = "en"): Promise<void> {
  const storageKey = "i18next_indudu_app";
  own.set(storageKey, language);
  await startLanguage({
    languages: ["en", "hi"],
    otherwise: "en",
    storageKey,
    load: async (wanted) => (wanted === "hi" ? hi : en),
  });
}
