import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { GroupMember } from "../../db/models/GroupMember.ts";
import { Order } from "../../db/models/Order.ts";
import { buildUser } from "../factories.ts";
import { buildProduct, purchaseOf } from "../shopFactories.ts";
import { type Moment, readyToStrike } from "../strike.ts";
import { startTestApi } from "../testApi.ts";

const api = await startTestApi();
const struckAt = await readyToStrike();
const product = await buildProduct();

/** Somebody's order of their own key; who hears nothing sends it again. */
async function begin(isGroupPurchase: boolean) {
  const { id: userId } = await buildUser({ botStartedAt: new Date() });
  const headers = { "Idempotency-Key": randomUUID() };
  const body = purchaseOf(product.id, { isGroupPurchase });
  const order = () => api.ask("/api/user/group-purchases/join-or-create", { as: userId, headers, body });
  const counts = async () => ({
    orders: await Order.count({ where: { userId } }),
    seats: await GroupMember.count({ where: { userId } }),
  });
  return { order, counts };
}

test.each([true, false])(
  "an order is placed whole and once, wherever the database goes away (in a group: %s)",
  async (isGroupPurchase) => {
    const none = { orders: 0, seats: 0 };
    const one = { orders: 1, seats: isGroupPurchase ? 1 : 0 };

    async function strike(statement: number, moment: Moment): Promise<boolean> {
      const { order, counts } = await begin(isGroupPurchase);
      const { wasStruck } = await struckAt(statement, moment, () => order().catch(() => {}));
      expect(wasStruck ? [none, one] : [one], `${moment} statement ${statement}`).toContainEqual(
        await counts(),
      );
      const again = await order();
      expect(again.status, `${moment} statement ${statement}, and once more`).toBe(200);
      expect((await order()).body).toEqual(again.body);
      expect(await counts()).toEqual(one);
      return wasStruck;
    }

    let statement = 1;
    while (await strike(statement, "before")) statement += 1;
    expect(statement).toBeGreaterThan(2);
    // All is kept, and nobody hears.
    expect(await strike(statement - 1, "after")).toBe(true);
  },
  120_000,
);
