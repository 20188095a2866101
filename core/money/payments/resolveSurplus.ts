import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { move } from "../ledger/move.ts";
import { coinsOf } from "./coinsOf.ts";
import { findPayer } from "./findPayer.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { starDetails } from "./starPayment.ts";
import { tellResolved } from "./tellResolved.ts";

/** Whether a payment in Stars is refunded here, and Telegram hasn't given it back yet. */
const isUnreturned = (payment: ProviderPayment) =>
  payment.provider === "stars" && payment.state === "reversed" && starDetails(payment).refund === "due";

/**
 * Makes a surplus of Stars that Telegram doesn't give back: their transaction stays refunded, and the bot has them for
 * nothing. The caller has locked the transaction.
 */
async function keepUnreturned(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  const coins = coinsOf(payment, transaction);
  await payment.update({ state: "surplus" });
  await move({
    cause: `surplus:${payment.id}`,
    kind: "surplus",
    transactionId: transaction.id,
    note: "Telegram didn't give the Stars back",
    entries: [
      [payment.provider, -coins],
      ["surplus", coins],
    ],
  });
}

interface Resolving {
  paymentId: number;
  resolution: "returned" | "credited";
  /** The admin who decided; null for an operator at the server. */
  adminId: number | null;
  /** Why, in the operator's words. */
  note: string;
}

/** The person who gets the coins of a surplus: its payer, who may be another than its transaction was made for. */
async function creditedOf(payment: ProviderPayment, transaction: Transaction): Promise<number> {
  // The coins are known for the price of the transaction only.
  if (payment.provider === "stars" && Number(payment.amount) !== transaction.stars) {
    throw new RuleError("conflict", "It is of another amount than its invoice: it can only be returned");
  }
  const payerId = await findPayer(payment, transaction);
  if (payerId === null) throw new RuleError("conflict", "Who paid isn't known here: it can only be returned");
  return payerId;
}

/**
 * Notes what became of money that nobody waited for: it was sent back through the provider's dashboard, or its payer has it
 * in coins. The same of refunded Stars that Telegram doesn't give back; it is no longer asked for what is resolved.
 * @throws {RuleError} not_found; conflict when it is no surplus, is resolved already, or can't be credited: who paid isn't
 * known here, or its Stars are of another amount than those of its transaction.
 */
export function resolveSurplus({ paymentId, resolution, adminId, note }: Resolving): Promise<void> {
  return transact(async () => {
    const found = await ProviderPayment.findByPk(paymentId);
    const transaction = found && (await lockTransaction(found.transactionId));
    if (!transaction) throw new RuleError("not_found", "No such payment");
    const payment = await found.reload();
    if (isUnreturned(payment)) await keepUnreturned(payment, transaction);
    if (payment.state !== "surplus" || payment.resolvedAt) {
      throw new RuleError("conflict", "This payment is no surplus that waits");
    }
    const coins = coinsOf(payment, transaction);
    const isReturned = resolution === "returned";
    const to = isReturned ? payment.provider : await creditedOf(payment, transaction);
    await payment.update({ resolvedAt: new Date(), resolution });
    if (payment.provider === "stars") {
      await payment.update({ details: { ...starDetails(payment), refund: "settled" } });
    }
    await move({
      cause: `surplus-resolved:${payment.id}`,
      kind: isReturned ? "surplus-returned" : "surplus-credited",
      transactionId: transaction.id,
      note,
      entries: [
        ["surplus", -coins],
        [to, coins],
      ],
    });
    // Telegram itself tells the payer of Stars that go back.
    if (!(isReturned && payment.provider === "stars")) await tellResolved(payment, transaction);
    await recordAudit({
      actorId: adminId,
      action: `payment.${resolution}`,
      subjectType: "payment",
      subjectId: payment.id,
      details: { note, coins },
    });
  });
}
