import type { RejectReason } from "#contract/reasons.ts";

/** A listing as a moderator has seen it. */
export interface Shown {
  id: number;
  edition: number;
}

/** A refusal as far as it is said; `isSellersFault` where it matters. */
export interface SaidRefusal extends Shown {
  reason: RejectReason;
  isSellersFault?: boolean;
}
