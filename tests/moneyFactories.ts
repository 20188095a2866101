import { randomUUID } from "node:crypto";
import { COIN_TIYIN } from "../contract/limits.ts";
import type { PaymentMethod, PromotionType } from "../contract/payKinds.ts";
import { move } from "../core/money/ledger/move.ts";
import { createTransaction } from "../core/money/payments/createTransaction.ts";
import { Flag } from "../db/models/Flag.ts";
import type { Listing } from "../db/models/Listing.ts";
import { OutboxMessage } from "../db/models/OutboxMessage.ts";
import { PromotionOffer } from "../db/models/PromotionOffer.ts";
import { Transaction } from "../db/models/Transaction.ts";
import { buildListing, buildUser } from "./factories.ts";

/** Gives a person coins, as an operator would. */
export async function giveCoins(userId: number, coins: number): Promise<void> {
  await move({
    cause: `adjusted:${randomUUID()}`,
    kind: "adjusted",
    entries: [
      ["adjustment", -coins],
      [userId, coins],
    ],
  });
}

/** Switches paid features on, as nothing is sold without them. */
export async function sellServices(): Promise<void> {
  await Flag.update({ data: true }, { where: { key: "PAID_FEATURES_ENABLED" } });
}

/** The offer of a type; of TopUp the first one, or the one at `position`. */
export async function findOffer(type: PromotionType, position = 0): Promise<PromotionOffer> {
  return (await PromotionOffer.findOne({ where: { type, position } }))!;
}

/** Builds an order of TopUp for a listing, or for a new one when none is given. `amount` is in tiyin. */
export async function buildOrder(method: PaymentMethod = "payme", given?: Listing) {
  const ownerId = given?.ownerId ?? (await buildUser({ botStartedAt: new Date() })).id;
  const listing = given ?? (await buildListing({ ownerId }));
  const { id } = await findOffer("TopUp");
  const wish = { userId: ownerId, listingId: listing.id, method, featureIds: [id] };
  const order = await createTransaction(wish);
  return { listing, order, amount: order.coins * COIN_TIYIN, account: { order_id: String(order.id) } };
}

/** How a transaction stands. */
export const statusOf = async (id: number) =>
  (await Transaction.findByPk(id, { rejectOnEmpty: true })).status;

/** How many messages a person gets whatever comes; those that are only said if things are still so don't count. */
export const countTold = (userId: number): Promise<number> =>
  OutboxMessage.count({ where: { userId, "message.live": null } });
