import { tellAdmins } from "#core/people/admins/admins.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { move } from "../ledger/move.ts";
import { readBalance } from "../ledger/readBalance.ts";
import { goods } from "./goods.ts";
import { readCredited } from "./readCredited.ts";
import { tellRefunded } from "./tellRefunded.ts";
import { assertCanBecome } from "./transactionStates.ts";

interface Terms {
  /** The money has left already, so it can't be refused any more. */
  isDone?: boolean;
  /** Payme's reason. */
  reason?: number | null;
}

/**
 * Enters the way back of what was paid and of the coins that the payer has got, of which `taken` are still there. These are
 * a movement of their own for services, as who paid with coins is the same person on both sides.
 */
async function enter({ id, userId, method, coins, offers }: Transaction, credited: number, taken: number) {
  const refunded = { kind: "refunded", transactionId: id } as const;
  const payer = [method === "coins" ? userId : method, coins] as const;
  const got = [
    [userId, -taken],
    ["adjustment", taken - credited],
  ] as const;
  if (!offers) {
    await move({ ...refunded, cause: `refunded:${id}`, entries: [payer, ...got] });
    return;
  }
  await move({ ...refunded, cause: `refunded:${id}`, entries: [payer, ["promotion", -coins]] });
  if (credited === 0) return;
  await move({ ...refunded, cause: `taken-back:${id}`, entries: [["promotion", credited], ...got] });
}

/**
 * Takes a paid transaction back, whatever the method: its promotions end, its coins are taken back, and the money leaves
 * for where it came from, in the open database transaction, once. The caller has locked it. What the payer of money that
 * is gone already has spent meanwhile is our loss, which the admins are told.
 * @throws {RuleError} payment_closed; conflict when what was bought is used up; not_enough_coins when coins of it are spent.
 */
export async function refund(
  transaction: Transaction,
  { isDone = false, reason = null }: Terms = {},
): Promise<void> {
  const { id, userId, coins, offers } = transaction;
  assertCanBecome(transaction.status, "Refunded");
  const bought = await (await goods()).hold(transaction);
  const credited = await readCredited(transaction);
  // Services to a listing that is gone for good have left nothing behind.
  const isGone = offers !== null && bought.isGone && credited < coins;
  if (!isDone && (isGone || bought.isUsedUp)) {
    throw new RuleError("conflict", "What was bought is used up");
  }
  const taken = isDone ? Math.min(credited, await readBalance(userId, { isLocked: true })) : credited;
  const now = new Date();
  await transaction.update({ status: "Refunded", closedAt: now });
  await ProviderPayment.update(
    { state: "reversed", cancelledAt: now, reason },
    { where: { transactionId: id, state: "performed" } },
  );
  const ended = await bought.revoke();
  await enter(transaction, credited, taken);
  if (taken < credited) {
    await tellAdmins(`refund-loss:${id}`, {
      key: "admin-refund-loss",
      values: { transaction: String(id), coins: credited - taken },
    });
  }
  await tellRefunded(transaction, { coins: taken, ended });
}
