import type { Provider } from "#contract/payKinds.ts";
import { MANAGER_COINS_MAX, may } from "#contract/roles.ts";
import { lockAdmin } from "#core/people/admins/lockAdmin.ts";
import { findOwnLast } from "#core/platform/audit/findOwnLast.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { afterCommit, transact } from "#db/sequelize.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { refund } from "./refund.ts";
import { starDetails, wakeRefunds } from "./starPayment.ts";
import { assertCanBecome } from "./transactionStates.ts";

const ACTION = "transaction.refund";

/** Where such a refund begins, and what an operator does where the provider doesn't tell us of it. */
function inDashboard(method: Provider, id: number): string {
  const begins = `A refund begins in the merchant dashboard of ${method}`;
  const toNote = `npm run ledger -- returned ${id} "why" --by name`;
  return method === "click"
    ? `${begins}, which doesn't tell us: reverse it there, then note it with ${toNote}`
    : `${begins}, which tells us by itself; should it be refused there and go back all the same: ${toNote}`;
}

/**
 * Refunds a transaction because somebody decided so: coins at once, Stars as soon as Telegram gives them back. Money of
 * the other providers is given back in their dashboards, from where they tell us. What this admin has refunded is done.
 * @param adminId who decided; null for an operator at the server.
 * @throws {RuleError} forbidden for an admin's own payment, and for what their role doesn't let; not_found; method_unavailable for another provider's; and what `refund` refuses.
 */
export function refundByHand(id: number, adminId: number | null): Promise<void> {
  return transact(async () => {
    const role = adminId === null ? null : await lockAdmin(adminId, "money.move");
    const transaction = await lockTransaction(id);
    if (!transaction) throw new RuleError("not_found", "No such transaction");
    if (transaction.userId === adminId) throw new RuleError("forbidden", "Another admin refunds one's own");
    const subject = { actorId: adminId, subjectType: "transaction", subjectId: id };
    const { method, coins, stars, status } = transaction;
    if (role && coins > MANAGER_COINS_MAX && !may(role, "money.moveAny")) {
      throw new RuleError("forbidden", "More than this role may move");
    }
    if (status === "Refunded" && (await findOwnLast({ ...subject, actions: [ACTION] }))) return;
    if (method === "stars") await askRefund(transaction);
    else if (method === "coins") await refund(transaction);
    else throw new RuleError("method_unavailable", inDashboard(method, id));
    await recordAudit({ ...subject, action: ACTION, details: { method, coins, stars } });
  });
}

/**
 * Refunds a transaction that was paid in Stars: here at once, and by Telegram as soon as it does it. The caller has locked
 * the transaction.
 * @throws {RuleError} what `refund` refuses.
 */
async function askRefund(transaction: Transaction): Promise<void> {
  const payment = await ProviderPayment.findOne({
    where: { transactionId: transaction.id, state: "performed" },
  });
  await refund(transaction);
  if (!payment) return;
  await payment.reload();
  await payment.update({ details: { ...starDetails(payment), refund: "due" } });
  await afterCommit(wakeRefunds);
}

interface Refundable extends Pick<Transaction, "id" | "method" | "coins" | "stars"> {
  isPack: boolean;
  payer: Pick<User, "id" | "firstName">;
}

/**
 * A paid transaction that somebody wants to refund, and whose it is.
 * @throws {RuleError} not_found; payment_closed when it isn't paid, or is refunded already.
 */
export async function getRefundable(id: number): Promise<Refundable> {
  const transaction = await Transaction.findByPk(id);
  if (!transaction) throw new RuleError("not_found", "No such transaction");
  const { method, coins, stars, offers, status, userId } = transaction;
  assertCanBecome(status, "Refunded");
  const payer = await User.findByPk(userId, { attributes: ["id", "firstName"], rejectOnEmpty: true });
  return { id, method, coins, stars, isPack: offers === null, payer };
}
