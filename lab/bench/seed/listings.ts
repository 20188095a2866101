import { listingLink } from "#contract/listingLink.ts";
import { priceInSum } from "#core/market/listings/priceInSum.ts";
import { parameterValues } from "#db/seeds/demo/market/parameters.ts";
import { madeUpPhone } from "#db/seeds/demo/market/people.ts";
import { somewhere } from "#db/seeds/demo/market/places.ts";
import { priceOf } from "#db/seeds/demo/market/prices.ts";
import { type Leaf, leaves } from "#db/seeds/demo/market/tree.ts";
import { type Random, randomOf } from "#db/seeds/demo/random.ts";
import { describe } from "#db/seeds/demo/sentences/descriptions.ts";
import { fillSlots } from "#db/seeds/demo/texts/fillSlots.ts";
import { leafTexts } from "#db/seeds/demo/texts/leaves.ts";
import type { LeafTexts, Offer } from "#db/seeds/demo/texts/parseLeaves.ts";
import type { Row } from "./insertRows.ts";
import { lifeOf } from "./life.ts";
import { misspell, spellBrands, toCyrillic, typedApostrophes } from "./spelling.ts";
import { addTail, decorateName } from "./tails.ts";
import type { World } from "./world.ts";

interface MadeListing {
  listing: Row;
  parameters: Row[];
}

interface Market {
  /** How many there are in all. */
  listings: number;
  /** People have the ids from 1 up. */
  people: number;
  /** Milliseconds since 1970. */
  now: number;
  world: World;
}

const textsOf = new Map(leafTexts.map((texts) => [texts.link, texts]));

/** The leaves as often as the market has them: some of one are drawn by their place in here. */
const drawn: Leaf[] = leaves.flatMap((leaf) =>
  Array.from({ length: Math.max(1, textsOf.get(leaf.link)?.weight ?? 1) }, () => leaf),
);

/** Brands and models follow Zipf: the second is asked for half as often as the first. */
function zipf<T>(items: readonly T[], random: Random): T {
  const place = Math.floor((items.length + 1) ** random.next()) - 1;
  return items[Math.min(place, items.length - 1)] ?? random.pick(items);
}

interface Words {
  name: { ru: string; uz: string };
  description: { ru: string; uz: string };
}

/** The words as their seller types them: in a language, an alphabet, with typos. */
function typed({ name, description }: Words, language: "ru" | "uz", random: Random) {
  const isCyrillic = language === "uz" && random.chance(0.25);
  const write = (words: { ru: string; uz: string }) => {
    if (language === "ru") return random.chance(0.3) ? words.ru.replaceAll("ё", "е") : words.ru;
    return isCyrillic ? toCyrillic(words.uz, words.ru) : typedApostrophes(words.uz, random);
  };
  const plain = write(name);
  const own = (language === "ru" || isCyrillic) && random.chance(0.25) ? spellBrands(plain) : plain;
  return { name: random.chance(0.04) ? misspell(own, random) : own, description: write(description) };
}

function stateOf(offer: Offer, texts: LeafTexts, random: Random): "New" | "Used" {
  if (offer.state) return offer.state;
  return random.chance(texts.used) ? "Used" : "New";
}

function placeColumns(random: Random, world: World, within?: string) {
  const place = somewhere(random, within);
  return {
    region_id: world.region(place.region),
    city_id: place.city && world.city(place.city),
    district_id: place.district && world.district(place.district),
    longitude: place.longitude,
    latitude: place.latitude,
    zoom: place.zoom,
  };
}

function lifeColumns(share: number, now: number, random: Random) {
  const { status, approvedAt, ...life } = lifeOf(share, now, random);
  const rejected = status === "rejected" || status === "removed";
  return {
    status,
    rank_at: approvedAt ? Math.floor(approvedAt.getTime() / 1000) : 0,
    reject_reason: rejected ? random.pick(["photo", "category", "duplicate", "misleading", "spam"]) : null,
    close_reason:
      status === "closed" ? random.pick(["SoldHere", "SoldHere", "SoldOnOtherPlatform", "Other"]) : null,
    approved_at: approvedAt,
    expires_at: life.expiresAt,
    created_at: life.createdAt,
    updated_at: life.updatedAt,
    submitted_at: status === "draft" ? null : life.createdAt,
  };
}

function priceColumns(offer: Offer, quality: number | undefined, random: Random) {
  const isNegotiable = random.chance(0.08);
  const price = isNegotiable && random.chance(0.25) ? 0 : priceOf(offer, quality, random);
  return {
    price,
    is_negotiable: isNegotiable,
    currency: offer.currency,
    price_sum: priceInSum(price, offer.currency),
  };
}

/** The listing with this id, from 1 up, the oldest first: the same each time but for the moment it is counted back from. */
export function makeListing(id: number, { listings, people, now, world }: Market): MadeListing {
  const random = randomOf(`bench listing ${id}`);
  const leaf = random.pick(drawn);
  const texts = textsOf.get(leaf.link);
  if (!texts) throw new Error(`No texts for ${leaf.link}`);
  const offer = zipf(texts.offers, random);
  const named = fillSlots(offer.ru, offer.uz, random);
  const state = stateOf(offer, texts, random);
  const language: "ru" | "uz" = random.chance(0.56) ? "ru" : "uz";
  const name = decorateName(named, random);
  const description = addTail(describe(texts.sentences, state, random), random);
  const own = typed({ name, description }, language, random);
  const isTranslated = random.chance(0.7);
  const life = lifeColumns((id - 1) / listings, now, random);
  const price = priceColumns(offer, named.quality, random);
  const [category_1 = 0, category_2 = null, category_3 = null] = leaf.path.map(world.category);
  const phones = Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => madeUpPhone(random));
  const known = {
    name: { ru: named.ru, uz: named.uz },
    slots: named.values,
    named: offer.parameters,
    likely: texts.parameters,
    state,
    language,
    colour: random.pick(["Чёрный", "Белый", "Серый", ""]),
  } as const;

  return {
    listing: {
      id,
      link: listingLink(own.name, id),
      owner_id: 1 + Math.floor(people * random.next() ** 1.5),
      name: own.name,
      name_ru: isTranslated ? name.ru : null,
      name_uz: isTranslated ? name.uz : null,
      description: own.description,
      description_ru: isTranslated ? description.ru : null,
      description_uz: isTranslated ? description.uz : null,
      original_lang: language,
      is_translation_actual: isTranslated,
      ...price,
      state,
      category_id: category_3 ?? category_2 ?? category_1,
      category_1,
      category_2,
      category_3,
      ...placeColumns(random, world, offer.place),
      phone_numbers: phones,
      contact_methods: random.weighted(["both", "call", "chat"], (way) => way.length),
      has_photos: photosOf(id) > 0,
      ...life,
    },
    parameters: parameterValues(leaf.parameters, known, random).map(({ category, key, value }) => ({
      listing_id: id,
      parameter_id: world.parameter(category, key),
      value,
    })),
  };
}

/** Photos of a hundred listings in turn; SQL counts them in the same way. */
export const photoCounts = Array.from({ length: 100 }, (_, place) =>
  place < 6 ? 0 : place < 28 ? 1 : place < 56 ? 2 : place < 78 ? 3 : place < 92 ? 4 : 5,
);

/** How many photos the listing has; ids are spread by a prime. */
const photosOf = (id: number) => photoCounts[(id * 37) % 100] ?? 0;
