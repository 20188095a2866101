import { expect, test, vi } from "vitest";
import { Order } from "#db/models/Order.ts";
import { buildUser } from "../../../tests/factories.ts";
import { buildProduct, purchaseOf } from "../../../tests/shopFactories.ts";
import { joinOrCreate } from "../purchase/joinOrCreate.ts";

const drawn: number[] = [];
vi.mock("node:crypto", async (actual) => {
  const crypto = await actual<typeof import("node:crypto")>();
  return {
    ...crypto,
    // Only an order's number is drawn from so many.
    randomInt: (...bounds: [number, number]) =>
      (bounds[1] === 10_000_000_000 ? drawn.shift() : undefined) ?? crypto.randomInt(...bounds),
  };
});

test("a number that somebody's order has already is drawn anew", async () => {
  const { id } = await buildProduct();
  const order = async () => joinOrCreate((await buildUser()).id, purchaseOf(id, { isGroupPurchase: false }));
  drawn.push(4_000_000_001, 4_000_000_001, 4_000_000_001, 4_000_000_002);
  const numbers = [(await order()).orderNumber, (await order()).orderNumber];
  expect(numbers).toEqual(["4000000001", "4000000002"]);
  expect(await Order.count({ where: { number: numbers } })).toBe(2);
});
