import { randomInt } from "node:crypto";
import { type BuyingAs, itemTotal } from "#contract/shopPrices.ts";
import { Order } from "#db/models/Order.ts";
import { OrderMove } from "#db/models/OrderMove.ts";
import type { Product } from "#db/models/Product.ts";
import type { Buyer } from "./findBuyer.ts";

/** Where and how to bring it, and how the buyer came. */
export interface Delivery {
  quantity: number;
  address: string;
  addressExtra: string;
  city: string;
  state: string;
  pin: string;
  recipientName: string;
  /** Whom to call about it; the buyer's proven phone when absent. */
  phoneNumber?: string | undefined;
  utmSource?: string | undefined;
  utmMedium?: string | undefined;
  depth?: number | undefined;
}

const NUMBER_FROM = 1_000_000_000;
const NUMBER_TO = 10_000_000_000;

/** Writes an order at the prices of now, within the caller's transaction. */
export async function placeOrder(
  buyer: Buyer,
  product: Product,
  { delivery, boughtAs, groupId }: { delivery: Delivery; boughtAs: BuyingAs; groupId: number | null },
): Promise<Order> {
  const { depth, quantity, ...rest } = delivery;
  const order = await Order.create({
    ...rest,
    number: String(randomInt(NUMBER_FROM, NUMBER_TO)),
    userId: buyer.id,
    productId: product.id,
    groupId,
    boughtAs,
    quantity,
    price: product.price,
    discountedPrice: product.discountedPrice,
    total: quantity * itemTotal(product, boughtAs),
    phoneNumber: rest.phoneNumber ?? buyer.phoneNumber,
    refererId: buyer.refererId,
    clientDepth: depth ?? null,
    utmSource: rest.utmSource ?? null,
    utmMedium: rest.utmMedium ?? null,
  });
  await OrderMove.create({ orderId: order.id, toStatus: order.status });
  return order;
}
