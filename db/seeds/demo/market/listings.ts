import { type Random, randomOf } from "../random.ts";
import { describe } from "../sentences/descriptions.ts";
import { fillSlots } from "../texts/fillSlots.ts";
import { leafTexts } from "../texts/leaves.ts";
import type { LeafTexts, Offer } from "../texts/parseLeaves.ts";
import { type ParameterValue, parameterValues } from "./parameters.ts";
import { type DemoPerson, madeUpPhone, people } from "./people.ts";
import { chooseShots } from "./photos.ts";
import { type MarketPlace, somewhere } from "./places.ts";
import { priceOf } from "./prices.ts";
import { type Life, liveLife, shareStatuses } from "./statuses.ts";
import { type Leaf, leaves } from "./tree.ts";

export interface DemoListing extends Life {
  /** Telegram id of the seller. */
  owner: number;
  language: "ru" | "uz";
  name: { ru: string; uz: string };
  description: { ru: string; uz: string };
  isTranslated: boolean;
  price: number;
  currency: "UZS" | "UYE";
  isNegotiable: boolean;
  state: "New" | "Used";
  /** Links of the category's path from the top. */
  path: string[];
  parameters: ParameterValue[];
  place: MarketPlace;
  phones: string[];
  contactMethods: "call" | "chat" | "both";
  photos: string[];
}

/** How many listings the demo market has. */
const LISTINGS = 2_000;

/** The leaf of each listing: as often as its texts say, at least twice each. */
function shareLeaves(random: Random): Leaf[] {
  const weights = new Map(leafTexts.map(({ link, weight }) => [link, weight]));
  const chosen = leaves.flatMap((leaf) => [leaf, leaf]);
  while (chosen.length < LISTINGS) chosen.push(random.weighted(leaves, ({ link }) => weights.get(link) ?? 1));
  return random.shuffled(chosen);
}

/** A seller of the place; each sells some kinds of things more than others. */
function sellerFor(place: MarketPlace, root: string, random: Random): DemoPerson {
  const sellers = people.filter(({ isSeller }) => isSeller);
  const local = sellers.filter(({ region }) => region === place.region);
  return random.weighted(local.length > 0 ? local : sellers, ({ telegramId }) => {
    const liking = randomOf(`${telegramId} ${root}`).next();
    return 0.1 + liking ** 3;
  });
}

const decorations = [
  ["Срочно! ", "", "Tezda! ", ""],
  ["", ", торг", "", ", kelishamiz"],
  ["", ", недорого", "", ", arzon"],
  ["", ". Идеал", "", ". Ideal"],
] as const;

function decorate(name: { ru: string; uz: string }, state: "New" | "Used", random: Random) {
  if (state === "New" || !random.chance(0.12)) return name;
  const [before, after, uzBefore, uzAfter] = random.pick(decorations);
  return { ru: before + name.ru + after, uz: uzBefore + name.uz + uzAfter };
}

/** New or used; a thing with a year is new only in its first. */
function stateOf(offer: Offer, texts: LeafTexts, name: string, random: Random): "New" | "Used" {
  if (offer.state) return offer.state;
  if (offer.parameters.market) return offer.parameters.market === "Новостройка" ? "New" : "Used";
  const year = /\b(19|20)\d\d\b/.exec(name)?.[0];
  if (year && texts.used > 0) return Number(year) >= 2025 ? "New" : "Used";
  return random.chance(texts.used) ? "Used" : "New";
}

/** One seller in twenty leaves the price open, some of them name one to begin with. */
function openPrice(random: Random): { isNegotiable: boolean; isOpen: boolean } {
  const isNegotiable = random.chance(0.05);
  return { isNegotiable, isOpen: isNegotiable && random.chance(0.4) };
}

function contactsOf(owner: DemoPerson, random: Random) {
  const own = owner.phone ?? madeUpPhone(random);
  const contactMethods = random.weighted(["both", "call", "chat"] as const, (way) =>
    way === "both" ? 7 : way === "call" ? 2 : 1,
  );
  return { phones: random.chance(0.2) ? [own, madeUpPhone(random)] : [own], contactMethods };
}

interface Plan {
  leaf: Leaf;
  offer: Offer;
  texts: LeafTexts;
  life: Life;
  turn: number;
}

function listing({ leaf, offer, texts, life, turn }: Plan, random: Random): DemoListing {
  const named = fillSlots(offer.ru, offer.uz, random);
  const state = stateOf(offer, texts, named.ru, random);
  const place = somewhere(random, offer.place);
  const owner = sellerFor(place, leaf.path[0] ?? "", random);
  const language = random.chance(owner.language === "ru" ? 0.82 : 0.18) ? "ru" : "uz";
  const { photos, colour } = chooseShots({ texts, offer, state, turn, word: named.places[0] ?? 0 }, random);
  const { isNegotiable, isOpen } = openPrice(random);
  const name = { ru: named.ru, uz: named.uz };
  const known = {
    name,
    slots: named.values,
    named: offer.parameters,
    likely: texts.parameters,
    state,
    colour,
    language: language as "ru" | "uz",
  };
  return {
    ...life,
    owner: owner.telegramId,
    language: known.language,
    state,
    place,
    photos,
    isNegotiable,
    path: leaf.path,
    name: decorate(name, state, random),
    description: describe(texts.sentences, state, random),
    isTranslated: random.chance(0.7),
    price: isOpen ? 0 : priceOf(offer, named.quality, random),
    currency: offer.currency,
    parameters: parameterValues(leaf.parameters, known, random),
    ...contactsOf(owner, random),
  };
}

/** Gives the messenger's first two sellers a few listings in every state. */
function endow(listings: DemoListing[]) {
  const [first, second] = people;
  if (!first || !second) return;
  const perStatus = { draft: 1, removed: 1, rejected: 2, pending: 2, expired: 3, closed: 3, active: 8 };
  for (const [status, count] of Object.entries(perStatus)) {
    const some = listings.filter((item) => item.status === status && item.place.region === first.region);
    for (const [at, item] of some.slice(0, count * 2).entries()) {
      const owner = at % 2 === 0 ? first : second;
      item.owner = owner.telegramId;
      item.phones = owner.phone ? [owner.phone] : item.phones;
    }
  }
}

/** The listings of the demo market, oldest first; the same each time but for the moment they are counted back from. */
export function makeListings(now: Date): DemoListing[] {
  const random = randomOf("listings");
  const textsByLink = new Map(leafTexts.map((texts) => [texts.link, texts]));
  const statuses = shareStatuses(LISTINGS, random);
  const taken = new Map<string, number>();
  const listings = shareLeaves(random).map((leaf, place) => {
    const texts = textsByLink.get(leaf.link);
    const turn = taken.get(leaf.link) ?? 0;
    taken.set(leaf.link, turn + 1);
    // Each offer in its turn, so that no two alike stand side by side.
    const offer = texts?.offers[turn % texts.offers.length];
    if (!texts || !offer) throw new Error(`No texts for ${leaf.link}`);
    const own = randomOf(`listing ${place}`);
    const life = liveLife(statuses[place] ?? "active", now, own);
    // More leaves than any, so that each listing has a number of its own.
    return listing({ leaf, offer, texts, life, turn: turn * 257 + leaves.indexOf(leaf) }, own);
  });
  endow(listings);
  return listings.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
