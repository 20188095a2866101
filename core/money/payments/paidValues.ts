import { COIN_SUM } from "#contract/limits.ts";
import type { Transaction } from "#db/models/Transaction.ts";

/** The amount that a transaction was paid with, for the words `paid-amount`: in coins, Stars or sum. */
export function paidValues({ method, coins, stars }: Pick<Transaction, "method" | "coins" | "stars">) {
  if (method === "coins") return { unit: "coins", paid: coins };
  return method === "stars" ? { unit: "stars", paid: stars ?? 0 } : { unit: "sum", paid: coins * COIN_SUM };
}
