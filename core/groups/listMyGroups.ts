import { read } from "#db/readPool.ts";
import { VIEWER } from "../products/productCardSql.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { groupJoins, groupJson } from "./groupSql.ts";

/** Groups of the past that a person's list reaches back to. */
const KEPT = 100;

const list = {
  name: "my-groups",
  text: `select coalesce(json_agg(${groupJson()} order by own.id desc), '[]')::text as json
    from (select id, group_id from group_members where user_id = ${VIEWER} and left_at is null
      order by id desc limit ${KEPT}) own
    join groups g on g.id = own.group_id ${groupJoins}`,
};
const count = {
  name: "my-groups-count",
  text: `select count(*) as count from group_members m join groups g on g.id = m.group_id
    where m.user_id = ${VIEWER} and m.left_at is null and g.status = 'open' and g.ends_at > now()`,
};

/** The groups that somebody is or was in, the last first. */
export async function listMyGroups(userId: number): Promise<ReadyJson> {
  const [row] = await read<{ json: string }>(list, [userId]);
  return new ReadyJson(row?.json ?? "[]");
}

/** How many open groups somebody is in. */
export async function countMyGroups(userId: number): Promise<number> {
  const [row] = await read<{ count: number }>(count, [userId]);
  return row?.count ?? 0;
}
