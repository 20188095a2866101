import { type Random, randomOf } from "../random.ts";
import type { DemoListing } from "./listings.ts";
import { people } from "./people.ts";
import { daysAgo, later } from "./times.ts";

/** An act of a person with a listing; `listing` is its place in the list of listings. */
interface Mark {
  /** Telegram id. */
  person: number;
  listing: number;
  at: Date;
}

interface Contact extends Mark {
  kind: "call" | "chat";
}

interface DayViews {
  listing: number;
  /** The day as YYYY-MM-DD. */
  day: string;
  views: number;
}

const FAVOURITES = 1_500;
const CONTACTS = 600;
const VIEWED = 1_200;
const VIEW_DAYS = 14;
const DAY = 86_400_000;

/** How much a listing is liked: few are liked much. */
const liking = (listing: number) => 0.15 + randomOf(`liking ${listing}`).next() ** 4;

interface Place {
  item: DemoListing;
  listing: number;
  liking: number;
}

const active = (listings: readonly DemoListing[]): Place[] =>
  listings
    .map((item, listing) => ({ item, listing, liking: liking(listing) }))
    .filter(({ item }) => item.status === "active");

/** `count` different pairs of a person and somebody else's active listing. */
function pairs(count: number, listings: readonly DemoListing[], now: Date, random: Random) {
  const places = active(listings);
  const found = new Map<string, Mark & { item: DemoListing }>();
  while (found.size < count) {
    const { telegramId } = random.pick(people);
    const { item, listing } = random.weighted(places, (place) => place.liking);
    if (item.owner === telegramId || !item.approvedAt) continue;
    const since = item.approvedAt.getTime();
    const at = new Date(since + random.next() * (now.getTime() - since));
    found.set(`${telegramId} ${listing}`, { person: telegramId, listing, at, item });
  }
  return [...found.values()];
}

/** Favourites of the market's people. */
export function makeFavourites(listings: readonly DemoListing[], now: Date): Mark[] {
  return pairs(FAVOURITES, listings, now, randomOf("favourites")).map(({ person, listing, at }) => ({
    person,
    listing,
    at,
  }));
}

/** Calls and messages about listings. */
export function makeContacts(listings: readonly DemoListing[], now: Date): Contact[] {
  const random = randomOf("contacts");
  return pairs(CONTACTS, listings, now, random).map(({ person, listing, at, item }) => ({
    person,
    listing,
    at,
    kind: item.contactMethods === "both" ? random.pick(["call", "chat"] as const) : item.contactMethods,
  }));
}

/** Views of the last two weeks, day by day since the approval. */
export function makeViews(listings: readonly DemoListing[], now: Date): DayViews[] {
  const random = randomOf("views");
  const viewed = random.shuffled(active(listings)).slice(0, VIEWED);
  return viewed.flatMap(({ item, listing, liking: liked }) =>
    Array.from({ length: VIEW_DAYS }, (_, back) => new Date(now.getTime() - back * DAY)).flatMap((time) => {
      const day = time.toISOString().slice(0, 10);
      const since = item.approvedAt?.toISOString().slice(0, 10) ?? day;
      const views = Math.round(liked * random.int(4, 60));
      return since <= day && views > 0 ? [{ listing, day, views }] : [];
    }),
  );
}

export interface DemoPromotion {
  listing: number;
  type: "TopUp" | "Vip" | "Premium";
  paidAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  daysAmount: number | null;
  viewMultiply: number | null;
}

/** The days of Premium that the reference data offers. */
const PREMIUM_DAYS = 7;
const topUps = [
  { daysAmount: 3, viewMultiply: 5 },
  { daysAmount: 7, viewMultiply: 10 },
  { daysAmount: 14, viewMultiply: 25 },
] as const;

const none = { endedAt: null, daysAmount: null, viewMultiply: null };

/** The listings of the shop window, first place first. */
const shopWindow = [
  "cars",
  "smartphones",
  "flats-sale",
  "laptops",
  "sofas",
  "strollers",
  "dresses",
  "bicycles",
  "washing-machines",
  "cats",
];

/** Ten VIP listings out of different categories, each paid some hours before the next. */
function vips(places: readonly Place[], now: Date): DemoPromotion[] {
  const chosen = shopWindow.flatMap((leaf) => places.find(({ item: { path } }) => path.includes(leaf)) ?? []);
  return chosen.map(({ listing }, place) => {
    const paidAt = new Date(now.getTime() - (place * 0.3 + 0.1) * 3_600_000);
    return { ...none, listing, type: "Vip", paidAt, endsAt: null };
  });
}

function premium({ listing, item }: Place, now: Date, random: Random): DemoPromotion {
  const daysAmount = PREMIUM_DAYS;
  const since = Math.max(
    now.getTime() - random.next() * (daysAmount - 0.5) * DAY,
    item.approvedAt?.getTime() ?? 0,
  );
  const paidAt = new Date(since);
  return { ...none, listing, type: "Premium", paidAt, endsAt: later(paidAt, daysAmount), daysAmount };
}

function topUp({ listing, item }: Place, now: Date, random: Random): DemoPromotion {
  const { daysAmount, viewMultiply } = random.pick(topUps);
  const since = Math.max(
    now.getTime() - random.next() * (daysAmount - 0.5) * DAY,
    item.approvedAt?.getTime() ?? 0,
  );
  const paidAt = new Date(since);
  const endsAt = later(paidAt, daysAmount);
  return { ...none, listing, type: "TopUp", paidAt, endsAt, daysAmount, viewMultiply };
}

function ended({ listing }: Place, now: Date, random: Random): DemoPromotion {
  const { daysAmount, viewMultiply } = random.pick(topUps);
  const endsAt = daysAgo(random.int(1, 6), now, random);
  const times = { paidAt: later(endsAt, -daysAmount), endsAt, endedAt: endsAt };
  return { listing, type: "TopUp", ...times, daysAmount, viewMultiply };
}

/** Paid promotions: those that run, and some that are over. */
export function makePromotions(listings: readonly DemoListing[], now: Date): DemoPromotion[] {
  const random = randomOf("promotions");
  const places = active(listings).filter(({ item }) => item.photos.length > 0);
  const take = (count: number) => random.shuffled(places).slice(0, count);
  const old = places.filter(({ item }) => now.getTime() - (item.approvedAt?.getTime() ?? 0) > 22 * DAY);
  const young = places.filter(
    ({ item }) => now.getTime() - (item.approvedAt?.getTime() ?? 0) > 3 * 3_600_000,
  );
  return [
    ...vips(random.shuffled(young), now),
    ...take(45).map((place) => premium(place, now, random)),
    ...take(60).map((place) => topUp(place, now, random)),
    ...old.slice(0, 12).map((place) => ended(place, now, random)),
  ];
}
