import { RuleError } from "#core/platform/errors/RuleError.ts";
import { enterMoney, holdWallet } from "./enterMoney.ts";

interface Spending {
  userId: number;
  orderId: number;
  rupees: number;
}

/**
 * Pays a part of an order by its buyer's balance, in the transaction of the order.
 * @throws {RuleError} balance_changed when there is less than they were shown.
 */
export async function spendBalance({ userId, orderId, rupees }: Spending): Promise<void> {
  if (rupees === 0) return;
  const amount = rupees * 100;
  const balance = await holdWallet(userId);
  if (balance < amount) throw new RuleError("balance_changed", `There are ${balance} paise, not ${amount}`);
  await enterMoney({ userId, amount: -amount, kind: "spent", cause: `spent:${orderId}`, orderId });
}
