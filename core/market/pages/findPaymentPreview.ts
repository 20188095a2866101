import type { Language } from "#contract/languages.ts";
import type { TransactionStatus } from "#contract/payKinds.ts";
import type { BoughtOffer } from "#contract/promotions.ts";
import { paidValues } from "#core/money/payments/paidValues.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { findListingPreview } from "./findListingPreview.ts";

/** The bot's words about a person's own payment. */
interface PaymentPreview {
  status: TransactionStatus;
  /** Coins that are bought, when it is for coins. */
  coins: number;
  /** The services bought for a listing; null for coins. */
  offers: BoughtOffer[] | null;
  /** The cost, in `unit`s of sum, Stars or coins. */
  amount: { unit: string; paid: number };
  /** The listing that it is for; null of coins, and of one that is gone. */
  name: string | null;
  /** Address of that listing's cover. */
  photo: string | null;
}

/** Finds a person's own payment; nothing of another's, nor whether there is one. */
export async function findPaymentPreview(
  userId: number,
  id: number,
  language: Language,
): Promise<PaymentPreview | undefined> {
  const transaction = await Transaction.findOne({ where: { id, userId } });
  if (!transaction) return undefined;
  const { status, coins, offers, listingId } = transaction;
  const listing =
    listingId === null
      ? undefined
      : await findListingPreview({ id: listingId }, language, { viewerId: userId });
  return {
    status,
    coins,
    offers,
    amount: paidValues(transaction),
    name: listing?.name ?? null,
    photo: listing?.photo ?? null,
  };
}
