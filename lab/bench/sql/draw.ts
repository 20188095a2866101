import type pg from "pg";
import { FEED_PAGE, PRICE_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listingFilters.ts";
import type { SortOrder } from "#contract/listings.ts";
import { PROMOTED_EVERY, PROMOTED_MAX, writeCursor } from "#core/market/feed/feedCursor.ts";
import { clientRows, maybe, number, numbers, type RowOf, text } from "#db/rows.ts";
import { type Random, randomOf } from "#db/seeds/demo/random.ts";
import { misspell, toCyrillic } from "../seed/spelling.ts";

const sampleRow = {
  id: number,
  link: text,
  name: text,
  description: text,
  region_id: number,
  city_id: maybe(number),
  district_id: maybe(number),
  categories: numbers,
  price_sum: number,
  rank_at: number,
};

type Sample = RowOf<typeof sampleRow>;

/** Things of this database that visitors may ask for. */
export interface Known {
  listings: Sample[];
  /** Listings whose TopUp runs, by `placeKey`. */
  topUps: ReadonlyMap<string, number[]>;
  /** People who keep listings, and people who sell. */
  keepers: number[];
  sellers: number[];
  people: number;
}

const SAMPLES = 4_000;
/** Most pages of a feed that somebody has seen who goes on. */
const PAGES = 20;

type Place = Pick<ListingFilters, "regionId" | "cityId" | "districtId">;

/** The narrowest place that is stated. */
function placeKey({ regionId, cityId, districtId }: Place): string {
  if (districtId !== undefined) return `d${districtId}`;
  if (cityId !== undefined) return `c${cityId}`;
  return regionId === undefined ? "" : `r${regionId}`;
}

/** Listings and people by a hash of their ids: the same ones in every run on the same database. */
export async function readKnown(client: pg.Client): Promise<Known> {
  const ids = async (query: string) => (await clientRows(client, { id: number }, query)).map(({ id }) => id);
  const rows = await clientRows(
    client,
    sampleRow,
    `select id, link, name, description, region_id, city_id, district_id, price_sum::double precision, rank_at,
       array_remove(array[category_1, category_2, category_3], null) as categories
     from listings where id in (
       select id from listings where visible order by md5(id::text) limit ${SAMPLES}
     ) order by id`,
  );
  const topUps = await clientRows(
    client,
    { place: text, ids: numbers },
    `select place, array_agg(l.id order by md5(l.id::text)) as ids
     from promotions p join listings l on l.id = p.listing_id
     cross join unnest(array['', 'r' || l.region_id, 'c' || l.city_id, 'd' || l.district_id]) place
     where p.type = 'TopUp' and p.ended_at is null and p.ends_at > now() and l.visible and place is not null
     group by place`,
  );
  const some = (column: string, table: string) =>
    `select id from (select distinct ${column} as id from ${table}) known order by md5(id::text) limit 2000`;
  return {
    listings: rows,
    topUps: new Map(topUps.map(({ place, ids: there }) => [place, there])),
    keepers: await ids(some("user_id", "favourites")),
    sellers: await ids(some("owner_id", "listings")),
    people: (await ids("select max(id) as id from users"))[0] ?? 1,
  };
}

const wordsOf = (text: string) =>
  text.split(/[^\p{L}\p{N}'ʻʼ`’]+/u).filter((word) => /^\p{L}{3,}/u.test(word));

const orders: SortOrder[] = ["createdAt|desc", "price|asc", "price|desc", "createdAt|asc"];

/** One visitor's wishes, drawn around a listing that is there, so that what they ask for is asked for in life too. */
export class Draw {
  readonly random: Random;
  readonly known: Known;
  readonly listing: Sample;

  constructor(key: string, known: Known) {
    this.random = randomOf(`bench ${key}`);
    this.known = known;
    this.listing = this.random.pick(known.listings);
  }

  /** Somebody signed in, whose answers aren't kept ready for all. */
  viewer(): number {
    return this.random.int(1, this.known.people);
  }

  keeper(): number {
    return this.random.pick(this.known.keepers);
  }

  seller(): number {
    return this.random.pick(this.known.sellers);
  }

  /** A place as the apps state it: the whole country, a region, a city, a district. */
  place(): Place {
    const { region_id, city_id, district_id } = this.listing;
    const depth = this.random.weighted([0, 1, 2, 3], (item) => [30, 15, 37, 18][item] ?? 0);
    return {
      ...(depth > 0 ? { regionId: region_id } : {}),
      ...(depth > 1 && city_id !== null ? { cityId: city_id } : {}),
      ...(depth > 2 && city_id !== null && district_id !== null ? { districtId: district_id } : {}),
    };
  }

  /** Where somebody stands in the feed of a place who has seen some pages of it, with promoted listings on them. */
  cursor(place: Place): string {
    const { rank_at, id } = this.listing;
    const cards = this.random.int(1, PAGES) * FEED_PAGE;
    const there = this.known.topUps.get(placeKey(place)) ?? [];
    const count = Math.min(Math.floor(cards / PROMOTED_EVERY), PROMOTED_MAX, there.length);
    const first = this.random.int(0, there.length - count);
    return writeCursor({
      rankAt: rank_at,
      id,
      depth: undefined,
      phase: cards % PROMOTED_EVERY,
      promoted: there.slice(first, first + count),
    });
  }

  category(): Pick<ListingFilters, "categoryId"> {
    const categoryId = this.random.pick(this.listing.categories);
    return this.random.chance(0.75) ? { categoryId } : {};
  }

  price(): Pick<ListingFilters, "minPrice" | "maxPrice"> {
    const around = this.listing.price_sum;
    const least = Math.round(around * (0.3 + 0.5 * this.random.next()));
    const most = Math.min(Math.round(around * (1.2 + this.random.next() * 2)) + 1_000, PRICE_MAX);
    const kind = this.random.next();
    return kind < 0.4
      ? { minPrice: least, maxPrice: most }
      : kind < 0.8
        ? { maxPrice: most }
        : { minPrice: least };
  }

  /** A place and a category mostly, and at times what else the filters have. */
  filters(): ListingFilters {
    return {
      ...this.place(),
      ...this.category(),
      ...(this.random.chance(0.25) ? this.price() : {}),
      ...(this.random.chance(0.2) ? { state: this.random.pick(["New", "Used"] as const) } : {}),
      ...(this.random.chance(0.12) ? { searchOnlyWithPhotos: true } : {}),
    };
  }

  order(): SortOrder {
    return this.random.weighted(orders, (order) => [60, 25, 10, 5][orders.indexOf(order)] ?? 0);
  }

  /** Words of the listing's name in their order. */
  words(count: number): string {
    const words = wordsOf(this.listing.name);
    const first = this.random.int(0, Math.max(0, words.length - count));
    return words.slice(first, first + count).join(" ") || "телефон";
  }

  /** A word of the listing's description. */
  described(): string {
    const words = wordsOf(this.listing.description);
    return words.length > 0 ? this.random.pick(words) : "новый";
  }

  /** A word of the name with one typo, or in the other alphabet. */
  mistyped(): string {
    const word = this.words(1);
    if (this.random.chance(0.6)) return misspell(word, this.random);
    return toCyrillic(word, "");
  }

  /** Returns the beginning of a word, as it stands while it is typed. */
  begun(): string {
    const word = this.words(1);
    return word.slice(0, this.random.int(2, Math.max(2, word.length - 1)));
  }
}
