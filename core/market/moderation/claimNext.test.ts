import { expect, test } from "vitest";
import { ModerationItem } from "#contract/moderation.ts";
import { Listing } from "#db/models/Listing.ts";
import { outsideTransaction, sequelize, transact } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { claimNext, prolongClaim } from "./claimNext.ts";
import { moderateListings } from "./moderateListings.ts";
import { readModerationQueue } from "./readModerationQueue.ts";
import { releaseClaim } from "./releaseClaim.ts";

const [karim, dilnoza] = [
  await buildUser({ isAdmin: true, firstName: "Карим" }),
  await buildUser({ isAdmin: true, firstName: "Дилноза" }),
];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function fill(count: number): Promise<number[]> {
  await sequelize.query("delete from moderation_claims");
  await Listing.update({ status: "rejected", rejectReason: "other" }, { where: { status: "pending" } });
  const made = [];
  for (let index = 0; index < count; index += 1) {
    made.push(await buildListing({ status: "pending", submittedAt: minutesAgo(60 - index) }));
  }
  return made.map(({ id }) => id);
}

const age = (listingId: number, minutes: number) =>
  sequelize.query(
    "update moderation_claims set expires_at = expires_at - make_interval(mins => $minutes) where listing_id = $listingId",
    { bind: { listingId, minutes } },
  );
const claimed = async (admin: { id: number }, except?: number[]) =>
  (await claimNext(admin.id, except)).item?.product.id;

test("each is given another one, in the order of the queue, and the same again whom it belongs to", async () => {
  const [first, second] = await fill(2);
  const { item, total } = await claimNext(karim.id);
  expect(ModerationItem.parse(item)).toEqual(item);
  expect({ id: item?.product.id, total, claim: item?.claim }).toEqual({ id: first, total: 2, claim: null });
  expect(await claimed(dilnoza)).toBe(second);
  expect(await claimed(karim)).toBe(first);
  expect(await claimNext((await buildUser({ isAdmin: true })).id)).toEqual({ item: undefined, total: 2 });
});

test("many who race through a queue never meet, and nothing is left out", async () => {
  const ids = await fill(24);
  const admins = await Promise.all(Array.from({ length: 6 }, () => buildUser({ isAdmin: true })));
  const shown: number[] = [];
  async function workOff(adminId: number): Promise<void> {
    for (;;) {
      const { item } = await claimNext(adminId);
      if (!item) return;
      shown.push(item.product.id);
      const { applied } = await moderateListings(adminId, {
        isModerated: true,
        productIds: [item.product.id],
        editions: [item.edition],
      });
      expect(applied).toEqual([item.product.id]);
    }
  }
  await Promise.all(admins.map(({ id }) => workOff(id)));
  expect(shown.sort((one, other) => one - other)).toEqual(ids);
});

test("a claim ends after ten minutes without a press, and each press prolongs it", async () => {
  const [only = 0] = await fill(1);
  expect(await claimed(karim)).toBe(only);
  await age(only, 9);
  await prolongClaim(karim.id, only);
  await age(only, 9);
  expect(await claimed(dilnoza)).toBeUndefined();
  await age(only, 1);
  expect(await claimed(dilnoza)).toBe(only);
  await prolongClaim(karim.id, only);
  expect(await claimed(karim)).toBeUndefined();
});

test("what is put off or let go is others', and doesn't come back by itself", async () => {
  const [first = 0, second] = await fill(2);
  expect(await claimed(karim)).toBe(first);
  expect(await claimed(karim, [first])).toBe(second);
  expect(await claimed(dilnoza)).toBe(first);
  await releaseClaim(dilnoza.id);
  expect(await claimed(karim)).toBe(first);
});

test("a listing that somebody is changing right now isn't waited for", async () => {
  const [first, second] = await fill(2);
  await transact(async () => {
    await Listing.findByPk(first, { lock: true });
    expect(await outsideTransaction(() => claimed(karim))).toBe(second);
  });
});

test("the page tells the others who looks at what, until it is decided", async () => {
  const [only = 0] = await fill(1);
  await claimed(karim);
  const read = async ({ id }: { id: number }) =>
    (JSON.parse((await readModerationQueue(id, { skip: 0, take: 5 })).text) as { data: ModerationItem[] })
      .data;
  expect((await read(dilnoza))[0]?.claim).toMatchObject({ firstName: "Карим" });
  expect((await read(karim))[0]?.claim).toBeNull();
  const [{ edition } = { edition: 0 }] = await read(dilnoza);
  await moderateListings(dilnoza.id, { isModerated: true, productIds: [only], editions: [edition] });
  const [left] = await sequelize.query("select listing_id from moderation_claims");
  expect(left).toEqual([]);
});
