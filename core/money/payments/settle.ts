import type { Transaction } from "#db/models/Transaction.ts";
import { move } from "../ledger/move.ts";
import { goods } from "./goods.ts";
import { tellPaid } from "./tellPaid.ts";
import { assertCanBecome } from "./transactionStates.ts";

/**
 * Takes a transaction for paid, whatever the method: the money is entered, what was bought is given, and the payer is
 * told, all in the open database transaction, once. What can't be given any more comes back in coins. The caller has
 * locked it.
 * @throws {RuleError} payment_closed; not_enough_coins of those who pay with coins.
 */
export async function settle(transaction: Transaction): Promise<void> {
  const { id, userId, method, coins, offers } = transaction;
  assertCanBecome(transaction.status, "Paid");
  await transaction.update({ status: "Paid", paidAt: new Date() });
  await move({
    cause: `paid:${id}`,
    kind: "paid",
    transactionId: id,
    entries: [
      [method === "coins" ? userId : method, -coins],
      [offers ? "promotion" : userId, coins],
    ],
  });
  const refused = offers ? await (await goods()).grant(transaction, offers) : [];
  const returned = refused.reduce((sum, { cost }) => sum + cost, 0);
  if (returned > 0) {
    await move({
      cause: `ungranted:${id}`,
      kind: "ungranted",
      transactionId: id,
      entries: [
        ["promotion", -returned],
        [userId, returned],
      ],
    });
  }
  await tellPaid(transaction, refused);
}
