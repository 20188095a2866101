import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { awakeHere } from "#core/platform/time/awakeHere.ts";
import { againRows, broughtValues, type Ended, readEnded, receiptValues } from "./readEnded.ts";

/** Why promotions end: they were used up, or else before their time. */
type EndReason = "over" | "closed" | "replaced";

const overKeys = {
  TopUp: "notice-top-up-over",
  Vip: "notice-vip-over",
  Premium: "notice-premium-over",
} as const;

function words(ended: Ended, reason: EndReason) {
  const { name, types } = ended;
  const [only] = types;
  return {
    key: reason === "over" && only ? overKeys[only] : "notice-promotion-ended",
    values: { name, reason, ...broughtValues(ended), ...receiptValues(ended) },
  } as const;
}

/**
 * Tells a listing's owner that promotions of it are over: what they have brought, what has paid for them, and how to begin
 * again while it is on sale. Silent when they can't be told; what ends by the clock wakes nobody. What ends by a refund,
 * or as a moderator takes the listing down, is told with that.
 */
export async function tellOwnerOfEnd(ids: readonly number[], reason: EndReason = "over"): Promise<void> {
  const ended = await readEnded(ids);
  if (!ended) return;
  const buttons = againRows(ended);
  await queueToUser(ended.ownerId, {
    priority: Priority.notice,
    cause: `promotion-over:${ids[0]}`,
    ...(reason === "over" && { dueAt: awakeHere(new Date()) }),
    message: { text: words(ended, reason), ...(buttons.length > 0 && { buttons }) },
  });
}
