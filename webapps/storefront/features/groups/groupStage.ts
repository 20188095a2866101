import type { Group } from "#contract/groups.ts";
import { paths } from "../../paths.ts";

/** Where one joins a group by the code one came with: whose code it is counts as who invited. */
export const joinPath = ({ purchase }: Pick<Group, "purchase">, inviteCode: string): string =>
  paths.purchase(purchase.product.link, { isGroupPurchase: true, joinType: "Invited", inviteCode });

/**
 * The stage of a group for the person who looks at it: `waiting` and `done` are one's own, open and full; `joinable`
 * and `full` somebody else's; `expired` and `cancelled` are over for everybody.
 */
export type GroupStage = "waiting" | "joinable" | "done" | "full" | "expired" | "cancelled";

export function stageOf({ status, myOrder }: Pick<Group, "status" | "myOrder">): GroupStage {
  if (status === "open") return myOrder ? "waiting" : "joinable";
  if (status === "completed") return myOrder ? "done" : "full";
  return status;
}

/** The action that a group offers at a stage. */
export type GroupOffer = "invite" | "leave" | "join" | "startAgain" | "lookAround";

const offers: Record<GroupStage, readonly GroupOffer[]> = {
  waiting: ["invite", "leave"],
  joinable: ["join"],
  done: ["lookAround"],
  full: ["startAgain", "lookAround"],
  expired: ["startAgain", "lookAround"],
  cancelled: ["startAgain", "lookAround"],
};

export const isOffered = (stage: GroupStage, offer: GroupOffer): boolean => offers[stage].includes(offer);

/** Places that are still free. */
export const placesLeft = (group: Pick<Group, "participants" | "participantsToComplete">): number =>
  Math.max(0, group.participantsToComplete - group.participants.length);
