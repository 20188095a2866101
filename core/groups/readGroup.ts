import { MEMBER_CODE_LENGTH } from "#contract/limits.ts";
import { read } from "#db/readPool.ts";
import { RuleError } from "../errors.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { groupJoins, groupJson } from "./groupSql.ts";

const byGroup = {
  name: "group",
  text: `select (${groupJson()})::text as json from groups g ${groupJoins} where g.invite_code = $2`,
};
const byMember = {
  name: "member-group",
  text: `select (${groupJson("$2")})::text as json from groups g ${groupJoins}
    where g.id = (select group_id from group_members where invite_code = $2)`,
};

/**
 * A group by its code or by a member's, as its viewer may see it.
 * @throws {RuleError} not_found
 */
export async function readGroup(inviteCode: string, viewerId: number | undefined): Promise<ReadyJson> {
  const statement = inviteCode.length === MEMBER_CODE_LENGTH ? byMember : byGroup;
  const [row] = await read<{ json: string }>(statement, [viewerId ?? 0, inviteCode]);
  if (!row) throw new RuleError("not_found", "No such group");
  return new ReadyJson(row.json);
}
