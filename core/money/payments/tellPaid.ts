import type { BoughtOffer } from "#contract/promotions.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { Listing } from "#db/models/Listing.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { paidValues } from "./paidValues.ts";
import { promotedUntil } from "./promotedUntil.ts";
import { serviceValues } from "./serviceValues.ts";

async function words(transaction: Transaction, refused: readonly BoughtOffer[]) {
  const { id, coins, listingId, offers } = transaction;
  const receipt = { id: String(id), ...paidValues(transaction) };
  if (!offers) return { key: "notice-coins-bought", values: { coins, ...receipt } };
  const listing = listingId === null ? null : await Listing.findByPk(listingId, { attributes: ["name"] });
  const begun = offers.filter((offer) => !refused.includes(offer));
  const values = {
    name: listing?.name ?? "",
    ...receipt,
    ...(await promotedUntil(id)),
    coins: refused.reduce((sum, { cost }) => sum + cost, 0),
    begun: begun.length,
    ...serviceValues(begun),
  };
  return { key: refused.length > 0 ? "notice-promoted-partly" : "notice-promoted", values };
}

/** Tells the payer that the money has arrived and what became of it; what was `refused` came back in coins. */
export async function tellPaid(transaction: Transaction, refused: readonly BoughtOffer[]): Promise<void> {
  const { id, userId } = transaction;
  const user = await User.findByPk(userId, {
    attributes: ["telegramId", "botStartedAt"],
    rejectOnEmpty: true,
  });
  if (user.telegramId === null || user.botStartedAt === null) return;
  await queueMessage({
    userId,
    chatId: user.telegramId,
    cause: `paid:${id}`,
    priority: Priority.answer,
    message: {
      text: await words(transaction, refused),
      buttons: [[{ text: { key: "button-my-listings" }, app: "market", path: "/items" }]],
    },
  });
}
