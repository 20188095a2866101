import type { LanguageOption } from "#webapps/shared/ui/LanguageSwitch.tsx";

/** What this app speaks. */
export const languageOptions = [
  { value: "ru", short: "RU", name: "Русский" },
  { value: "en", short: "EN", name: "English" },
] as const satisfies readonly LanguageOption[];
