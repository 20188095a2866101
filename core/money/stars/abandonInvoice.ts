import { transact } from "#db/sequelize.ts";
import { getTransactionStatus, type Standing } from "../payments/getTransactionStatus.ts";
import { lockTransaction } from "../payments/lockTransaction.ts";
import { isTaking } from "../payments/taking.ts";

/**
 * Ends one's own order in Stars whose invoice was left unpaid, as the app says. It isn't believed: what may have been paid stays as it
 * is. What is ended here can't be paid any more, so its payer knows that nothing was and won't be taken.
 * @returns how it stands then.
 * @throws {RuleError} not_found when it is another's or there is none.
 */
export function abandonInvoice(userId: number, id: number): Promise<Standing> {
  return transact(async () => {
    const order = await lockTransaction(id);
    const isOpen = order?.userId === userId && order.method === "stars" && order.status === "Created";
    if (isOpen && !isTaking(order)) await order.update({ status: "Expired", closedAt: new Date() });
    return getTransactionStatus(userId, id);
  });
}
