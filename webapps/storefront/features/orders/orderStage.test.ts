import { expect, test } from "vitest";
import { orderStatuses } from "#contract/groups.ts";
import type { CancelReason } from "#contract/reasons.ts";
import {
  cardOf,
  deliveredOrder,
  groupOfOrder,
  orderOf,
} from "../../../../tests/kits/webapps/storefront/renderOrders.tsx";
import { moneyOf, orderStage, orderSteps, stageWords, toneOf } from "./orderStage.ts";

test("what is placed waits for its group, for its buyer, or is about to be cancelled", () => {
  const waiting = { isConfirmable: false, group: groupOfOrder() };
  expect(orderStage(cardOf(waiting))).toBe("gathering");
  expect(orderStage(cardOf({ group: groupOfOrder({ status: "completed" }) }))).toBe("toConfirm");
  expect(orderStage(cardOf())).toBe("toConfirm");
  expect(orderStage(cardOf({ ...waiting, group: groupOfOrder({ status: "expired" }) }))).toBe("groupOver");
});

test("what is cancelled is told by its reason, and plainly where that has no words", () => {
  const cancelled = (cancelReason: CancelReason | null) =>
    stageWords(cardOf({ status: "cancelled", isConfirmable: false, cancelReason }));
  expect(cancelled("group_expired")).toBe("group_expired");
  expect(cancelled("by_shop")).toBe("by_shop");
  expect(cancelled(null)).toBe("cancelled");
  expect(cancelled("something_new" as CancelReason)).toBe("cancelled");
});

test("money is due until the parcel is there; what came to nothing costs nothing, what went back comes back", () => {
  const money = orderStatuses.map((status) => moneyOf(cardOf({ status })));
  expect(money).toEqual(["due", "due", "due", "due", "paid", "nothing", "nothing", "back"]);
  expect(toneOf("delivered")).toBe("good");
});

const shapeOf = (steps: ReturnType<typeof orderSteps>) =>
  steps.map(({ status, state }) => `${status} ${state}`);

test("the way goes on from where the order is, and ends where it was cut off", () => {
  expect(shapeOf(orderSteps(orderOf()))).toEqual([
    "placed now",
    "confirmed ahead",
    "packed ahead",
    "shipped ahead",
    "delivered ahead",
  ]);
  expect(shapeOf(orderSteps(deliveredOrder())).at(-1)).toBe("delivered done");
  const [placed] = orderOf().moves;
  const cancelled = { to: "cancelled" as const, at: "2026-11-20T10:00:00.000Z", note: "By mistake" };
  const cut = orderSteps(orderOf({ status: "cancelled", moves: placed ? [placed, cancelled] : [] }));
  expect(shapeOf(cut)).toEqual(["placed done", "cancelled over"]);
  expect(cut.at(-1)?.note).toBe("By mistake");
});

test("an order without its moves was at least placed", () => {
  const order = orderOf({ moves: [] });
  expect(orderSteps(order)[0]).toMatchObject({ status: "placed", at: order.createdAt });
});
