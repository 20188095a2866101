import type { LanguageOption } from "#webapps/shared/ui/LanguageSwitch.tsx";

/** What this app speaks. */
export const languageOptions = [
  { value: "en", short: "EN", name: "English" },
  { value: "hi", short: "हि", name: "हिन्दी" },
] as const satisfies readonly LanguageOption[];
