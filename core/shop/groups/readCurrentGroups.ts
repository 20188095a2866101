import { JOINABLE_MAX } from "#contract/limits.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { maybe, text } from "#db/rows.ts";
import { VIEWER } from "../products/productCardSql.ts";
import { groupJoins, groupJson } from "./groupSql.ts";

const mine = `
  select g.* from group_members m join groups g on g.id = m.group_id
  where m.user_id = ${VIEWER} and m.product_id = $2 and m.is_waiting and g.ends_at > now()`;

/** Whether somebody waits in it with whom the viewer waited in vain: they start again together. */
const isOfOldFriends = `exists (
  select from group_members own join groups old on old.id = own.group_id and old.status = 'expired'
  join group_members friend on friend.group_id = old.id and friend.left_at is null
  join group_members m on m.group_id = g.id and m.user_id = friend.user_id and m.left_at is null
  where own.user_id = ${VIEWER} and own.product_id = $2 and own.left_at is null)`;

// The viewer's own group isn't one to join.
const joinable = `
  select g.*, ${isOfOldFriends} as is_of_friends from groups g
  where g.product_id = $2 and is_open(g)
    and not exists (select from group_members m where m.group_id = g.id and m.user_id = ${VIEWER} and m.left_at is null)
  order by is_of_friends desc, g.members_count desc, g.id limit ${JOINABLE_MAX}`;

const statement = {
  name: "current-groups",
  text: `select
    (select ${groupJson()} from (${mine}) g ${groupJoins})::text as mine,
    (select coalesce(json_agg(${groupJson()} order by g.is_of_friends desc, g.members_count desc, g.id), '[]')
      from (${joinable}) g ${groupJoins})::text as joinable`,
};

async function readJson(productId: number, viewerId: number): Promise<string> {
  const [row] = await read({ mine: maybe(text), joinable: text }, statement, [viewerId, productId]);
  const own = row?.mine ? `"mine":${row.mine},` : "";
  return `{${own}"joinable":${row?.joinable ?? "[]"}}`;
}

/**
 * The viewer's own open group of a product, and up to three that they can join: those of whom they waited with in a
 * group that didn't fill, then the fullest. Strangers may be told
 * what was so a second ago.
 */
export async function readCurrentGroups(productId: number, viewerId: number | undefined): Promise<ReadyJson> {
  return viewerId === undefined
    ? keepReady(`current-groups:${productId}`, () => readJson(productId, 0))
    : new ReadyJson(await readJson(productId, viewerId));
}
