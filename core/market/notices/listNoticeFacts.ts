import { z } from "zod";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { listingStatuses } from "#contract/listings.ts";
import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { boolean, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { wantsToHear } from "./keeperSql.ts";

/** Kinds of notices about listings. */
export const ListingNoticeKind = z.enum(["StillSelling", "PriceDrop", "ListingGone"]);

export type ListingNoticeKind = z.infer<typeof ListingNoticeKind>;

const priceRow = {
  /** Whole units of `currency`; 0 when it is to be agreed on. */
  price: number,
  currency: z.enum(["UZS", "UYE"]),
};

/** A notice about a listing, with all it says. */
const listingNoticeFactsRow = {
  ...priceRow,
  id: number,
  /** Whether it is so now, and still wanted. */
  isTrue: boolean,
  language: z.enum(languages),
  listingId: number,
  link: text,
  status: z.enum(listingStatuses),
  categoryId: number,
  name: text,
  nameRu: maybe(text),
  nameUz: maybe(text),
  /** Address of the cover. */
  photo: maybe(text),
  /** The price that its person knew; only for PriceDrop. */
  knownPrice: maybe(number),
  knownCurrency: maybe(z.enum(["UZS", "UYE"])),
  /** Days that it has been on sale; null but of StillSelling. */
  day: maybe(number),
  isPromoted: boolean,
};

export type ListingNoticeFacts = RowOf<typeof listingNoticeFactsRow>;

const conditions: Record<ListingNoticeKind, string> = {
  StillSelling: `(l.status = 'active' and l.expires_at = n.life_ends_at and n.answered_at is null
    and is_reachable(u) and not ${isMutedSql("u.id", "'StillSelling'")})`,
  PriceDrop: `(f.user_id is not null and l.status = 'active' and ${wantsToHear("PriceDrop")}
    and is_cheaper(l, n.known_price, n.known_currency, $rate))`,
  // A message that didn't get through says it again, though it is kept as told.
  ListingGone: `(f.user_id is not null and is_off_sale(l) and ${wantsToHear("ListingGone")}
    and (f.gone_told_at is null or n.state = 'told'))`,
};

const isTrue = Object.entries(conditions)
  .map(([kind, condition]) => `when '${kind}' then ${condition}`)
  .join("\n");

const FIND = `
  select n.id, case n.kind ${isTrue} end is true as "isTrue", u.language, l.id as "listingId", l.link, l.status,
    l.category_id as "categoryId", l.name, l.name_ru as "nameRu", l.name_uz as "nameUz", l.price, l.currency,
    n.known_price as "knownPrice", n.known_currency as "knownCurrency", n.day, i.src as photo,
    exists (select from promotions p where p.listing_id = l.id and is_running(p, now())) as "isPromoted"
  from listing_notices n
  join users u on u.id = n.user_id
  join listings l on l.id = n.listing_id
  left join favourites f on f.user_id = n.user_id and f.listing_id = n.listing_id
  left join listing_photos ph on ph.listing_id = l.id and ph.position = 0
  left join images i on i.id = ph.image_id
  where n.id = any($ids::integer[]) order by n.id`;

/** Finds what notices say, of how things stand now; the caller has locked them. */
export function listNoticeFacts(ids: readonly number[]): Promise<ListingNoticeFacts[]> {
  return rows(listingNoticeFactsRow, FIND, { ids, rate: config.UYE_RATE_SUM });
}
