import { GROUP_CODE_LENGTH, GROUP_HOURS } from "#contract/limits.ts";
import type { JoinType } from "#contract/reportKinds.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { makeCode } from "#core/platform/secrets/makeCode.ts";
import { holdLock } from "#db/locks.ts";
import { Group } from "#db/models/Group.ts";
import type { Product } from "#db/models/Product.ts";
import { getInvitation } from "./getInvitation.ts";
import { type LockedGroup, lockGroup, lockOldestWithRoom } from "./lockGroup.ts";

const HOUR_MS = 3_600_000;

/** A place in a locked group, and how the person comes to it. */
export interface Seat {
  group: LockedGroup;
  joinType: JoinType;
  /** Steps of invitation between the group's creator, or who came alone, and the person. */
  depth: number;
  inviter: { memberId: number; userId: number } | undefined;
  /** The member whose own code brought them; a group's code is anybody's. */
  broughtBy?: number | undefined;
}

interface Wish {
  userId: number;
  product: Product;
  joinType: "SelfJoined" | "Invited" | undefined;
  inviteCode: string | undefined;
}

async function startGroup({ userId, product }: Wish): Promise<Seat> {
  const created = await Group.create({
    inviteCode: makeCode(GROUP_CODE_LENGTH),
    productId: product.id,
    creatorId: userId,
    participantsToComplete: product.participantsToComplete,
    endsAt: new Date(Date.now() + GROUP_HOURS * HOUR_MS),
  });
  const group = await lockGroup(created.id);
  if (!group) throw new Error("A group is gone as soon as it was started");
  return { group, joinType: "Created", depth: 0, inviter: undefined };
}

/**
 * A place by an invitation. Who picked the group from the product's page, or comes back by a code of their own, wasn't
 * invited by anybody.
 */
async function takeInvitation(code: string, { userId, product, joinType }: Wish): Promise<Seat> {
  const { groupId, inviter, isMembers } = await getInvitation(code);
  const group = await lockGroup(groupId);
  if (!group || group.productId !== product.id)
    throw new RuleError("not_found", "No such group of this product");
  if (group.status === "completed") throw new RuleError("GROUP_FULL", "The group is full");
  if (group.status !== "open" || group.isOver) throw new RuleError("GROUP_ENDED", "The group is over");
  const isPicked = !isMembers && joinType === "SelfJoined";
  return isPicked || inviter?.userId === userId
    ? { group, joinType: "SelfJoined", depth: 0, inviter: undefined }
    : {
        group,
        joinType: "Invited",
        depth: (inviter?.depth ?? 0) + 1,
        inviter,
        broughtBy: isMembers ? inviter?.userId : undefined,
      };
}

/**
 * The oldest open group with room; where there is none, one is started. One person at a time: who waits for a group's
 * row keeps it locked when it turns out to be full, so two who looked and then waited for each other would never end.
 */
async function joinAny(wish: Wish): Promise<Seat> {
  const productId = wish.product.id;
  await holdLock("groups", productId);
  const group = await lockOldestWithRoom(productId);
  return group ? { group, joinType: "SelfJoined", depth: 0, inviter: undefined } : startGroup(wish);
}

/**
 * Finds or makes a place in a group, whose row stays locked until the transaction ends.
 * @throws {RuleError} not_found, GROUP_FULL, GROUP_ENDED
 */
export function findOrMakeSeat(wish: Wish): Promise<Seat> {
  if (wish.inviteCode !== undefined) return takeInvitation(wish.inviteCode, wish);
  return wish.joinType === "SelfJoined" ? joinAny(wish) : startGroup(wish);
}
