import { afterEach, expect, test, vi } from "vitest";
import { buildOrder, sellServices } from "../../../tests/moneyFactories.ts";
import { findOpenPayment } from "./findOpenPayment.ts";

await sellServices();
const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

test("an order is open by the clock it was made by, wherever the database's stands", async () => {
  const { listing, order } = await buildOrder();
  const wish = { userId: listing.ownerId, listingId: listing.id };
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + 11 * HOUR_MS);
  expect(await findOpenPayment(wish)).toMatchObject({ id: order.id });
  vi.setSystemTime(now + 13 * HOUR_MS);
  expect(await findOpenPayment(wish)).toBeNull();

  vi.setSystemTime(now - 13 * HOUR_MS);
  const { listing: other, order: early } = await buildOrder();
  expect(await findOpenPayment({ userId: other.ownerId, listingId: other.id })).toMatchObject({
    id: early.id,
  });
});
