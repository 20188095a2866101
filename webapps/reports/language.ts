import type { LanguageChoice } from "#webapps/shared/language/startLanguage.ts";
import { textsOf } from "#webapps/shared/language/texts.ts";
import type { LanguageOption } from "#webapps/shared/ui/LanguageSwitch.tsx";
import type { ru } from "./locales/ru.ts";

const words = {
  ru: async () => (await import("./locales/ru.ts")).ru,
  en: async () => (await import("./locales/en.ts")).en,
};

export const languageChoice: LanguageChoice = {
  languages: ["ru", "en"],
  otherwise: "ru",
  storageKey: "bozor-reports-language",
  load: (language) => words[language === "en" ? "en" : "ru"](),
};

export const languageOptions = [
  { value: "ru", short: "RU", name: "Русский" },
  { value: "en", short: "EN", name: "English" },
] as const satisfies readonly LanguageOption[];

export const useText = textsOf<typeof ru>();
