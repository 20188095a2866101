import { Id } from "#contract/common.ts";
import type { Provider } from "#contract/payKinds.ts";
import type { Transaction } from "#db/models/Transaction.ts";

/**
 * The transaction that a provider names as the order, read by `find`; nothing when there is none or it is to be paid in
 * another way.
 */
export async function findTransaction(
  provider: Provider,
  order: string,
  find: (id: number) => Promise<Transaction | null>,
): Promise<Transaction | undefined> {
  if (!/^[1-9]\d{0,9}$/.test(order)) return undefined;
  const { data: id } = Id.safeParse(Number(order));
  const transaction = id === undefined ? null : await find(id);
  return transaction?.method === provider ? transaction : undefined;
}
