import { type RejectReason, sellersFaults } from "#contract/reasons.ts";

/** Whether a removal for a reason is the seller's own fault, as long as the moderator doesn't say otherwise. */
export const isUsuallySellersFault = (reason: RejectReason) => sellersFaults.includes(reason);
