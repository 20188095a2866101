import { expect, test } from "vitest";
import { Promotion } from "#db/models/Promotion.ts";
import { buildListing } from "../../../tests/factories.ts";
import { hold, someoneWaits } from "../../../tests/hold.ts";
import { findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { promoteWithCoins } from "./promoteWithCoins.ts";

await sellServices();
const offer = await findOffer("TopUp");

test("what ends while it is prolonged begins anew: no paid day is lost", async () => {
  const { id: listingId, ownerId: userId } = await buildListing();
  await giveCoins(userId, offer.cost * 2);
  const wish = { userId, listingId, featureIds: [offer.id] };
  await promoteWithCoins(wish);
  const release = await hold(() => Promotion.update({ endedAt: new Date() }, { where: { listingId } }));
  const prolonging = promoteWithCoins(wish);
  await someoneWaits();
  await release();
  await prolonging;
  const [running, ...others] = await Promotion.findAll({ where: { listingId, endedAt: null } });
  expect(others).toEqual([]);
  expect(running!.endsAt!.getTime() - running!.paidAt.getTime()).toBe(offer.daysAmount! * 86_400_000);
  expect(running!.endsAt!.getTime()).toBeGreaterThan(Date.now());
});
