import { MEMBER_CODE_LENGTH } from "#contract/limits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";

/** The invitation of a code: of a group as such, or of one of its members. */
export interface Invitation {
  groupId: number;
  /** The inviter: the member whose code it is, or the group's creator. */
  inviter: { memberId: number; userId: number; depth: number } | undefined;
  isMembers: boolean;
}

/**
 * Looks a code up.
 * @throws {RuleError} not_found
 */
export async function getInvitation(code: string): Promise<Invitation> {
  const isMembers = code.length === MEMBER_CODE_LENGTH;
  const group = isMembers ? undefined : await Group.findOne({ where: { inviteCode: code } });
  const member = await GroupMember.findOne({
    where: isMembers ? { inviteCode: code } : { groupId: group?.id ?? 0, joinType: "Created" },
  });
  const groupId = group?.id ?? member?.groupId;
  if (groupId === undefined) throw new RuleError("not_found", "No such code");
  const inviter = member && { memberId: member.id, userId: member.userId, depth: member.depth };
  return { groupId, inviter: inviter ?? undefined, isMembers };
}
