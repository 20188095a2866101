import { z } from "zod";
import { cutText } from "#contract/cutText.ts";
import { type Language, languageFacts } from "#contract/languages.ts";
import { QUERY_MAX, SKIP_MAX } from "#contract/limits.ts";
import { ListingCard } from "#contract/listings.ts";
import { ProductCard, ProductFound } from "#contract/products.ts";
import { cleanLine } from "#contract/words.ts";
import { readListings } from "#core/market/feed/readListings.ts";
import { listingName } from "#core/market/listings/listingName.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { listProducts } from "#core/shop/products/readProducts.ts";
import { searchProducts } from "#core/shop/products/searchProducts.ts";

/** Something on sale in one of the two markets, in somebody's language. */
export type Offer = { id: number; link: string; title: string; photo: string | null } & (
  | { market: "market"; price: number; currency: "UZS" | "UYE"; place: string }
  /** Whole rupees: alone, and with friends. */
  | { market: "shop"; price: number; discountedPrice: number }
);

/** A page: the likelier market's first, fewer of the other behind them. Together at most the 50 that Telegram takes. */
const LIKELIER = 20;
const OTHER = 10;

const Listings = z.object({ data: z.array(ListingCard) });
const Found = z.array(ProductFound);
const Popular = z.array(ProductCard);

interface Slice {
  query: string;
  skip: number;
  take: number;
  language: Language;
}

type Read = (slice: Slice) => Promise<Offer[]>;

const placeKeys = { ru: "name", uz: "name_uz", hi: "name_hi" } as const;

const readMarket: Read = async ({ query, skip, take, language }) => {
  const asked = { sortBy: "createdAt|desc" as const, skip, take, ...(query && { search: query }) };
  const { data } = Listings.parse(JSON.parse((await readListings(asked)).text));
  return data.map((card) => ({
    market: "market",
    id: card.id,
    link: card.link,
    title: listingName(card, language),
    price: card.price,
    currency: card.currency,
    place: card.place[placeKeys[languageFacts[language].namesIn]],
    photo: card.photos[0] ?? null,
  }));
};

const titleIn = (language: Language, english: string, hindi: string | null) =>
  cleanLine((language === "hi" && hindi) || english);

const readShop: Read = async ({ query, skip, take, language }) => {
  if (!query) {
    const listed = await listProducts({ sort: "popular", skip, take }, undefined);
    return Popular.parse(JSON.parse(listed.text)).map((card) => ({
      market: "shop",
      id: card.id,
      link: card.link,
      title: titleIn(language, card.title, card.title_hi),
      price: card.price,
      discountedPrice: card.discountedPrice,
      photo: card.images[0]?.src ?? null,
    }));
  }
  const found = await searchProducts({ query, skip, take });
  return Found.parse(JSON.parse(found.text)).map((card) => ({
    market: "shop",
    id: card.id,
    link: card.link,
    title: titleIn(language, card.name, card.name_hi),
    price: card.price,
    discountedPrice: card.discountedPrice,
    photo: card.image,
  }));
};

/** How many of each market are behind us, the likelier first; null where it has no more. */
type Place = readonly [number | null, number | null];

const PLACE = /^(-|\d{1,7})\.(-|\d{1,7})$/;

function readPlace(offset: string): Place {
  const [, ...parts] = PLACE.exec(offset) ?? ["", "0", "0"];
  const [likelier = 0, other = 0] = parts.map((part) =>
    part === "-" ? null : Math.min(Number(part), SKIP_MAX),
  );
  return [likelier, other];
}

const writePart = (part: number | null) => (part === null ? "-" : String(part));

/** Words that can be looked for: in one line, cut where they are longer than anybody searches. */
export const queryOf = (typed: string): string =>
  cutText(cleanLine(typed.replaceAll("\u0000", " ").replace(/\p{Surrogate}/gu, "")), QUERY_MAX).trim();

async function readPart(read: Read, place: number | null, slice: Omit<Slice, "skip">) {
  if (place === null) return { offers: [], next: null };
  const offers = await read({ ...slice, skip: place }).catch((error: unknown) => {
    // Words that can't be looked for find nothing.
    if (error instanceof RuleError) return [];
    throw error;
  });
  return { offers, next: offers.length < slice.take ? null : place + offers.length };
}

/**
 * Offers of both markets for whoever types words into any chat, page by page: the newest and the most popular ones where there
 * are no words. `next` leads to the page behind; it is "" behind the last.
 */
export async function listInlineOffers(
  typed: string,
  { offset, language }: { offset: string; language: Language },
): Promise<{ offers: Offer[]; next: string }> {
  const query = queryOf(typed);
  const isMarket = languageFacts[language].firstApp === "market";
  const readers = isMarket ? [readMarket, readShop] : [readShop, readMarket];
  const [first = readMarket, second = readShop] = readers;
  const [likelier, other] = readPlace(offset);
  const [one, two] = await Promise.all([
    readPart(first, likelier, { query, language, take: LIKELIER }),
    readPart(second, other, { query, language, take: OTHER }),
  ]);
  const isLast = one.next === null && two.next === null;
  return {
    offers: [...one.offers, ...two.offers],
    next: isLast ? "" : `${writePart(one.next)}.${writePart(two.next)}`,
  };
}
