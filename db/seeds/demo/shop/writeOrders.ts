import { Op } from "sequelize";
import type { OrderStatus } from "#contract/groups.ts";
import { Order } from "../../../models/Order.ts";
import { Product } from "../../../models/Product.ts";
import { User } from "../../../models/User.ts";
import { sequelize } from "../../../sequelize.ts";
import { type Buyer, buyers } from "./buyers.ts";
import type { ShopRules } from "./rules.ts";
import { findBuyers, purchaseOf } from "./writeGroups.ts";

const AZIZA = 5_000_001;
const TIMUR = 5_000_002;
const ADMIN = 5_000_005;

/** Where it went and how many hours after it was ordered, with what was said to it; "by_buyer" is the buyer's own. */
type Move = readonly [to: OrderStatus, hours: number, note?: string | undefined, by?: "by_buyer"];

interface OrderPlan {
  telegramId: number;
  /** Place among the products that are sold. */
  product: number;
  quantity?: number;
  /** Hours since it was ordered. */
  age: number;
  moves: readonly Move[];
  isInGroup?: boolean;
  rating?: { stars: number; text: string };
}

const DAY = 24;
const yes: Move = ["confirmed", 1, undefined, "by_buyer"];

/** Orders at every state. */
const plans: readonly OrderPlan[] = [
  {
    telegramId: TIMUR,
    product: 20,
    age: 16 * DAY,
    moves: [
      yes,
      ["packed", 20],
      ["shipped", 28],
      ["delivered", 3 * DAY],
      ["returned", 8 * DAY, "One of its ports didn’t charge"],
    ],
  },
  {
    telegramId: AZIZA,
    product: 4,
    age: 9 * DAY,
    isInGroup: true,
    moves: [yes, ["packed", 16], ["shipped", 26, "Blue Dart, AWB 6912 4477 310"], ["delivered", 3 * DAY]],
    rating: { stars: 5, text: "Came in three days, exactly as in the pictures. My whole group is happy." },
  },
  {
    telegramId: TIMUR,
    product: 12,
    age: 6 * DAY,
    moves: [yes, ["packed", 18], ["shipped", 30], ["refused", 4 * DAY, "Nobody was at home three times"]],
  },
  {
    telegramId: TIMUR,
    product: 8,
    age: 4 * DAY,
    moves: [
      ["confirmed", 14, "Confirmed by phone"],
      ["packed", 20],
      ["shipped", 28],
      ["delivered", 3 * DAY],
    ],
  },
  {
    telegramId: TIMUR,
    product: 16,
    age: 3 * DAY,
    moves: [["cancelled", 2, "Ordered by mistake", "by_buyer"]],
  },
  {
    telegramId: AZIZA,
    product: 14,
    quantity: 2,
    age: 2 * DAY,
    moves: [yes, ["packed", 15], ["shipped", 24, "Delhivery, AWB 1490 8830 0215"]],
  },
  { telegramId: TIMUR, product: 24, age: DAY, moves: [yes, ["packed", 18]] },
  // This order has waited for an answer for more than twelve hours, so an admin has to call.
  { telegramId: TIMUR, product: 28, age: 14, moves: [] },
  { telegramId: AZIZA, product: 18, age: 5, moves: [yes] },
  { telegramId: AZIZA, product: 30, age: 1, moves: [] },
];

type Person = Pick<User, "id" | "firstName" | "lastName">;

/** Where a person of the messenger lets things be brought. */
const homeOf = ({ firstName, lastName }: Person, place: number): Buyer => {
  const [home] = buyers.slice(place);
  if (!home) throw new Error("No such buyer");
  return { ...home, firstName, lastName: lastName ?? "" };
};

/** Orders it; in a group also for four friends, whose orders go the same way. */
async function place(plan: OrderPlan, person: Person, productId: number, rules: ShopRules): Promise<Order[]> {
  const home = homeOf(person, plan.telegramId === AZIZA ? 0 : 6);
  const { quantity = 1, isInGroup = false } = plan;
  const purchase = { ...purchaseOf(productId, home), quantity, isGroupPurchase: isInGroup };
  const { orderId, inviteCode } = await rules.joinOrCreate(person.id, purchase);
  const orderIds = [orderId];
  if (inviteCode !== null) {
    const ids = await findBuyers(new Date());
    for (const [turn, userId] of ids.slice(-4).entries()) {
      const friend = buyers.at(turn - 4);
      if (!friend) continue;
      const joined = await rules.joinOrCreate(userId, { ...purchaseOf(productId, friend), inviteCode });
      orderIds.push(joined.orderId);
    }
  }
  return Order.findAll({ where: { id: orderIds }, order: ["id"] });
}

async function carryOn({ id, userId }: Order, { moves }: OrderPlan, adminId: number, rules: ShopRules) {
  for (const [to, , note, by] of moves) {
    if (by === undefined) await rules.moveOrder(adminId, { id, to, note });
    else if (to === "cancelled") await rules.cancelOrder(userId, { id, reason: note });
    else await rules.confirmOrder(userId, id);
  }
}

const began = "now() - make_interval(hours => $hours)";

/** Moves an order into the past, with its group and what became of it since. */
async function age({ id, groupId }: Order, { age: hours, moves }: OrderPlan) {
  const bind = { id, hours };
  await sequelize.query(
    `update orders set created_at = ${began}, confirm_asked_at = ${began} where id = $id`,
    {
      bind,
    },
  );
  await sequelize.query(
    `update order_moves m set created_at = ${began} + make_interval(hours => t.after)
     from (select id, row_number() over (order by id) as place from order_moves where order_id = $id) own
     join unnest($times::integer[]) with ordinality as t (after, place) using (place) where m.id = own.id`,
    { bind: { ...bind, times: [0, ...moves.map(([, after]) => after)] } },
  );
  await sequelize.query(`update reviews set created_at = ${began} + interval '4 days' where order_id = $id`, {
    bind,
  });
  if (groupId === null) return;
  await sequelize.query(
    `with aged as (
       update groups set created_at = ${began}, completed_at = ${began}, ends_at = ${began} + interval '24 hours'
       where id = $groupId returning id)
     update group_members m set joined_at = ${began} from aged where m.group_id = aged.id`,
    { bind: { hours, groupId } },
  );
}

const told = (table: string, cause: string) => `
  with gone as (
    delete from ${table} t using orders o where o.group_id = t.group_id and o.id = any($orderIds) returning t.id)
  delete from outbox where cause in (select '${cause}:' || id from gone)`;

/** Drops messages about the past, which mustn't be sent now. */
async function tellNothing(orderIds: readonly number[]) {
  for (const sql of [
    `delete from outbox where cause ~ '^order-[a-z]+:[0-9]+$' and split_part(cause, ':', 2)::integer = any($orderIds)`,
    told("reminders", "reminder"),
    told("group_cards", "group-card"),
  ]) {
    await sequelize.query(sql, { bind: { orderIds } });
  }
}

/** Lets people of the local messenger have ordered, by the shop's own rules, once. */
export async function writeOrders(rules: ShopRules): Promise<void> {
  const people = await User.findAll({ where: { telegramId: [AZIZA, TIMUR, ADMIN] } });
  const find = (telegramId: number) => people.find((person) => person.telegramId === telegramId);
  const admin = find(ADMIN);
  if (!admin || (await Order.count({ where: { userId: people.map(({ id }) => id) } })) > 0) return;
  const products = await Product.findAll({
    where: { isReal: true, publishedAt: { [Op.ne]: null } },
    order: ["id"],
  });
  const made: number[] = [];
  for (const plan of plans) {
    const person = find(plan.telegramId);
    const product = products[plan.product];
    // The market's people and products may have been changed since.
    if (!person?.phoneVerifiedAt || !product) continue;
    const orders = await place(plan, person, product.id, rules);
    for (const order of orders) await carryOn(order, plan, admin.id, rules);
    const [{ id } = { id: 0 }] = orders;
    if (plan.rating) await rules.rateOrder(person.id, { id, features: [], ...plan.rating });
    for (const order of orders) await age(order, plan);
    made.push(...orders.map((order) => order.id));
  }
  await tellNothing(made);
}
