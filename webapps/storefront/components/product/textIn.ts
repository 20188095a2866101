/** A text of a product in a language; English where it isn't translated. */
export const textIn = (language: string, english: string, hindi: string | null): string =>
  (language === "hi" && hindi) || english;
