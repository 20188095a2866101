import type { Listing, ListingCard } from "#contract/listings.ts";

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
