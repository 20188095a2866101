import { expect, test } from "vitest";
import { config } from "#config";
import { Listing } from "#db/models/Listing.ts";
import { buildListing } from "../../../tests/factories.ts";
import { priceInSum } from "../listings/priceInSum.ts";
import { refreshPricesInSum } from "./refreshPricesInSum.ts";

test("prices in units follow the rate, all others stay, and a second run changes nothing", async () => {
  const prices = [1, 7, 333, 123_457, 999_999_999_999];
  const inUnits = await Promise.all(
    prices.map((price) => buildListing({ price, currency: "UYE", priceSum: price * 11_000 })),
  );
  const good = await buildListing({ price: 5, currency: "UYE", priceSum: priceInSum(5, "UYE") });
  const inSum = await buildListing({ price: 700 });

  const changed = await Promise.all([1, 2, 3].map(() => refreshPricesInSum({ batch: 2 })));

  expect(changed.reduce((sum, count) => sum + count, 0)).toBe(prices.length);
  for (const before of [...inUnits, good, inSum]) {
    const { price, priceSum, currency, updatedAt } = (await Listing.findByPk(before.id))!;
    expect({ priceSum, updatedAt }).toEqual({
      priceSum: priceInSum(price, currency),
      updatedAt: before.updatedAt,
    });
  }
  expect(config.UYE_RATE_SUM).not.toBe(11_000);
  expect(await refreshPricesInSum()).toBe(0);
});
