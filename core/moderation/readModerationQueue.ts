import { REPORTERS_TO_RAISE } from "#contract/limits.ts";
import { read } from "#db/readPool.ts";
import { isOpenToAll } from "../listings/listingCardSql.ts";
import { listingJoins, listingSql } from "../listings/listingSql.ts";
import { htmlSql } from "../listings/listingTextSql.ts";
import { unusedSql } from "../promotions/unusedSql.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { timeSql } from "../timeSql.ts";

/** Decisions against a listing. */
const REFUSALS = "('listing.reject', 'listing.remove', 'revision.reject')";

/**
 * What stands in the queue and since when, and who sells what the page shows. A change of a listing that isn't on sale
 * waits until it is; one of a reported listing until the reports are decided, so that nobody puts them off by editing.
 */
const waiting = `
  with reported as materialized (
    select listing_id, count(*) as reporters, min(created_at) as since
    from listing_reports where settled_at is null group by listing_id
  ), waiting as materialized (
    select l.id, 'new' as kind, l.submitted_at as since, reported.reporters
    from listings l left join reported on reported.listing_id = l.id where l.status = 'pending'
    union all
    select l.id, 'revision', rev.submitted_at, null
    from listing_revisions rev join listings l on l.id = rev.listing_id
    where rev.status = 'pending' and l.status = 'active'
      and not exists (select from reported where reported.listing_id = l.id)
    union all
    select l.id, 'report', reported.since, reported.reporters
    from reported join listings l on l.id = reported.listing_id
    where ${isOpenToAll}
  ), page as materialized (
    select id, kind, since,
      row_number() over (order by coalesce(reporters, 0) >= ${REPORTERS_TO_RAISE} desc, since, id) as place
    from waiting order by place limit $2::integer offset $3::integer
  ), sellers as materialized (
    select l.owner_id, count(*) filter (where l.approved_at is not null) as approved,
      coalesce(sum(refused.count), 0) as rejected
    from listings l
    cross join lateral (
      select count(*) as count from audit_log a
      where a.subject_type = 'listing' and a.subject_id = l.id::text and a.action in ${REFUSALS}
    ) refused
    where l.owner_id in (select l.owner_id from page join listings l on l.id = page.id)
    group by l.owner_id
  )`;

/** Both sides of a change, or null where there is none. */
const changed = (isChanged: string, before: string, after: string) =>
  `case when ${isChanged} then json_build_object('before', ${before}, 'after', ${after}) end`;

const categoryName = (alias: string) =>
  `json_build_object('name', ${alias}.name_ru, 'name_uz', ${alias}.name_uz)`;

const revision = `
  select json_build_object(
    'name', ${changed("rev.name <> l.name", "l.name", "rev.name")},
    'description', ${changed("rev.description <> l.description", htmlSql("l.description"), htmlSql("rev.description"))},
    'category', ${changed("rev.category_id <> l.category_id", categoryName("old"), categoryName("new"))},
    'photos', ${changed("wanted.srcs::jsonb <> photos.srcs::jsonb", "photos.srcs", "wanted.srcs")})
  from listing_revisions rev
  join categories old on old.id = l.category_id
  left join categories new on new.id = rev.category_id
  left join lateral (
    select json_agg(i.src order by image.position) as srcs
    from unnest(rev.image_ids) with ordinality as image(id, position) join images i on i.id = image.id
  ) wanted on true
  where rev.listing_id = l.id and rev.status = 'pending' and page.kind = 'revision'`;

const reports = `
  select coalesce(json_agg(json_build_object(
      'reason', report.reason, 'note', report.note, 'createdAt', ${timeSql("report.created_at")})
    order by report.created_at, report.id), '[]')
  from listing_reports report where report.listing_id = l.id and report.settled_at is null`;

const owner = `
  select json_build_object(
    'id', seller.id, 'firstName', seller.first_name, 'isBanned', seller.banned_at is not null,
    'approvedCount', sellers.approved, 'rejectedCount', sellers.rejected, 'since', ${timeSql("seller.created_at")})
  from sellers where sellers.owner_id = l.owner_id`;

const lastRefusal = `
  select json_build_object('reason', a.details ->> 'reason', 'note', a.details ->> 'note')
  from audit_log a
  where a.subject_type = 'listing' and a.subject_id = l.id::text and a.action in ${REFUSALS}
  order by a.id desc limit 1`;

const unused = `
  select coalesce(sum(${unusedSql("ceil")}), 0)::integer
  from promotions p where p.listing_id = l.id and p.ended_at is null and page.kind = 'report'`;

const statement = {
  name: "moderation-queue",
  text: `${waiting}
    select coalesce(json_agg(json_build_object(
        'kind', page.kind, 'edition', l.edition, 'product', ${listingSql("to_json(l.phone_numbers)")},
        'revision', (${revision}), 'reports', (${reports}), 'owner', (${owner}),
        'lastRefusal', (${lastRefusal}), 'unused', (${unused}), 'waitingSince', ${timeSql("page.since")})
      order by page.place), '[]')::text as items, (select count(*) from waiting)::integer as total
    from page join listings l on l.id = page.id ${listingJoins}`,
};

interface Page {
  skip: number;
  take: number;
}

/**
 * A page of what waits for a moderator: first what many people report, then what waits longest. The caller is an admin,
 * which the route has checked.
 */
export async function readModerationQueue(adminId: number, { skip, take }: Page): Promise<ReadyJson> {
  const [row] = await read<{ items: string; total: number }>(statement, [adminId, take, skip]);
  return new ReadyJson(`{"data":${row?.items ?? "[]"},"total":${row?.total ?? 0}}`);
}
