import type { moderateListings } from "#contract/moderation.ts";
import type { RejectReason } from "#contract/reasons.ts";
import { call } from "#webapps/shared/client/call.ts";

/** What a moderator decides about listings, each in the edition that was seen. */
export interface Decision {
  items: readonly { id: number; edition: number }[];
  /** Why it is a refusal; an approval without it. */
  refusal?: {
    reason: RejectReason;
    note: string;
    /** Of a removal: whether what is left of its promotions is lost; by the reason when absent. */
    isSellersFault?: boolean;
  };
}

/** Sends a moderator's decision; the answer says about which listings others were faster. */
export function moderate({ items, refusal }: Decision) {
  return call<typeof moderateListings>("post", "/api/user/telegram/products/moderate", {
    isModerated: refusal === undefined,
    productIds: items.map(({ id }) => id),
    editions: items.map(({ edition }) => edition),
    ...(refusal && { ...refusal, note: refusal.note || undefined }),
  });
}
