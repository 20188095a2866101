import { REPORTERS_TO_RAISE } from "#contract/limits.ts";
import { listingJoins, listingSql } from "../listings/listingSql.ts";
import { unusedSql } from "../promotions/unusedSql.ts";

/** Whether an entry `a` of the audit log is a decision against a listing that wasn't taken back. */
const isRefusal = `a.action in ('listing.reject', 'listing.remove', 'revision.reject') and not exists (
  select from audit_log back where back.subject_type = 'listing' and back.subject_id = a.subject_id
    and back.action = 'listing.reconsider' and back.details -> 'edition' = a.details -> 'edition')`;

/** The order of what is `waiting`. */
export const queueOrder = `coalesce(reporters, 0) >= ${REPORTERS_TO_RAISE} desc, since, id`;

/**
 * Common table `waiting`: what stands in the queue and since when. A change of a listing that isn't on sale waits until
 * it is; one of a reported listing until the reports are decided, so that nobody puts them off by editing.
 */
export const waitingSql = `
  reported as materialized (
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
    where is_open_to_all(l)
  )`;

/** The sellers of what the page shows. */
const sellersSql = `
  sellers as materialized (
    select l.owner_id, count(*) filter (where l.approved_at is not null) as approved,
      coalesce(sum(refused.count), 0) as rejected
    from listings l
    cross join lateral (
      select count(*) as count from audit_log a
      where a.subject_type = 'listing' and a.subject_id = l.id::text and ${isRefusal}
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
    'description', ${changed("rev.description <> l.description", "html_of(l.description)", "html_of(rev.description)")},
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
      'reason', report.reason, 'note', report.note, 'createdAt', iso_time(report.created_at))
    order by report.created_at, report.id), '[]')
  from listing_reports report where report.listing_id = l.id and report.settled_at is null`;

const owner = `
  select json_build_object(
    'id', seller.id, 'firstName', seller.first_name, 'isBanned', seller.banned_at is not null,
    'approvedCount', sellers.approved, 'rejectedCount', sellers.rejected, 'since', iso_time(seller.created_at))
  from sellers where sellers.owner_id = l.owner_id`;

const lastRefusal = `
  select json_build_object('reason', a.details ->> 'reason', 'note', a.details ->> 'note')
  from audit_log a
  where a.subject_type = 'listing' and a.subject_id = l.id::text and ${isRefusal}
  order by a.id desc limit 1`;

const unused = `
  select coalesce(sum(${unusedSql("ceil")}), 0)::integer
  from promotions p where p.listing_id = l.id and p.ended_at is null and page.kind = 'report'`;

/** The moderator who looks at it in the chat; one isn't told of oneself, `$1`. */
const claim = `
  select json_build_object('firstName', holder.first_name, 'until', iso_time(c.expires_at))
  from moderation_claims c join users holder on holder.id = c.admin_id
  where c.listing_id = l.id and c.admin_id <> $1::integer and c.expires_at > now()`;

/**
 * The items of a page as one JSON text in the column `items`, and how many there are in all in `total`. `page` is a query
 * of `waiting` with `id`, `kind`, `since` and `place`; the moderator who reads them is `$1`.
 */
export const itemsSql = (page: string): string => `
  with ${waitingSql}, page as materialized (${page}), ${sellersSql}
  select coalesce(json_agg(json_build_object(
      'kind', page.kind, 'edition', l.edition, 'product', ${listingSql("to_json(l.phone_numbers)")},
      'revision', (${revision}), 'reports', (${reports}), 'owner', (${owner}),
      'lastRefusal', (${lastRefusal}), 'unused', (${unused}), 'claim', (${claim}),
      'waitingSince', iso_time(page.since))
    order by page.place), '[]')::text as items, (select count(*) from waiting)::integer as total
  from page join listings l on l.id = page.id ${listingJoins}`;
