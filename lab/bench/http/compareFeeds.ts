import { isDeepStrictEqual } from "node:util";
import { readCursor } from "#core/market/feed/feedCursor.ts";

interface Card {
  id: number;
  isTopUp: boolean;
  createdAt: string;
}

/** A page of the feed as an answer tells it. */
export interface Feed {
  data: Card[];
  cursor: string | null;
  widened: unknown;
}

const places = ["regionId", "cityId", "districtId"] as const;

/** The page without what may be chosen freely: which listings are promoted. */
function takeApart({ data, cursor, widened }: Feed, shown: readonly number[]) {
  const next = cursor === null ? undefined : readCursor(cursor);
  const promoted = next?.promoted.slice(shown.length) ?? [];
  const isPromoted = ({ id }: Card) => promoted.includes(id);
  return {
    own: data.filter((card) => !isPromoted(card)),
    promoted: data.filter(isPromoted),
    stated: {
      slots: data.flatMap((card, slot) => (isPromoted(card) ? [slot] : [])),
      next: next && { ...next, promoted: next.promoted.slice(0, shown.length) },
      count: promoted.length,
      widened,
    },
  };
}

const isBefore = (one: Card, other: Card) =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;

/** What is wrong with the promoted cards of a page, if anything. */
function findIllegal(feed: Feed, asked: URLSearchParams, shown: readonly number[]): string | undefined {
  const { own, promoted, stated } = takeApart(feed, shown);
  const last = own.at(-1);
  const wrong = promoted.find(
    (card) =>
      !card.isTopUp ||
      shown.includes(card.id) ||
      !last ||
      !isBefore(last, card) ||
      places.some((place) => asked.has(place) && asked.get(place) !== String(card[place as keyof Card])),
  );
  if (wrong) return `a promoted card (${wrong.id})`;
  if (promoted.length !== stated.count) return "the number of promoted cards";
  const ids = feed.data.map(({ id }) => id);
  return new Set(ids).size === ids.length ? undefined : "a card that is shown twice";
}

/**
 * What of a page of the feed isn't as it should be, if anything, and how many cards are promoted. Both must show the same
 * cards in their turn, as many promoted ones in the same slots, and go on from the same listing. Which ones are promoted
 * depends on whose turn it is: each must be a running TopUp of the asked place that comes after the page and wasn't shown.
 */
export function compareFeeds(
  own: Feed,
  other: Feed,
  asked: URLSearchParams,
): { wrong: string | undefined; promoted: number } {
  const cursor = asked.get("cursor");
  const shown = cursor === null ? [] : readCursor(cursor).promoted;
  const [ours, theirs] = [takeApart(own, shown), takeApart(other, shown)];
  const illegal = findIllegal(own, asked, shown) ?? findIllegal(other, asked, shown);
  const isSame = isDeepStrictEqual([ours.own, ours.stated], [theirs.own, theirs.stated]);
  return { wrong: illegal ?? (isSame ? undefined : "cards in their turn"), promoted: ours.promoted.length };
}
