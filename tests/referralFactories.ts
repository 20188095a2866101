import { z } from "zod";
import { date, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import type { OrderStatus } from "../contract/groups.ts";
import { rewardStates } from "../contract/referral.ts";
import { moveOrder } from "../core/shop/orders/moveOrder.ts";
import { joinOrCreate } from "../core/shop/purchase/joinOrCreate.ts";
import { releaseRewards } from "../core/shop/referral/releaseRewards.ts";
import { Order } from "../db/models/Order.ts";
import type { User } from "../db/models/User.ts";
import { sequelize, transact } from "../db/sequelize.ts";
import { buildUser } from "./factories.ts";
import { buildProduct, purchaseOf } from "./shopFactories.ts";

type Overrides = Parameters<typeof purchaseOf>[1];

let houses = 0;
/** Returns an address at which no other person lives. */
export function nextAddress(): string {
  houses += 1;
  return `${houses} Quiet Lane`;
}

/** Orders something, in a group of two that is full then, or alone; to an address of its own unless one is given. */
export async function buy(user: User, overrides: Overrides = {}): Promise<Order> {
  const product = await buildProduct({ participantsToComplete: 2 });
  const placed = await joinOrCreate(
    user.id,
    purchaseOf(product.id, { address: nextAddress(), ...overrides }),
  );
  if (placed.inviteCode) {
    const other = await buildUser();
    const invited = purchaseOf(product.id, { inviteCode: placed.inviteCode, address: nextAddress() });
    // A person who comes by a member's code is brought by that member, which isn't what is looked at here.
    await other.update({ refererFixedAt: new Date() });
    await joinOrCreate(other.id, invited);
  }
  return Order.findByPk(placed.orderId, { rejectOnEmpty: true });
}

const road: OrderStatus[] = ["confirmed", "packed", "shipped", "delivered", "returned"];

/** Moves an order on, step by step. */
export async function bring(orderId: number, to: OrderStatus): Promise<void> {
  const { status } = await Order.findByPk(orderId, { rejectOnEmpty: true });
  const end = to === "refused" ? road.indexOf("shipped") + 1 : road.indexOf(to) + 1;
  const steps = to === "cancelled" ? [to] : road.slice(road.indexOf(status) + 1, end);
  for (const step of to === "refused" ? [...steps, to] : steps) {
    await transact(async () => {
      const order = await Order.findByPk(orderId, { lock: true, rejectOnEmpty: true });
      await moveOrder(order, { to: step });
    });
  }
}

const rewardRow = {
  id: number,
  refererId: number,
  amount: number,
  rate: number,
  state: z.enum(rewardStates),
  reason: maybe(text),
  releaseAt: maybe(date),
  decidedAt: maybe(date),
};

type Reward = RowOf<typeof rewardRow>;

/** Returns the reward that is noted for an order's referrer. */
export async function rewardOf(orderId: number): Promise<Reward | undefined> {
  const [reward] = await rows(
    rewardRow,
    `select id, referer_id as "refererId", amount_paise as amount, rate, state, reason, release_at as "releaseAt",
       decided_at as "decidedAt" from referral_rewards where order_id = $orderId`,
    { orderId },
  );
  return reward;
}

/** Lets the days after an order's delivery pass; nothing is decided yet. */
export const letPass = (orderId: number): Promise<unknown> =>
  sequelize.query("update referral_rewards set release_at = now() where order_id = $orderId", {
    bind: { orderId },
  });

/** Lets somebody have earned a reward: an order of a friend, delivered long enough ago. */
export async function earn(referer: User, overrides: Overrides = {}): Promise<Order> {
  const friend = await buildUser({ refererId: referer.id });
  const order = await buy(friend, overrides);
  await bring(order.id, "delivered");
  await letPass(order.id);
  await releaseRewards();
  return order.reload();
}

/** A person's paise. */
export async function walletOf(userId: number): Promise<number> {
  const [row] = await rows(
    { balance: number },
    "select balance_paise as balance from wallets where user_id = $userId",
    { userId },
  );
  return row?.balance ?? 0;
}
