import { read } from "#db/readPool.ts";

const statement = {
  name: "count-orders",
  text: `select count(*)::integer as count from orders
    where created_at > now() - make_interval(days => $1) and status not in ('cancelled', 'refused', 'returned')`,
};

/** Orders of the last so many days that haven't come to nothing. */
export async function countOrders(days: number): Promise<number> {
  const [row] = await read<{ count: number }>(statement, [days], { fromReplica: true });
  return row?.count ?? 0;
}
