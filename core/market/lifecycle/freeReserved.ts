import { boolean, date, maybe, number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { tellFreed } from "../conversations/reservation.ts";

const BATCH = 100;

const freedRow = {
  listingId: number,
  buyerId: maybe(number),
  until: date,
  visible: boolean,
};

// Listings that another process holds have another turn. Updating them shows every reader of the market that they have
// changed.
const FREE = `
  with due as (
    select id, reserved_until, reserved_for_id from listings where reserved_until <= now()
    order by reserved_until limit ${BATCH} for update skip locked)
  update listings l set reserved_until = null, reserved_for_id = null, updated_at = now()
  from due where l.id = due.id
  returning l.id as "listingId", due.reserved_for_id as "buyerId", due.reserved_until as until, l.visible`;

/**
 * Ends the reservations whose time is over, and tells whom those listings that are still on sale were kept for. It may
 * run at several places at once.
 * @returns how many ended.
 */
export async function freeReserved(): Promise<number> {
  let done = 0;
  for (;;) {
    const freed = await transact(async () => {
      const found = await rows(freedRow, FREE);
      for (const { buyerId, visible, ...rest } of found) {
        if (buyerId !== null && visible) await tellFreed({ ...rest, buyerId });
      }
      return found.length;
    });
    done += freed;
    if (freed < BATCH) return done;
  }
}
