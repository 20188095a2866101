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
import type { CopyValue } from "./copyIn.ts";
import { lifeOf } from "./life.ts";
import { misspell, spellBrands, toCyrillic, typedApostrophes } from "./spelling.ts";
import { addTail, decorateName } from "./tails.ts";
import type { World } from "./world.ts";

/** The columns of `listings` that a made listing fills, in the order of its values. */
export const listingColumns = [
  "id",
  "link",
  "owner_id",
  "status",
  "name",
  "name_ru",
  "name_uz",
  "description",
  "description_ru",
  "description_uz",
  "original_lang",
  "is_translation_actual",
  "price",
  "is_negotiable",
  "currency",
  "price_sum",
  "state",
  "category_id",
  "category_1",
  "category_2",
  "category_3",
  "region_id",
  "city_id",
  "district_id",
  "longitude",
  "latitude",
  "zoom",
  "phone_numbers",
  "contact_methods",
  "has_photos",
  "rank_at",
  "reject_reason",
  "close_reason",
  "approved_at",
  "expires_at",
  "created_at",
  "updated_at",
  "submitted_at",
] as const;

interface MadeListing {
  values: CopyValue[];
  /** Id of a parameter and its value. */
  parameters: [number, string][];
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
  return [
    world.region(place.region),
    place.city && world.city(place.city),
    place.district && world.district(place.district),
    place.longitude,
    place.latitude,
    place.zoom,
  ];
}

function lifeColumns(share: number, now: number, random: Random) {
  const { status, approvedAt, ...life } = lifeOf(share, now, random);
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  const rejected = status === "rejected" || status === "removed";
  const times = [iso(approvedAt), iso(life.expiresAt), iso(life.createdAt), iso(life.updatedAt)];
  return {
    status,
    tail: [
      approvedAt ? Math.floor(approvedAt.getTime() / 1000) : 0,
      rejected ? random.pick(["photo", "category", "duplicate", "misleading", "spam"]) : null,
      status === "closed" ? random.pick(["SoldHere", "SoldHere", "SoldOnOtherPlatform", "Other"]) : null,
      ...times,
      status === "draft" ? null : iso(life.createdAt),
    ],
  };
}

function priceColumns(offer: Offer, quality: number | undefined, random: Random) {
  const isNegotiable = random.chance(0.08);
  const price = isNegotiable && random.chance(0.25) ? 0 : priceOf(offer, quality, random);
  return { isNegotiable, price, sum: priceInSum(price, offer.currency) };
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
  const translations = (words: { ru: string; uz: string }) =>
    isTranslated ? [words.ru, words.uz] : [null, null];
  const { status, tail } = lifeColumns((id - 1) / listings, now, random);
  const { isNegotiable, price, sum } = priceColumns(offer, named.quality, random);
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
    values: [
      id,
      listingLink(own.name, id),
      1 + Math.floor(people * random.next() ** 1.5),
      status,
      own.name,
      ...translations(name),
      own.description,
      ...translations(description),
      language,
      isTranslated,
      price,
      isNegotiable,
      offer.currency,
      sum,
      state,
      category_3 ?? category_2 ?? category_1,
      category_1,
      category_2,
      category_3,
      ...placeColumns(random, world, offer.place),
      phones,
      random.weighted(["both", "call", "chat"], (way) => way.length),
      photosOf(id) > 0,
      ...tail,
    ],
    parameters: parameterValues(leaf.parameters, known, random).map(({ category, key, value }) => [
      world.parameter(category, key),
      value,
    ]),
  };
}

/** Photos of a hundred listings in turn; SQL counts them in the same way. */
export const photoCounts = Array.from({ length: 100 }, (_, place) =>
  place < 6 ? 0 : place < 28 ? 1 : place < 56 ? 2 : place < 78 ? 3 : place < 92 ? 4 : 5,
);

/** How many photos the listing has; ids are spread by a prime. */
const photosOf = (id: number) => photoCounts[(id * 37) % 100] ?? 0;
