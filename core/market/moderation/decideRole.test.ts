import { expect, test } from "vitest";
import { giveCoins } from "#core/desk/people/giveCoins.ts";
import { setRole } from "#core/desk/people/setRole.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Listing } from "#db/models/Listing.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { moderateListings } from "./moderateListings.ts";
import { reconsiderListing } from "./reconsiderListing.ts";

const forbidden = { code: "forbidden" };
const decide = (adminId: number, id: number, edition = 1) =>
  moderateListings(adminId, { isModerated: false, productIds: [id], editions: [edition] });

test("who is no admin any more, or is banned, neither decides nor takes back", async () => {
  const { id } = await buildListing({ status: "pending" });
  const former = await buildUser({ isAdmin: true });
  await decide(former.id, id);
  for (const change of [{ isAdmin: false }, { isAdmin: true, bannedAt: new Date() }]) {
    await former.update(change);
    await expect(reconsiderListing(former.id, { id, edition: 1 })).rejects.toMatchObject(forbidden);
    await expect(decide(former.id, id, 2)).rejects.toMatchObject(forbidden);
    await expect(decide(former.id, 0)).rejects.toMatchObject(forbidden);
  }
  expect(await Listing.findByPk(id)).toMatchObject({ status: "rejected", edition: 2 });
});

test("nothing is decided after the role is taken, however close", async () => {
  const [taker, owner] = [await buildUser({ isAdmin: true }), await buildUser()];
  const ends = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const former = await buildUser({ isAdmin: true });
    const ids: number[] = [];
    for (let made = 0; made < 6; made += 1) {
      ids.push((await buildListing({ status: "pending", ownerId: owner.id })).id);
    }
    const came = await Promise.allSettled([
      ...ids.map((id) => decide(former.id, id)),
      setRole({ adminId: taker.id, userId: former.id, role: null }),
    ]);
    for (const one of came) {
      ends.add(one.status);
      if (one.status === "rejected") expect(one.reason).toMatchObject(forbidden);
    }
    const taken = await AuditEntry.findOne({
      where: { action: "role.take", subjectId: String(former.id) },
      rejectOnEmpty: true,
    });
    const decided = await AuditEntry.findAll({ where: { actorId: former.id } });
    expect(decided.filter(({ id }) => id > taken.id)).toEqual([]);
    expect(await Listing.count({ where: { id: ids, status: "rejected" } })).toBe(decided.length);
  }
  expect(ends).toContain("fulfilled");
});

test("admins who decide about each other's listings, and about each other, lock nobody out", async () => {
  const [one, two] = [await buildUser({ isAdmin: true }), await buildUser({ isAdmin: true })];
  for (let round = 0; round < 10; round += 1) {
    const ofOne = await buildListing({ status: "pending", ownerId: one.id });
    const ofTwo = await buildListing({ status: "pending", ownerId: two.id });
    const give = (adminId: number, userId: number) =>
      giveCoins({ adminId, userId, coins: 1, reason: "За дело", decision: crypto.randomUUID() });
    const answers = await Promise.all([
      decide(one.id, ofTwo.id),
      decide(two.id, ofOne.id),
      give(one.id, two.id),
      give(two.id, one.id),
    ]);
    expect(answers.slice(0, 2)).toEqual([ofTwo, ofOne].map(({ id }) => ({ applied: [id], skipped: [] })));
  }
});
