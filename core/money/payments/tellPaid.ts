import { z } from "zod";
import { config } from "#config";
import { type PromotionType, promotionTypes } from "#contract/payKinds.ts";
import type { BoughtOffer } from "#contract/promotions.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { Listing } from "#db/models/Listing.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { maybe, rows, text } from "#db/rows.ts";
import { paidValues } from "./paidValues.ts";
import { serviceValues } from "./serviceValues.ts";

async function words(transaction: Transaction, refused: readonly BoughtOffer[]) {
  const { id, coins, listingId, offers } = transaction;
  const receipt = { id: String(id), ...paidValues(transaction) };
  if (!offers) return { key: "notice-coins-bought" as const, values: { coins, ...receipt } };
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
  return { key: refused.length > 0 ? "notice-promoted-partly" : "notice-promoted", values } as const;
}

/** Tells the payer that the money has arrived and what became of it; what was `refused` came back in coins. */
export async function tellPaid(transaction: Transaction, refused: readonly BoughtOffer[]): Promise<void> {
  const { id, userId } = transaction;
  await queueToUser(userId, {
    rule: "evenIfBanned",
    cause: `paid:${id}`,
    priority: Priority.answer,
    message: {
      text: await words(transaction, refused),
      buttons: [[{ text: { key: "button-my-listings" }, app: "market", path: "/items" }]],
    },
  });
}

/**
 * Until when runs what a transaction has paid for, for the words `promoted-until`: days of `REPORT_TIMEZONE` as DD.MM, 0
 * for what it didn't buy. VIP has no end of its own.
 */
async function promotedUntil(transactionId: number) {
  const found = await rows(
    { type: z.enum(promotionTypes), day: maybe(text) },
    `select p.type, to_char(p.ends_at at time zone $zone::text, 'DD.MM') as day
     from promotion_purchases b join promotions p on p.id = b.promotion_id where b.transaction_id = $transactionId`,
    { transactionId, zone: config.REPORT_TIMEZONE },
  );
  const of = (type: PromotionType) => found.find((row) => row.type === type)?.day ?? 0;
  return { topUpUntil: of("TopUp"), premiumUntil: of("Premium") };
}
