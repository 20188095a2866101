import { Op } from "sequelize";
import { Group } from "#db/models/Group.ts";
import { Order } from "#db/models/Order.ts";
import { number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { touchCards } from "../groups/touchCards.ts";
import { moveOrder } from "../orders/moveOrder.ts";
import { cancellable } from "../orders/orderStates.ts";
import { remindOfEnd } from "../reminders/remindOfEnd.ts";

const BATCH = 50;

async function expire(groupId: number) {
  await remindOfEnd(groupId, "NoJoins24");
  // Not by seats: whoever took over another account may have two orders and one seat.
  const orders = await Order.findAll({
    where: { groupId, status: { [Op.in]: cancellable } },
    order: ["id"],
    lock: true,
  });
  for (const order of orders) await moveOrder(order, { to: "cancelled", reason: "group_expired" });
  await Group.update({ status: "expired" }, { where: { id: groupId } });
  await touchCards(groupId);
}

/**
 * Closes groups whose time has run out: their orders are cancelled at no cost, and everybody is told. It may run at
 * several places at once.
 * @returns how many.
 */
export async function expireGroups(): Promise<number> {
  let count = 0;
  for (;;) {
    const closed = await transact(async () => {
      const due = await rows(
        { id: number },
        `select id from groups where status = 'open' and ends_at <= clock_timestamp()
         order by ends_at limit ${BATCH} for update skip locked`,
      );
      for (const { id } of due) await expire(id);
      return due.length;
    });
    count += closed;
    if (closed < BATCH) return count;
  }
}
