import { number, text } from "#db/rows.ts";

/** A listing is called `l` here, its caller's id is the statement's first value (0 for a stranger). */
export const VIEWER = "$1::integer";

/** Whether the caller keeps a listing; strangers aren't looked for. */
export const isFavouriteSql = `(${VIEWER} <> 0 and exists (
  select from favourites f where f.user_id = ${VIEWER} and f.listing_id = l.id))`;

/** The keys of the contract's `ListingCard` with what they are made of, without those of its photos. */
export const cardFields = `
  'id', l.id, 'link', l.link, 'name', l.name, 'nameRu', l.name_ru, 'nameUz', l.name_uz,
  'originalLang', l.original_lang, 'isTranslationActual', l.is_translation_actual,
  'price', l.price, 'currency', l.currency, 'isNegotiable', l.is_negotiable, 'state', l.state,
  'categoryId', l.category_id, 'rootCategoryLink', root.link,
  'regionId', l.region_id, 'cityId', l.city_id, 'districtId', l.district_id,
  'place', json_build_object(
    'name', coalesce(d.name_ru, c.name_ru, r.name_ru),
    'name_uz', coalesce(d.name_uz, c.name_uz, r.name_uz),
    'name_hi', coalesce(d.name_hi, c.name_hi, r.name_hi)),
  'placeWithin', case
    when d.id is not null then json_build_object('name', c.name_ru, 'name_uz', c.name_uz, 'name_hi', c.name_hi)
    when not starts_with(r.name_uz, c.name_uz)
    then json_build_object('name', r.name_ru, 'name_uz', r.name_uz, 'name_hi', r.name_hi) end,
  'createdAt', iso_time(case when l.rank_at > 0 then to_timestamp(l.rank_at) else l.created_at end),
  'isReserved', is_reserved(l),
  'isTopUp', running.top_up, 'isPremium', running.premium, 'isVIP', running.vip,
  'isFavourite', ${isFavouriteSql},
  'isOwner', l.owner_id = ${VIEWER}`;

/** Joins of the tables that `cardFields` reads besides the listing itself. */
export const cardJoins = `
  join categories root on root.id = l.category_1
  join regions r on r.id = l.region_id
  left join cities c on c.id = l.city_id
  left join districts d on d.id = l.district_id
  cross join lateral (
    select coalesce(bool_or(p.type = 'TopUp'), false) as top_up,
      coalesce(bool_or(p.type = 'Premium'), false) as premium,
      coalesce(bool_or(p.type = 'Vip'), false) as vip
    from promotions p
    where p.listing_id = l.id and is_running(p, now())
  ) running`;

/** The photos of a listing and the first of them, for `cardSql`: read once for both. */
export const coverJoin = `
  cross join lateral (
    select count(*) as count, max(lp.image_id) filter (where lp.position = 0) as cover_id
    from listing_photos lp where lp.listing_id = l.id
  ) photos
  left join images cover on cover.id = photos.cover_id`;

/** A `ListingCard` with `more` keys; needs `cardJoins` and `coverJoin`. PostgreSQL takes 50 keys, of which 29 are used. */
export const cardSqlWith = (more: string) => `json_build_object(${cardFields}, 'photosCount', photos.count,
  'photos', case when cover.src is null then '[]'::json else json_build_array(cover.src) end,
  'thumbhashes', case when cover.src is null then '[]'::json else json_build_array(cover.thumbhash) end${more})`;

/** A `ListingCard`; needs `cardJoins` and `coverJoin`. */
const cardSql = cardSqlWith("");

/** Why a listing was refused, or else the last change of its approved words: reason and note of the same refusal. */
export const refusalSql = (column: "reject_reason" | "reject_note") =>
  `case when l.reject_reason is not null then l.${column}
   else (select v.${column} from listing_revisions v where v.listing_id = l.id) end`;

/** A `ListingCard` with `isDeactivated`, for lists in which a listing stays when it is no longer on sale. */
export const keptCardSql = cardSqlWith(`, 'isDeactivated', is_off_sale(l)`);

/** The columns that `cardsSql` gives besides those that are added to it. */
export const cardsRow = { cards: text, count: number };

/**
 * The cards of a page's listings as one JSON text in the column `cards`, with their number in `count`.
 * `page` is a query of listings with `id` and whatever `order` names; `more` adds columns that read `page`; `item` is
 * what is told of each.
 */
export function cardsSql(page: string, order: string, more = "", item = cardSql): string {
  return `
    with page as materialized (${page})
    select coalesce(json_agg(${item} order by ${order}), '[]')::text as cards, count(*)::integer as count${more}
    from page join listings l on l.id = page.id ${cardJoins} ${coverJoin}`;
}

export const isAdmin = `(${VIEWER} <> 0 and exists (
  select from users u where u.id = ${VIEWER} and u.is_admin and u.banned_at is null))`;

/** Condition: the viewer may open a listing that lists don't show, as its owner or an admin. */
export const isOpenToViewer = `(
  is_open_to_all(l) or l.owner_id = ${VIEWER}
  or ${isAdmin})`;
