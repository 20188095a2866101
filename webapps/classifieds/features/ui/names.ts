import { readsRussian } from "#contract/languages.ts";

type Named = { name: string; name_uz: string; name_hi?: string };

/** A category's or place's name, in Russian or Uzbek by the language, each standing in for the other. */
export function nameOf({ name, name_uz }: Named, language: string): string {
  return readsRussian(language) ? name || name_uz : name_uz || name;
}

/**
 * A place from narrow to wide, the two narrowest levels. A level that only repeats the narrower one's name ("Город
 * Ташкент" around "Ташкент") says nothing more and is left out.
 */
export function placeWords(names: readonly string[]): string {
  const telling = names.filter((name, index) => {
    const narrower = names[index + 1];
    return narrower === undefined || !name.includes(narrower);
  });
  return telling.slice(-2).reverse().join(", ");
}
