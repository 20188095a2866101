import type { Language } from "#contract/languages.ts";
import { cleanLine } from "#contract/words.ts";

interface Names {
  name: string;
  nameRu: string | null;
  nameUz: string | null;
}

/**
 * A listing's name for somebody who reads this language: translated where it is, else as its
 * seller wrote it; in one line.
 */
export function listingName({ name, nameRu, nameUz }: Names, language: Language): string {
  const translated = language === "uz" ? nameUz : language === "ru" ? nameRu : null;
  return cleanLine(translated ?? name);
}
