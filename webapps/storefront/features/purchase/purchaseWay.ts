import type { z } from "zod";
import type { Group, PurchaseInput } from "#contract/groups.ts";
import type { BuyingAs } from "#contract/shopPrices.ts";

/** The history state of the page of an order's number: whether the balance has paid all of the order. */
export interface SuccessArrival {
  isCovered: boolean;
}

const nextLines = {
  alone: ["purchase.next.call", "purchase.next.send", "purchase.next.pay"],
  creator: ["purchase.next.invite", "purchase.next.full", "purchase.next.expired"],
  member: ["purchase.next.joined", "purchase.next.full", "purchase.next.expired"],
} as const satisfies Record<BuyingAs, readonly string[]>;

/** The keys of what happens once an order is placed, in its order; `isCovered` when the balance pays all of it. */
export const nextSteps = (as: BuyingAs, isCovered: boolean) =>
  nextLines[as].map((line) => (isCovered && line === "purchase.next.pay" ? "purchase.next.covered" : line));

/** How the form's address says that one buys. */
export type PurchaseWay = Pick<
  z.input<typeof PurchaseInput>,
  "isGroupPurchase" | "joinType" | "inviteCode"
> & {
  isGroupPurchase: boolean;
};

/** Letters and digits as long as a group's code or a member's. */
const CODE = /^(?:[A-Za-z0-9]{10}|[A-Za-z0-9]{14})$/;
const MEMBER_CODE_LENGTH = 14;

/** Reads `?isGroupPurchase=&joinType=&inviteCode=`; what can't be is left out, and a group is what people come for. */
export function readWay(search: URLSearchParams): PurchaseWay {
  if (search.get("isGroupPurchase") === "false") return { isGroupPurchase: false };
  const joinType = search.get("joinType");
  const inviteCode = search.get("inviteCode") ?? "";
  return {
    isGroupPurchase: true,
    ...((joinType === "SelfJoined" || joinType === "Invited") && { joinType }),
    ...(CODE.test(inviteCode) && { inviteCode }),
  };
}

/** Whether the server will look for a group with room, and start one only where there is none. */
export const mayBeEither = ({ isGroupPurchase, joinType, inviteCode }: PurchaseWay): boolean =>
  isGroupPurchase && inviteCode === undefined && joinType === "SelfJoined";

/** As what one buys, as far as is known: `hasRoom` says whether there is a group with room to join. */
export function buyingAs(way: PurchaseWay, hasRoom: boolean): BuyingAs {
  if (!way.isGroupPurchase) return "alone";
  if (way.inviteCode !== undefined) return "member";
  return mayBeEither(way) && hasRoom ? "member" : "creator";
}

/**
 * Steps of invitation from who started the group, as far as an invitation shows: who has it from the creator is one
 * step away, who has it from another member two at least.
 */
export function depthOf({ isGroupPurchase, joinType, inviteCode }: PurchaseWay, group?: Group): number {
  if (!isGroupPurchase || inviteCode === undefined) return 0;
  if (inviteCode.length < MEMBER_CODE_LENGTH) return joinType === "SelfJoined" ? 0 : 1;
  const inviter = group?.participants.find((person) => person.inviteCode === inviteCode);
  return !inviter || inviter.isCreator ? 1 : 2;
}
