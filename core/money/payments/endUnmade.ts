import { transact } from "#db/sequelize.ts";
import { lockTransaction } from "./lockTransaction.ts";

/** Ends a transaction that nobody can pay, as there is no page or invoice for it and never was. */
export function endUnmade(id: number): Promise<void> {
  return transact(async () => {
    const transaction = await lockTransaction(id);
    if (transaction?.status === "Created")
      await transaction.update({ status: "Expired", closedAt: new Date() });
  });
}
