import type { Language } from "#contract/languages.ts";

interface Names {
  name: string;
  nameRu: string | null;
  nameUz: string | null;
}

/** A listing's name for somebody who reads this language: translated where it is, else as its seller wrote it. */
export function listingName({ name, nameRu, nameUz }: Names, language: Language): string {
  const translated = language === "uz" ? nameUz : language === "ru" ? nameRu : null;
  return translated ?? name;
}
