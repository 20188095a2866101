import { randomInt } from "node:crypto";
import { type BuyingAs, itemTotal } from "#contract/shopPrices.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Order } from "#db/models/Order.ts";
import { OrderMove } from "#db/models/OrderMove.ts";
import type { Product } from "#db/models/Product.ts";
import { spendBalance } from "../referral/enterMoney.ts";
import type { Buyer } from "./getBuyer.ts";

/** Where and how to bring it, and how the buyer came. */
export interface Delivery {
  quantity: number;
  address: string;
  addressExtra: string;
  city: string;
  state: string;
  pin: string;
  recipientName: string;
  /** The phone to call about it; the buyer's proven phone when absent. */
  phoneNumber?: string | undefined;
  utmSource?: string | undefined;
  utmMedium?: string | undefined;
  depth?: number | undefined;
}

interface Terms {
  delivery: Delivery;
  boughtAs: BuyingAs;
  groupId: number | null;
  /** The total that the buyer was shown, in rupees. */
  shownTotal: number | undefined;
  /** Rupees of the buyer's balance that pay a part of it. */
  balance: number;
}

const NUMBER_FROM = 1_000_000_000;
const NUMBER_TO = 10_000_000_000;

/** A number that no order has: of a million orders one in nine thousand would meet a taken one. */
async function drawNumber(): Promise<string> {
  const number = String(randomInt(NUMBER_FROM, NUMBER_TO));
  return (await Order.findOne({ where: { number }, attributes: ["id"] })) ? drawNumber() : number;
}

/**
 * Writes an order at the prices of now, within the caller's transaction.
 * @throws {RuleError} price_changed when it comes to more than the buyer was shown; less is nobody's trouble.
 * balance_changed when the buyer has less balance than that, invalid_input for more balance than it comes to.
 */
export async function placeOrder(
  buyer: Buyer,
  product: Product,
  { delivery, boughtAs, groupId, shownTotal, balance }: Terms,
): Promise<Order> {
  const { depth, quantity, ...rest } = delivery;
  const total = quantity * itemTotal(product, boughtAs);
  if (shownTotal !== undefined && total > shownTotal) {
    throw new RuleError("price_changed", `It comes to ${total}, not ${shownTotal}`);
  }
  if (balance > (shownTotal ?? total)) {
    throw new RuleError("invalid_input", "More than it comes to", { fields: { balance: "number" } });
  }
  const order = await Order.create({
    ...rest,
    number: await drawNumber(),
    userId: buyer.id,
    productId: product.id,
    groupId,
    boughtAs,
    quantity,
    price: product.price,
    discountedPrice: product.discountedPrice,
    total,
    // Where it comes to less than was shown, less is taken.
    balanceUsed: Math.min(balance, total),
    confirmAskedAt: groupId === null ? new Date() : null,
    phoneNumber: rest.phoneNumber ?? buyer.phoneNumber,
    refererId: buyer.refererId,
    clientDepth: depth ?? null,
    utmSource: rest.utmSource ?? null,
    utmMedium: rest.utmMedium ?? null,
  });
  await OrderMove.create({ orderId: order.id, toStatus: order.status });
  await spendBalance({ userId: buyer.id, orderId: order.id, rupees: order.balanceUsed });
  return order;
}
