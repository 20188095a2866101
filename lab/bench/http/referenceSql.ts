import { readCursor } from "#core/market/feed/feedCursor.ts";

/** A listing's columns as somebody would ask for them who makes the JSON in JavaScript. */
const columns = `
  l.id, l.link, l.name, l.name_ru, l.name_uz, l.original_lang, l.is_translation_actual, l.price, l.currency,
  l.is_negotiable, l.state, l.category_id, root.link as root_link, l.region_id, l.city_id, l.district_id,
  coalesce(d.name_ru, c.name_ru, r.name_ru) as place_ru, coalesce(d.name_uz, c.name_uz, r.name_uz) as place_uz,
  coalesce(d.name_hi, c.name_hi, r.name_hi) as place_hi,
  case when d.id is not null then c.name_ru when not starts_with(r.name_uz, c.name_uz) then r.name_ru end as within_ru,
  case when d.id is not null then c.name_uz when not starts_with(r.name_uz, c.name_uz) then r.name_uz end as within_uz,
  case when d.id is not null then c.name_hi when not starts_with(r.name_uz, c.name_uz) then r.name_hi end as within_hi,
  l.rank_at, to_timestamp(l.rank_at) as ranked_at,
  exists (select from favourites f where f.user_id = 0 and f.listing_id = l.id) as is_favourite,
  l.owner_id = 0 as is_owner, coalesce(l.visible and l.reserved_until > now(), false) as is_reserved,
  (select count(*)::integer from listing_photos lp where lp.listing_id = l.id) as photos_count,
  cover.src, cover.thumbhash,
  (select array_agg(p.type) from promotions p
    where p.listing_id = l.id and p.ended_at is null and (p.ends_at is null or p.ends_at > now())) as promotions`;

const joins = `
  join categories root on root.id = l.category_1
  join regions r on r.id = l.region_id
  left join cities c on c.id = l.city_id
  left join districts d on d.id = l.district_id`;

const cover = `
  left join (select lp.listing_id, i.src, i.thumbhash from listing_photos lp join images i on i.id = lp.image_id
    where lp.position = 0) cover on cover.listing_id = l.id`;

/** The cards of a page of listings in one statement. */
const cardsOf = (page: string, order: string) =>
  `select ${columns} from (${page}) page join listings l on l.id = page.id ${joins} ${cover} order by ${order}`;

const pathNames = ["region r", "city c", "district d"]
  .map((level) => level.split(" "))
  .flatMap(([name, alias]) =>
    ["ru", "uz", "hi"].map((language) => `${alias}.name_${language} as ${name}_${language}`),
  )
  .join(", ");

/** A listing whole, in one statement. */
export const listingSql = `
  select ${columns}, ${pathNames}, l.description, l.description_ru, l.description_uz, l.phone_numbers,
    l.contact_methods, l.status, l.longitude, l.latitude, l.zoom, u.first_name, u.photo_url, l.owner_id,
    (select array_agg(i.src order by lp.position) from listing_photos lp join images i on i.id = lp.image_id
      where lp.listing_id = l.id) as photos,
    (select array_agg(i.thumbhash order by lp.position) from listing_photos lp join images i on i.id = lp.image_id
      where lp.listing_id = l.id) as hashes,
    (select json_agg(json_build_object('id', k.id, 'name', k.name_ru, 'name_uz', k.name_uz, 'link', k.link)
        order by array_position(array[l.category_1, l.category_2, l.category_3], k.id))
      from categories k where k.id in (l.category_1, l.category_2, l.category_3)) as breadcrumbs,
    (select json_agg(json_build_object('parameterId', cp.id, 'type', cp.type, 'name', cp.name_ru,
        'name_uz', cp.name_uz, 'value', v.value,
        'value_uz', coalesce(cp.options_uz[array_position(cp.options_ru, v.value)], v.value))
        order by array_position(array[l.category_1, l.category_2, l.category_3], cp.category_id), cp.position)
      from listing_parameters v join category_parameters cp on cp.id = v.parameter_id
      where v.listing_id = l.id) as parameters,
    (select count(*)::integer from favourites f where f.listing_id = l.id) as favourites_count,
    (select coalesce(sum(w.views), 0)::integer from listing_views w where w.listing_id = l.id) as views_count
  from listings l join users u on u.id = l.owner_id ${joins} ${cover}
  where l.link = $1 and l.status in ('active', 'closed', 'expired')`;

const similarIn = (region: string) => `
  (select id, ${region === "=" ? 0 : 1} as far, abs(price_sum - b.price_sum) as distance from listings
   where visible and category_id = b.category_id and region_id ${region} b.region_id
     and price_sum between b.price_sum * 0.5 and b.price_sum * 1.5 and owner_id <> b.owner_id and id <> b.id
   order by distance limit 10)`;

export const similarSql = cardsOf(
  `select n.* from listings b cross join lateral (${similarIn("=")} union all ${similarIn("<>")}) n
   where b.id = $1 order by n.far, n.distance limit 10`,
  "page.far, page.distance",
);

export const topSql = cardsOf(
  `select p.listing_id as id, p.paid_at from promotions p join listings x on x.id = p.listing_id
   where p.type = 'Vip' and p.ended_at is null and x.visible order by p.paid_at desc limit 10`,
  "page.paid_at desc",
);

const orders: Record<string, string> = {
  "createdAt|desc": "rank_at desc, id desc",
  "createdAt|asc": "rank_at, id",
  "price|asc": "price_sum = 0, price_sum, id",
  "price|desc": "price_sum desc, id desc",
};
const pageOrder = (order: string) => order.replace(/\b(rank_at|price_sum|id)\b/g, "page.$1");

const places = { regionId: "region_id", cityId: "city_id", districtId: "district_id" } as const;

/** Conditions of a list by what is asked for, with their values. */
function conditionsOf(asked: URLSearchParams, depth: number) {
  const values: unknown[] = [];
  const where = ["visible"];
  const add = (key: string, condition: (place: string) => string) => {
    const value = asked.get(key);
    if (value === null) return;
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  for (const [key, column] of Object.entries(places)) add(key, (value) => `${column} = ${value}::integer`);
  add("categoryId", (value) => `category_${depth} = ${value}::integer`);
  add("state", (value) => `state = ${value}`);
  add("minPrice", (value) => `price_sum >= greatest(1, ${value}::bigint)`);
  add("maxPrice", (value) => `price_sum between 1 and ${value}::bigint`);
  add("search", (value) => `all_terms @@ plainto_tsquery('simple', public.search_stems(${value}))`);
  if (asked.get("searchOnlyWithPhotos") === "true") where.push("has_photos");
  return { where: where.join(" and "), values };
}

/** A page of a list, without its total. `depth` is the asked category's level. */
export function listSql(asked: URLSearchParams, depth: number) {
  const { where, values } = conditionsOf(asked, depth);
  const order = orders[asked.get("sortBy") ?? ""] ?? "rank_at desc, id desc";
  const columnsOfPage = order.includes("price") ? "price_sum" : "rank_at";
  const page = `select id, ${columnsOfPage} from listings where ${where}
    order by ${order} limit ${Number(asked.get("take"))} offset ${Number(asked.get("skip") ?? 0)}`;
  return { text: cardsOf(page, pageOrder(order)), values };
}

/** A page of the feed, where nothing is promoted. */
export function feedSql(asked: URLSearchParams) {
  const { where, values } = conditionsOf(asked, 0);
  const cursor = asked.get("cursor");
  let goesOn = "";
  if (cursor !== null) {
    const { rankAt, id, promoted } = readCursor(cursor);
    const place = values.push(rankAt, id, promoted);
    goesOn = `and (rank_at, id) < ($${place - 2}::integer, $${place - 1}::integer) and id <> all($${place}::integer[])`;
  }
  const page = `select id, rank_at from listings where ${where} ${goesOn}
    order by rank_at desc, id desc limit ${Number(asked.get("take"))}`;
  return { text: cardsOf(page, "page.rank_at desc, page.id desc"), values };
}

/** How many there are, up to 10,001. */
export function countSql(asked: URLSearchParams, depth: number) {
  const { where, values } = conditionsOf(asked, depth);
  return {
    text: `select count(*)::integer as total from (select from listings where ${where} limit 10001) c`,
    values,
  };
}
