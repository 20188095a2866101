import type { Listing, ListingCard } from "#contract/listings.ts";

type Named = { name: string; name_uz: string; name_hi?: string };

/** A category's or place's name: Russian for ru, Uzbek otherwise, each standing in for the other. */
export function nameOf({ name, name_uz }: Named, language: string): string {
  return language === "ru" ? name || name_uz : name_uz || name;
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

/** Whether the listing has a translation worth showing to a reader of this language. */
export function isTranslated(card: ListingCard, language: string): boolean {
  return card.originalLang !== language && card.isTranslationActual;
}

function inLanguage(texts: Partial<Record<string, string | null>>, language: string, otherwise: string) {
  return texts[language] || otherwise;
}

/** The listing's name in the reader's language where a translation is current, else as it was written. */
export function listingName(card: ListingCard, language: string): string {
  if (!isTranslated(card, language)) return card.name;
  return inLanguage({ ru: card.nameRu, uz: card.nameUz }, language, card.name);
}

/** The description likewise, as plain words: the server's safe HTML holds nothing but line breaks and entities. */
export function listingDescription(listing: Listing, language: string): string {
  const html = isTranslated(listing, language)
    ? inLanguage({ ru: listing.descriptionRu, uz: listing.descriptionUz }, language, listing.description)
    : listing.description;
  return htmlToText(html);
}

/** Words of an HTML fragment; no element of it ever becomes part of the page. */
export function htmlToText(html: string): string {
  const withBreaks = html.replace(/\r?\n/g, "").replace(/<br\s*\/?>/gi, "\n");
  const words = new DOMParser().parseFromString(withBreaks, "text/html").body.textContent ?? "";
  return words.replace(/\n{3,}/g, "\n\n").trim();
}
