import { describe, expect, test } from "vitest";
import type { PromotionOffer } from "#contract/promotions.ts";
import {
  choose,
  drop,
  hasWhole,
  inSum,
  linesOf,
  type Offers,
  packFor,
  restoreTopUp,
  stepsOf,
  totalOf,
} from "./promotion.ts";

const priceOf = (id: number, cost: number, fakeCost: number | null) => ({
  id,
  cost,
  stars: null,
  fakeCost,
  discount: null,
  gtmEventName: `promote_${id}`,
  icon: "",
});
const offerOf = (name: string, price: ReturnType<typeof priceOf>): PromotionOffer => ({
  ...price,
  header: name,
  text: "",
  cardHeader: name,
  cardText: "",
  daysAmount: null,
  values: [],
});
const topUpValue = (price: ReturnType<typeof priceOf>) => ({
  ...price,
  daysAmount: 3,
  daysAmountText: "3 дня",
  viewMultiply: 5,
});
const values = [topUpValue(priceOf(1, 50, 75)), topUpValue(priceOf(2, 120, 200))];
const offers: Offers = {
  TopUp: { ...offerOf("Подъём", priceOf(1, 50, 75)), values },
  Vip: offerOf("VIP", priceOf(4, 150, null)),
  Premium: offerOf("Premium", priceOf(5, 80, 120)),
};

describe("steps", () => {
  test("come in the stated order", () => {
    expect(stepsOf(offers)).toEqual(["TopUp", "Vip", "Premium", "payment_summary", "payment"]);
  });

  test("leave out what isn't sold; nothing sold is no wizard", () => {
    const { Vip, ...others } = offers;
    expect(Vip).toBeDefined();
    expect(stepsOf(others)).toEqual(["TopUp", "Premium", "payment_summary", "payment"]);
    expect(stepsOf({})).toEqual([]);
  });
});

describe("a choice", () => {
  test("takes one of a type in place of another of it, and leaves other types alone", () => {
    const both = choose(choose({}, "TopUp", 1), "Vip", 4);
    expect(choose(both, "TopUp", 2)).toEqual({ TopUp: 2, Vip: 4 });
    expect(drop(both, "TopUp")).toEqual({ Vip: 4 });
    expect(both).toEqual({ TopUp: 1, Vip: 4 });
  });

  test("gets the first of TopUp back where it was removed, or is no longer sold", () => {
    expect(restoreTopUp({ Vip: 4 }, offers)).toEqual({ TopUp: 1, Vip: 4 });
    expect(restoreTopUp({ TopUp: 99 }, offers)).toEqual({ TopUp: 1 });
    expect(restoreTopUp({ TopUp: 2 }, offers)).toEqual({ TopUp: 2 });
    expect(restoreTopUp({ Vip: 4 }, { Vip: offers.Vip as PromotionOffer })).toEqual({ Vip: 4 });
  });

  test("is paid line by line in the order of the steps; what isn't sold any longer costs nothing", () => {
    const lines = linesOf(offers, { Premium: 5, TopUp: 2, Vip: 77 });
    expect(lines.map(({ type, id, cost }) => [type, id, cost])).toEqual([
      ["TopUp", 2, 120],
      ["Premium", 5, 80],
    ]);
    expect(lines[0]?.value?.viewMultiply).toBe(5);
    expect(lines[1]?.value).toBeUndefined();
  });
});

test("a total is in coins, 100 sum each, and what is saved counts struck prices only", () => {
  const total = totalOf(linesOf(offers, { TopUp: 1, Vip: 4, Premium: 5 }));
  expect(total).toEqual({ coins: 280, saved: 65 });
  expect(inSum(total.coins)).toBe(28_000);
  expect(totalOf([])).toEqual({ coins: 0, saved: 0 });
});

test("the pack for missing coins is the smallest that holds them, else the largest", () => {
  const packs = [1000, 50, 250].map((coins, id) => ({ id, coins, priceSum: 0, priceStars: 0 }));
  expect(packFor(packs, 51)?.coins).toBe(250);
  expect(packFor(packs, 50)?.coins).toBe(50);
  expect(packFor(packs, 5000)?.coins).toBe(1000);
  expect(packFor([], 1)).toBeUndefined();
});

test("place 1 of VIP and a Premium that would run over a week are whole", () => {
  const vip = { type: "Vip", daysLeft: null } as const;
  expect(hasWhole({ ...vip, place: 1 }, null)).toBe(true);
  expect(hasWhole({ ...vip, place: 2 }, null)).toBe(false);
  const premium = { type: "Premium", place: null } as const;
  expect(hasWhole({ ...premium, daysLeft: 2 }, 7)).toBe(true);
  expect(hasWhole({ ...premium, daysLeft: 2 }, 5)).toBe(false);
  expect(hasWhole(undefined, 7)).toBe(false);
});
