import { expect, test } from "vitest";
import { VIP_PLACES } from "#contract/limits.ts";
import { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { buildListing, findOffer, giveCoins, sellServices } from "../../tests/factories.ts";
import { checkLedger } from "../ledger/checkLedger.ts";
import { closeListing } from "../listings/closeListing.ts";
import { readTopListings } from "../listings/readTopListings.ts";
import { promoteWithCoins } from "./promoteWithCoins.ts";

const STEPS = 2000;
const LISTINGS = 30;

await sellServices();
const { id: vip } = await findOffer("Vip");
const sellers = await Promise.all(Array.from({ length: LISTINGS }, () => buildListing()));
for (const { ownerId } of sellers) await giveCoins(ownerId, 1_000_000);

/** The same numbers in every run. */
function makeRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const pay = ({ id, ownerId }: Listing) =>
  promoteWithCoins({ userId: ownerId, listingId: id, featureIds: [vip] });

async function ring(): Promise<number[]> {
  const answer = JSON.parse((await readTopListings(-1)).text) as { data: { id: number }[] };
  return answer.data.map(({ id }) => id);
}

test(`after each of ${STEPS} random payments and closings the ring is as the model says`, async () => {
  const random = makeRandom(20_261_123);
  let model: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const seller = sellers[random(LISTINGS)]!;
    if (random(10) === 0) {
      await closeListing(seller.ownerId, { id: seller.id, reason: "Other" });
      await Listing.update({ status: "active", closeReason: null }, { where: { id: seller.id } });
      model = model.filter((id) => id !== seller.id);
    } else if (model[0] === seller.id) {
      await expect(pay(seller)).rejects.toMatchObject({ code: "already_promoted" });
    } else {
      await pay(seller);
      model = [seller.id, ...model.filter((id) => id !== seller.id)].slice(0, VIP_PLACES);
    }
    expect(await ring()).toEqual(model);
  }
  expect((await checkLedger()).faults).toEqual([]);
}, 120_000);

test("many who pay at once each get a place, ten at most stay", async () => {
  await Promotion.update({ endedAt: new Date() }, { where: { endedAt: null } });
  await Promise.all(sellers.map(pay));
  const places = await ring();
  expect(new Set(places).size).toBe(VIP_PLACES);
  const running = await Promotion.findAll({ where: { endedAt: null }, order: [["paidAt", "desc"]] });
  expect(running.map(({ listingId }) => listingId)).toEqual(places);
});
