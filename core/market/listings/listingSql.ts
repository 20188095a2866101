import { cardFields, cardJoins, isAdmin, isFavouriteSql, refusalSql, VIEWER } from "./listingCardSql.ts";

const names = (alias: string) =>
  `json_build_object('name', ${alias}.name_ru, 'name_uz', ${alias}.name_uz, 'name_hi', ${alias}.name_hi)`;

const parameters = `
  select coalesce(json_agg(json_build_object(
      'parameterId', cp.id, 'type', cp.type, 'name', cp.name_ru, 'name_uz', cp.name_uz, 'value', v.value,
      'value_uz', coalesce(cp.options_uz[array_position(cp.options_ru, v.value)], v.value))
    order by array_position(array[l.category_1, l.category_2, l.category_3], cp.category_id), cp.position), '[]')
  from listing_parameters v join category_parameters cp on cp.id = v.parameter_id
  where v.listing_id = l.id`;

const breadcrumbs = `
  select json_agg(json_build_object('id', s.id, 'name', s.name_ru, 'name_uz', s.name_uz, 'link', s.link)
    order by array_position(array[l.category_1, l.category_2, l.category_3], s.id))
  from categories s where s.id in (l.category_1, l.category_2, l.category_3)`;

const isForViewer = `coalesce(l.reserved_for_id = ${VIEWER}, false)`;

/**
 * The contract's `Listing` as json; needs `listingJoins`. `phones` is SQL of the JSON array of what its reader may see
 * of them.
 */
export function listingSql(phones: string): string {
  // Two objects made one as text, as a function of PostgreSQL takes at most 100 values; as jsonb it takes twice as long.
  return `(left(json_build_object(${cardFields})::text, -1) || ',' || substr(json_build_object(
  'photosCount', photos.count, 'photos', photos.srcs, 'thumbhashes', photos.hashes, 'status', l.status,
  'description', html_of(l.description),
  'descriptionRu', html_of(l.description_ru), 'descriptionUz', html_of(l.description_uz),
  'phoneNumbers', ${phones}, 'contactMethods', l.contact_methods,
  'lon', l.longitude, 'lat', l.latitude, 'zoom', l.zoom,
  'parameters', (${parameters}), 'breadcrumbs', (${breadcrumbs}),
  'placePath', case when d.id is not null then json_build_array(${names("r")}, ${names("c")}, ${names("d")})
    when c.id is not null then json_build_array(${names("r")}, ${names("c")})
    else json_build_array(${names("r")}) end,
  'userName', seller.first_name, 'userPhoto', seller.photo_url, 'telegramUserId', l.owner_id,
  'isModerated', is_moderated(l), 'isDeactivated', is_off_sale(l),
  'favourites', case when ${isFavouriteSql}
    then json_build_array(json_build_object('id', l.id)) else '[]'::json end,
  'favouritesCount', (select count(*) from favourites f where f.listing_id = l.id),
  'viewsCount', (select coalesce(sum(w.views), 0) from listing_views w where w.listing_id = l.id),
  'isBlocked', exists (select from blocks b where is_between(b, l.owner_id, ${VIEWER})),
  'rejectReason', case when own.may_know then ${refusalSql("reject_reason")} end,
  'rejectNote', case when own.may_know then ${refusalSql("reject_note")} end,
  'expiresAt', case when own.may_know then iso_time(l.expires_at) end,
  'isReservedForMe', is_reserved(l) and ${isForViewer},
  'reservedUntil', case when is_reserved(l) and (own.may_know or ${isForViewer}) then iso_time(l.reserved_until) end,
  'revisionStatus', (select v.status from listing_revisions v
    where v.listing_id = l.id and l.owner_id = ${VIEWER})
)::text, 2))::json`;
}

/** Joins of the tables that `listingSql` reads besides the listing itself. */
export const listingJoins = `
  join users seller on seller.id = l.owner_id ${cardJoins}
  cross join lateral (
    select count(*) as count, coalesce(json_agg(i.src order by lp.position), '[]') as srcs,
      coalesce(json_agg(i.thumbhash order by lp.position), '[]') as hashes
    from listing_photos lp join images i on i.id = lp.image_id where lp.listing_id = l.id
  ) photos
  cross join lateral (select l.owner_id = ${VIEWER} or ${isAdmin} as may_know) own`;
