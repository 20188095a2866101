import { MEMBER_CODE_LENGTH } from "#contract/limits.ts";
import { makeCode } from "#core/platform/secrets/makeCode.ts";
import { awakeAt } from "#core/platform/time/quietHours.ts";
import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import { Order } from "#db/models/Order.ts";
import { onGroupCompleted } from "../referral/onOrderMoved.ts";
import { remindOfEnd } from "../reminders/remindOfEnd.ts";
import type { Seat } from "./findOrMakeSeat.ts";
import { giveCards } from "./giveCards.ts";
import { touchCards } from "./touchCards.ts";

/** The orders of a group that has just filled are on: whoever says yes gets theirs. */
async function completeOrders(groupId: number) {
  // Asked at night, they have their hours from the morning on.
  await Order.update({ confirmAskedAt: awakeAt(new Date()) }, { where: { groupId, status: "placed" } });
  await remindOfEnd(groupId, "GroupFinished");
  await onGroupCompleted(groupId);
}

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
    utmSource: order.utmSource || null,
  });
  const membersCount = group.membersCount + 1;
  const isFull = membersCount === group.participantsToComplete;
  await Group.update(
    { membersCount, ...(isFull && { status: "completed" as const, completedAt: new Date() }) },
    { where: { id: group.id } },
  );
  await touchCards(group.id);
  if (isFull) await completeOrders(group.id);
  else await giveCards({ groupId: group.id });
  return inviteCode;
}
