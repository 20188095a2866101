import { COIN_SUM } from "#contract/limits.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { findOrder } from "../payments/findOrder.ts";
import { codes, refuse } from "./answers.ts";
import { defineWebhook, OrderCall } from "./defineWebhook.ts";
import { whyRefused } from "./whyRefused.ts";

/** Uzum asks whether an order can be paid, and how much it is. Nothing is changed. */
export const check = defineWebhook(OrderCall, async ({ params }) => {
  const timestamp = Date.now();
  const transaction = await findOrder("uzum", params.order_id, (id) => Transaction.findByPk(id));
  if (!transaction) return refuse(codes.unknownOrder, { timestamp });
  const code = await whyRefused(transaction);
  if (code) return refuse(code, { timestamp });
  const value = String(transaction.coins * COIN_SUM);
  return { timestamp, status: "OK", data: { amount: { value } } };
});
