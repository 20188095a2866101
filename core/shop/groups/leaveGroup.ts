import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import { giveCards } from "./giveCards.ts";
import type { LockedGroup } from "./lockGroup.ts";
import { touchCards } from "./touchCards.ts";

/** Frees the seat of a cancelled order in a locked group that is still open; when the last one leaves, it is cancelled. */
export async function leaveGroup(group: LockedGroup, orderId: number): Promise<void> {
  const [left] = await GroupMember.update(
    { leftAt: new Date(), isWaiting: false },
    { where: { orderId, leftAt: null } },
  );
  if (left === 0) return;
  const membersCount = group.membersCount - 1;
  await Group.update(
    { membersCount, ...(membersCount === 0 && { status: "cancelled" as const }) },
    { where: { id: group.id } },
  );
  await touchCards(group.id);
  await giveCards({ groupId: group.id });
}
