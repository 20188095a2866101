import { MEMBER_CODE_LENGTH } from "#contract/limits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { text } from "#db/rows.ts";
import { groupJoins, groupJson } from "./groupSql.ts";

const byGroup = {
  name: "group",
  text: `select (${groupJson()})::text as json from groups g ${groupJoins} where g.invite_code = $2`,
};
const byMember = {
  name: "member-group",
  text: `select (${groupJson({ asked: "$2" })})::text as json from groups g ${groupJoins}
    where g.id = (select group_id from group_members where invite_code = $2)`,
};

async function readJson(inviteCode: string, viewerId: number): Promise<string> {
  const statement = inviteCode.length === MEMBER_CODE_LENGTH ? byMember : byGroup;
  const [row] = await read({ json: text }, statement, [viewerId, inviteCode]);
  if (!row) throw new RuleError("not_found", "No such group");
  return row.json;
}

/**
 * A group by its code or by a member's, as its viewer may see it. Strangers may be told what was so a second ago: a link
 * that is shared is opened by many at once.
 * @throws {RuleError} not_found
 */
export async function readGroup(inviteCode: string, viewerId: number | undefined): Promise<ReadyJson> {
  return viewerId === undefined
    ? keepReady(`group:${inviteCode}`, () => readJson(inviteCode, 0))
    : new ReadyJson(await readJson(inviteCode, viewerId));
}
