import { moveByShop } from "../core/shop/orders/moveByShop.ts";
import { underWay } from "../core/shop/orders/orderStates.ts";
import { joinOrCreate } from "../core/shop/purchase/joinOrCreate.ts";
import { Order } from "../db/models/Order.ts";
import type { User } from "../db/models/User.ts";
import { buildUser } from "./factories.ts";
import { buildProduct, purchaseOf } from "./shopFactories.ts";

/** What somebody whom the bot can write to has ordered alone, of a product of its own unless it is given. */
export async function buyAlone(
  overrides: Partial<Parameters<typeof purchaseOf>[1]> = {},
  buyer?: User,
): Promise<Order> {
  const { id: userId } = buyer ?? (await buildUser({ botStartedAt: new Date() }));
  const productId = overrides?.productId ?? (await buildProduct()).id;
  const { orderId } = await joinOrCreate(
    userId,
    purchaseOf(productId, { isGroupPurchase: false, ...overrides }),
  );
  return Order.findByPk(orderId, { rejectOnEmpty: true });
}

/** The orders of people who gather in one group of five, the first of whom starts it. */
export async function gather(people: readonly User[], productId?: number): Promise<Order[]> {
  const id = productId ?? (await buildProduct()).id;
  const orderIds: number[] = [];
  let inviteCode: string | undefined;
  for (const { id: userId } of people) {
    const joined = await joinOrCreate(userId, purchaseOf(id, { ...(inviteCode && { inviteCode }) }));
    inviteCode ??= joined.inviteCode ?? undefined;
    orderIds.push(joined.orderId);
  }
  return Order.findAll({ where: { id: orderIds }, order: ["id"] });
}

/** Moves an order on, step by step, to one of the statuses of an order that goes its way. */
export async function bringTo(order: Order, to: (typeof underWay)[number], adminId: number): Promise<Order> {
  for (const step of underWay) {
    await moveByShop(adminId, { id: order.id, to: step });
    if (step === to) break;
  }
  return order.reload();
}
