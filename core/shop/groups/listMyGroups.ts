import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { number, text } from "#db/rows.ts";
import { VIEWER } from "../products/productCardSql.ts";
import { groupJoins, groupJson, ownOrderSql } from "./groupSql.ts";

/** How many groups a person's list shows: the open ones always, however old or many, and the last of the others. */
const SHOWN = 50;

const list = {
  name: "my-groups",
  text: `
    with open as materialized (
      select m.id, m.group_id, m.order_id from group_members m join groups g on g.id = m.group_id
      where m.user_id = ${VIEWER} and m.left_at is null and is_open(g)),
    others as (
      select id, group_id, order_id from group_members where user_id = ${VIEWER} and left_at is null
        and id not in (select id from open)
      order by id desc limit (select greatest(0, ${SHOWN} - count(*)) from open))
    select coalesce(json_agg(${groupJson({ myOrder: ownOrderSql })} order by own.id desc), '[]')::text as json
    from (select * from open union all select * from others) own
    join groups g on g.id = own.group_id ${groupJoins}`,
};
const count = {
  name: "my-groups-count",
  text: `select count(*) as count from group_members m join groups g on g.id = m.group_id
    where m.user_id = ${VIEWER} and m.left_at is null and is_open(g)`,
};

/** The groups that somebody is in and, up to fifty in all, those they were in last; the last first. */
export async function listMyGroups(userId: number): Promise<ReadyJson> {
  const [row] = await read({ json: text }, list, [userId]);
  return new ReadyJson(row?.json ?? "[]");
}

/** How many open groups somebody is in. */
export async function countMyGroups(userId: number): Promise<number> {
  const [row] = await read({ count: number }, count, [userId]);
  return row?.count ?? 0;
}
