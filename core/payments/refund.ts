import { QueryTypes } from "sequelize";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { sequelize } from "#db/sequelize.ts";
import { RuleError } from "../errors.ts";
import { move } from "../ledger/move.ts";
import { readBalance } from "../ledger/readBalance.ts";
import { tellAdmins } from "../outbox/tellAdmins.ts";
import { hasEnded, revoke } from "../promotions/revoke.ts";
import { tellRefunded } from "./tellRefunded.ts";
import { assertCanBecome } from "./transactionStates.ts";

interface Terms {
  /** The money has left already, so it can't be refused any more. */
  isDone?: boolean;
  /** Payme's reason. */
  reason?: number | null;
}

/** Coins that came back to the payer because what they paid for couldn't be given, or a pack's coins. */
async function readCredited({ id, coins, offers }: Transaction): Promise<number> {
  if (!offers) return coins;
  const [row] = await sequelize.query<{ coins: number }>(
    `select coalesce(sum(e.amount), 0)::integer as coins
     from ledger_movements m join ledger_entries e on e.movement_id = m.id
     join ledger_accounts a on a.id = e.account_id
     where m.cause = $cause and a.kind = 'user'`,
    { type: QueryTypes.SELECT, bind: { cause: `ungranted:${id}` } },
  );
  return row?.coins ?? 0;
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
  const { id, userId, method, coins } = transaction;
  assertCanBecome(transaction.status, "Refunded");
  if (!isDone && (await hasEnded(id))) throw new RuleError("conflict", "What was bought is used up");
  const credited = await readCredited(transaction);
  const balance = isDone ? await readBalance(userId) : credited;
  const taken = Math.min(credited, balance);
  const now = new Date();
  await transaction.update({ status: "Refunded", closedAt: now });
  await ProviderPayment.update(
    { state: "reversed", cancelledAt: now, reason },
    { where: { transactionId: id, state: "performed" } },
  );
  await revoke(id);
  const payer = method === "coins" ? userId : method;
  const entries = [
    [payer, coins],
    ["promotion", credited - coins],
    [userId, -taken],
    ["adjustment", taken - credited],
  ] as const;
  await move({
    ...{ cause: `refunded:${id}`, kind: "refunded", transactionId: id },
    entries: entries.filter(([, amount]) => amount !== 0).map((entry) => [...entry]),
  });
  if (taken < credited) {
    await tellAdmins(`refund-loss:${id}`, {
      key: "admin-refund-loss",
      values: { transaction: String(id), coins: credited - taken },
    });
  }
  await tellRefunded(transaction);
}
