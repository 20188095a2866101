import { Purchase } from "#contract/reports.ts";
import { readInSpareTime } from "#db/readPool.ts";
import { boolean } from "#db/rows.ts";
import { keepReport } from "./askReport.ts";
import type { ReportRange } from "./readRange.ts";

const within = (moment: string) => `${moment} >= $1 and ${moment} < $2`;

/** Groups of the range, by product; a member counts as new in those that began in it. */
const groupsSql = `
  begun as materialized (select id, product_id from groups where ${within("created_at")}),
  seats as materialized (
    select m.product_id, m.group_id, m.user_id, coalesce(m.utm_source, m.join_type) as source, m.depth,
      b.id is not null as is_new
    from group_members m left join begun b on b.id = m.group_id where has_joined(m, $1, $2)
  ),
  groups_of as (
    select b.product_id, count(*) as total, count(*) filter (where s.members > 1) as over_1,
      count(*) filter (where s.members > 2) as over_2, count(*) filter (where s.members > 3) as over_3
    from begun b
    left join (select group_id, count(*) as members from seats where is_new group by 1) s on s.group_id = b.id
    group by 1
  ),
  completed as (
    select product_id, count(*) as total from groups where ${within("completed_at")} group by 1
  )`;

/** People, each once: of a product, and of a product's source. */
const peopleSql = `
  by_source as materialized (
    select product_id, source, user_id, bool_or(is_new) as is_new, sum(depth) as depth, count(*) as seats
    from seats group by 1, 2, 3
  ),
  participants as (
    select product_id, count(*) as total, count(*) filter (where is_new) as new
    from (select product_id, bool_or(is_new) as is_new from by_source group by product_id, user_id) people
    group by 1
  ),
  sources as (
    select product_id, json_agg(json_build_object('type', source, 'count', people, 'avgDepth', depth)
      order by people desc, source) as list
    from (
      select product_id, source, count(*) as people, round(sum(depth) / sum(seats), 2) as depth
      from by_source group by 1, 2
    ) known
    group by 1
  ),
  registrations as (
    select product_id, count(*) as total, count(*) filter (where is_alone) as alone,
      count(*) filter (where is_with_friends) as with_friends
    from (
      select product_id, bool_or(is_alone) as is_alone, bool_or(is_with_friends) as is_with_friends
      from (
        select product_id, user_id, bought_as = 'alone' as is_alone, bought_as <> 'alone' as is_with_friends
        from orders where ${within("created_at")}
        union all
        select product_id, user_id, false, false from product_interests where ${within("created_at")}
      ) done
      group by product_id, user_id
    ) people
    group by 1
  )`;

const count = (column: string) => `coalesce(${column}, 0)`;

const text = `
  with ${groupsSql}, ${peopleSql}
  select p.link, p.title_en as "productName", p.is_real as "isRealProduct", p.is_published as "isPublished",
    ${count("r.total")} as "totalRegistrations", ${count("r.alone")} as "buyNow",
    ${count("r.with_friends")} as "buyWithFriends", ${count("m.new")} as "totalParticipants",
    ${count("m.total")} as "totalParticipantsWithOld", ${count("g.total")} as "totalGroups",
    ${count("g.over_1")} as "groupsGreaterThan1", ${count("g.over_2")} as "groupsGreaterThan2",
    ${count("g.over_3")} as "groupsGreaterThan3", ${count("c.total")} as "completedGroups",
    p.participants_to_complete as "groupSize", coalesce(s.list, '[]') as "utmData"
  from products p
  left join groups_of g on g.product_id = p.id
  left join completed c on c.product_id = p.id
  left join participants m on m.product_id = p.id
  left join sources s on s.product_id = p.id
  left join registrations r on r.product_id = p.id
  where coalesce(g.total, c.total, m.total, r.total) is not null
  order by p.is_real desc, ${count("m.total")} desc, p.title_en, p.link`;

const shape = { ...Purchase.shape, isPublished: boolean };

/**
 * Reads the figures of products in a range, a row for each that has any: those that are on sale, or
 * with `isExpired` the others; real ones first, then those that most people joined groups of.
 */
export async function readPurchases(
  range: ReportRange,
  { isExpired }: { isExpired: boolean },
): Promise<Purchase[]> {
  const rows = await keepReport("purchases", range, () =>
    readInSpareTime(shape, text, [range.from, range.before]),
  );
  return rows
    .filter(({ isPublished }) => isPublished !== isExpired)
    .map(({ isPublished: _isPublished, ...purchase }) => purchase);
}
