import { QueryTypes } from "sequelize";
import { CONFIRM_HOURS } from "#contract/limits.ts";
import { sequelize } from "#db/sequelize.ts";

const BATCH = 500;

/** Whoever answers at this moment holds their order's row, and isn't called. */
const MARK = `
  update orders set to_call_at = clock_timestamp() where id in (
    select id from orders
    where status = 'placed' and to_call_at is null and confirm_asked_at <= now() - make_interval(hours => $hours)
    order by confirm_asked_at limit $batch for update skip locked)
  returning id`;

/**
 * Marks orders whose buyers haven't said yes within their hours as to be called about: nothing is cancelled. It may run
 * at several places at once.
 * @returns how many.
 */
export async function markToCall(): Promise<number> {
  let count = 0;
  for (;;) {
    const marked = await sequelize.query(MARK, {
      type: QueryTypes.SELECT,
      bind: { hours: CONFIRM_HOURS, batch: BATCH },
    });
    count += marked.length;
    if (marked.length < BATCH) return count;
  }
}
