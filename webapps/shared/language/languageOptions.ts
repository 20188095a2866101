import { type Language, languageFacts } from "#contract/languages.ts";

/** A language among which people choose. */
export interface LanguageOption {
  value: Language;
  /** Two or three letters for a switch. */
  short: string;
  /** The language's name in the language itself. */
  name: string;
}

/** A language as people choose it. */
export function languageOption(value: Language): LanguageOption {
  const { short, name } = languageFacts[value];
  return { value, short, name };
}
