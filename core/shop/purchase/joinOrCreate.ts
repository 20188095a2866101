import type { z } from "zod";
import type { PurchaseInput } from "#contract/groups.ts";
import { keepReferer } from "#core/people/accounts/keepReferer.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { readNumber } from "#core/platform/flags/flags.ts";
import { assertDailyLimit } from "#core/platform/limits/assertDailyLimit.ts";
import { holdLock } from "#db/locks.ts";
import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import { Product } from "#db/models/Product.ts";
import { transact } from "#db/sequelize.ts";
import { findOrMakeSeat } from "../groups/findOrMakeSeat.ts";
import { takeSeat } from "../groups/takeSeat.ts";
import { getBuyer } from "../orders/getBuyer.ts";
import { type Delivery, placeOrder } from "../orders/placeOrder.ts";
import { saveDelivery } from "../orders/saveDelivery.ts";
import { askToConfirm } from "../orders/tellBuyer.ts";

const USUAL_ORDERS_PER_DAY = 30;

/**
 * Limits the orders of a person, cancelled or not. Nothing is paid beforehand, so a person alone could make a product the
 * best sold.
 * @throws {RuleError} daily_limit
 */
async function assertMayOrder(userId: number): Promise<void> {
  const limit = await readNumber("ORDERS_PER_DAY", USUAL_ORDERS_PER_DAY);
  await assertDailyLimit("orders", { made: "orders where user_id = $userId", bind: { userId }, limit });
}

type Purchase = z.output<typeof PurchaseInput>;

interface Placed {
  /** The buyer's own code in the group; null alone. */
  inviteCode: string | null;
  orderId: number;
  orderNumber: string;
}

async function findSold(productId: number): Promise<Product> {
  const product = await Product.findByPk(productId);
  if (!product?.publishedAt) throw new RuleError("not_found", "No such product");
  if (!product.isReal) throw new RuleError("conflict", "The product isn't sold yet");
  return product;
}

/**
 * One whose time has run out is closed by the job within a minute; until then it holds nobody.
 * @throws {RuleError} ALREADY_IN_GROUP with the code of the group the person waits in.
 */
async function assertWaitsNowhere(userId: number, productId: number) {
  // By their seats, as whoever took over another account may sit in two.
  const seats = await GroupMember.findAll({ where: { userId, productId, leftAt: null }, order: ["id"] });
  const groups = await Group.findAll({ where: { id: seats.map(({ groupId }) => groupId), status: "open" } });
  const now = Date.now();
  const group = groups.find(({ endsAt }) => endsAt.getTime() > now);
  if (group) {
    throw new RuleError("ALREADY_IN_GROUP", "The person waits in a group of this product", {
      fields: { inviteCode: group.inviteCode },
    });
  }
  await GroupMember.update({ isWaiting: false }, { where: { userId, productId, isWaiting: true } });
}

/**
 * Orders a product: in a group, which is joined or started as decided in docs/decisions/0043-groups.md, or alone. Price, place and
 * how the buyer came are decided by the server, in one transaction.
 * @throws {RuleError} banned, not_found, conflict for what isn't sold, phone_unproven, ALREADY_IN_GROUP, GROUP_FULL, GROUP_ENDED,
 * price_changed when it comes to more than the buyer was shown, balance_changed when they have less, daily_limit
 */
export function joinOrCreate(userId: number, purchase: Purchase): Promise<Placed> {
  const { productId, joinType, inviteCode, isGroupPurchase, refererId, ...how } = purchase;
  const { phoneNumber, total, balance, ...delivery } = how;
  return transact(async () => {
    // One order of a person at a time: two tabs would both find them waiting nowhere.
    await holdLock("orders", userId);
    await assertMayOrder(userId);
    const product = await findSold(productId);
    const saved: Delivery = await saveDelivery(userId, { ...delivery, phoneNumber });
    if (!isGroupPurchase) {
      await keepReferer(userId, refererId);
      const buyer = await getBuyer(userId);
      const order = await placeOrder(buyer, product, {
        delivery: saved,
        boughtAs: "alone",
        groupId: null,
        shownTotal: total,
        balance,
      });
      await askToConfirm(order.id);
      return { inviteCode: null, orderId: order.id, orderNumber: order.number };
    }
    await assertWaitsNowhere(userId, productId);
    const seat = await findOrMakeSeat({ userId, product, joinType, inviteCode });
    await keepReferer(userId, refererId);
    await keepReferer(userId, seat.broughtBy);
    const buyer = await getBuyer(userId);
    const boughtAs = seat.joinType === "Created" ? "creator" : "member";
    const order = await placeOrder(buyer, product, {
      delivery: saved,
      boughtAs,
      groupId: seat.group.id,
      shownTotal: total,
      balance,
    });
    return { inviteCode: await takeSeat(seat, order), orderId: order.id, orderNumber: order.number };
  });
}
