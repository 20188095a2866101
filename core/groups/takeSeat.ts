import { MEMBER_CODE_LENGTH } from "#contract/limits.ts";
import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import type { Order } from "#db/models/Order.ts";
import type { Seat } from "./findSeat.ts";
import { makeCode } from "./makeCode.ts";
import { tellCompletion } from "./tellCompletion.ts";

/**
 * Seats who has ordered in a locked group; the last one completes it.
 * @returns the member's own code.
 */
export async function takeSeat({ group, joinType, depth, inviter }: Seat, order: Order): Promise<string> {
  const { inviteCode } = await GroupMember.create({
    groupId: group.id,
    productId: group.productId,
    userId: order.userId,
    orderId: order.id,
    inviteCode: makeCode(MEMBER_CODE_LENGTH),
    joinType,
    depth,
    invitedById: inviter?.memberId ?? null,
  });
  const membersCount = group.membersCount + 1;
  const isFull = membersCount === group.participantsToComplete;
  await Group.update(
    { membersCount, ...(isFull && { status: "completed" as const, completedAt: new Date() }) },
    { where: { id: group.id } },
  );
  if (isFull) await tellCompletion(group.id);
  return inviteCode;
}
