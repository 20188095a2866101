import { read } from "#db/readPool.ts";
import { describeError } from "../describeError.ts";
import { RuleError } from "../errors.ts";
import { log } from "../log.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { countView } from "./countView.ts";
import { cardFields, cardJoins, isAdmin, isOpenToViewer, timeSql, VIEWER } from "./listingCardSql.ts";
import { htmlSql, phonesSql } from "./listingTextSql.ts";

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

// Two objects made one, as a function of PostgreSQL takes at most 100 values.
const statement = {
  name: "listing",
  text: `
    select l.id, l.visible, l.owner_id = ${VIEWER} as is_owner, (jsonb_build_object(${cardFields}) || jsonb_build_object(
      'photos', photos.srcs, 'thumbhashes', photos.hashes, 'status', l.status,
      'description', ${htmlSql("l.description")},
      'descriptionRu', ${htmlSql("l.description_ru")}, 'descriptionUz', ${htmlSql("l.description_uz")},
      'phoneNumbers', ${phonesSql}, 'contactMethods', l.contact_methods,
      'lon', l.longitude, 'lat', l.latitude, 'zoom', l.zoom,
      'parameters', (${parameters}), 'breadcrumbs', (${breadcrumbs}),
      'placePath', jsonb_build_array(${names("r")})
        || case when c.id is null then '[]' else jsonb_build_array(${names("c")}) end
        || case when d.id is null then '[]' else jsonb_build_array(${names("d")}) end,
      'userName', seller.first_name, 'userPhoto', seller.photo_url, 'telegramUserId', l.owner_id,
      'isModerated', case
        when l.status in ('draft', 'pending') then null
        when l.status in ('rejected', 'removed') then false
        when l.rank_at > 0 then true end,
      'isDeactivated', l.status in ('closed', 'expired', 'removed'),
      'favourites', case when exists (
          select from favourites f where f.user_id = ${VIEWER} and f.listing_id = l.id)
        then json_build_array(json_build_object('id', l.id)) else '[]'::json end,
      'favouritesCount', (select count(*) from favourites f where f.listing_id = l.id),
      'viewsCount', (select coalesce(sum(w.views), 0) from listing_views w where w.listing_id = l.id),
      'isBlocked', exists (select from blocks b where (b.blocker_id, b.blocked_id) in
        ((l.owner_id, ${VIEWER}), (${VIEWER}, l.owner_id))),
      'rejectReason', case when own.may_know then l.reject_reason end,
      'rejectNote', case when own.may_know then l.reject_note end,
      'expiresAt', case when own.may_know then ${timeSql("l.expires_at")} end,
      'revisionStatus', (select v.status from listing_revisions v
        where v.listing_id = l.id and l.owner_id = ${VIEWER})
    ))::text as json
    from listings l join users seller on seller.id = l.owner_id ${cardJoins}
    cross join lateral (
      select coalesce(json_agg(i.src order by lp.position), '[]') as srcs,
        coalesce(json_agg(i.thumbhash order by lp.position), '[]') as hashes
      from listing_photos lp join images i on i.id = lp.image_id where lp.listing_id = l.id
    ) photos
    cross join lateral (select l.owner_id = ${VIEWER} or ${isAdmin} as may_know) own
    where l.link = $2::text and ${isOpenToViewer}`,
};

interface Row {
  id: number;
  visible: boolean;
  is_owner: boolean;
  json: string;
}

interface Viewer {
  userId: number | undefined;
  address: string;
}

/**
 * One listing whole; somebody else's look at an active one counts as a view.
 * @throws {RuleError} not_found when there is none, or it isn't open to this caller.
 */
export async function readListing(link: string, { userId, address }: Viewer): Promise<ReadyJson> {
  const [row] = await read<Row>(statement, [userId ?? 0, link], { fromReplica: userId === undefined });
  if (!row) throw new RuleError("not_found", "No such listing");
  if (row.visible && !row.is_owner) {
    // Nobody waits for a counter, nor goes without the listing when it can't be kept.
    countView({ listingId: row.id, userId, address }).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, "a view isn't counted");
    });
  }
  return new ReadyJson(row.json);
}
