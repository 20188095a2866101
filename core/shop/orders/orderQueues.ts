import { z } from "zod";
import { type OrderQueue, orderQueues } from "#contract/adminOrders.ts";
import { read } from "#db/readPool.ts";
import { number } from "#db/rows.ts";

/** Conditions on an order `o` that stands in each queue. */
export const queueSql: Readonly<Record<OrderQueue, string>> = {
  call: "o.status = 'placed' and o.to_call_at is not null",
  confirm: "o.status = 'placed' and o.confirm_asked_at is not null and o.to_call_at is null",
  pack: "o.status = 'confirmed'",
  ship: "o.status = 'packed'",
  underWay: "o.status = 'shipped'",
  gathering: "o.status = 'placed' and o.confirm_asked_at is null",
  delivered: "o.status = 'delivered'",
  ended: "o.status in ('cancelled', 'refused', 'returned')",
};

/** A queue is counted up to so many. */
const COUNTED = 1000;

const counted = orderQueues.filter((queue) => queue !== "delivered" && queue !== "ended");

const statement = {
  name: "count-order-queues",
  text: counted
    .map(
      (queue) => `select '${queue}' as queue, count(*)::integer as count
        from (select from orders o where ${queueSql[queue]} limit ${COUNTED}) o`,
    )
    .join(" union all "),
};

/** How many orders wait in each queue; what is delivered or has ended waits for nobody. */
export const countOrderQueues = (): Promise<{ queue: OrderQueue; count: number }[]> =>
  read({ queue: z.enum(orderQueues), count: number }, statement, []);
