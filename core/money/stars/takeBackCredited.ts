import { tellAdmins } from "#core/people/admins/admins.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { move } from "../ledger/move.ts";
import { readBalance } from "../ledger/readBalance.ts";
import { coinsOf } from "../payments/coinsOf.ts";
import { findPayer } from "../payments/findPayer.ts";

/**
 * Takes the coins of a surplus again whose Stars Telegram has given back although its payer was credited; what is spent of
 * them is our loss, which the admins are told. The caller has locked its transaction.
 */
export async function takeBackCredited(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  const { id: transactionId } = transaction;
  const coins = coinsOf(payment, transaction);
  const userId = await findPayer(payment, transaction);
  if (userId === null) throw new Error(`Payment ${payment.id} was credited to nobody who is known`);
  const taken = Math.min(coins, await readBalance(userId, { isLocked: true }));
  await move({
    cause: `surplus-taken-back:${payment.id}`,
    kind: "surplus-returned",
    transactionId,
    note: "Telegram gave the Stars back",
    entries: [
      [payment.provider, coins],
      [userId, -taken],
      ["adjustment", taken - coins],
    ],
  });
  if (taken === coins) return;
  await tellAdmins(`surplus-loss:${payment.id}`, {
    key: "admin-refund-loss",
    values: { transaction: String(transactionId), coins: coins - taken },
  });
}
