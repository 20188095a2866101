import type { LanguageChoice } from "#webapps/shared/language/startLanguage.ts";
import { textsOf } from "#webapps/shared/language/texts.ts";
import type { LanguageOption } from "#webapps/shared/ui/LanguageSwitch.tsx";
import type { en } from "./locales/en.ts";

const words = {
  en: async () => (await import("./locales/en.ts")).en,
  hi: async () => (await import("./locales/hi.ts")).hi,
};

export const languageChoice: LanguageChoice = {
  languages: ["en", "hi"],
  otherwise: "en",
  storageKey: "i18next_indudu_app",
  load: (language) => words[language === "hi" ? "hi" : "en"](),
};

export const languageOptions = [
  { value: "en", short: "EN", name: "English" },
  { value: "hi", short: "हि", name: "हिन्दी" },
] as const satisfies readonly LanguageOption[];

export const useText = textsOf<typeof en>();
