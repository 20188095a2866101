import { expect, test } from "vitest";
import { BLOCKS_PER_DAY } from "#contract/limits.ts";
import { Block } from "#db/models/Block.ts";
import type { User } from "#db/models/User.ts";
import { buildConnection, buildListing, buildUser } from "../../../tests/factories.ts";
import { areBlocked, blockPerson, listBlocks, unblockPerson } from "./blockPerson.ts";

/** Somebody who sells, whom anybody may meet. */
async function buildSeller(overrides: Parameters<typeof buildUser>[0] = {}): Promise<User> {
  const seller = await buildUser(overrides);
  await buildListing({ ownerId: seller.id });
  return seller;
}

const page = { skip: 0, take: 25 };

test("a block holds in both directions until whoever made it takes it back", async () => {
  const [one, other, third] = [await buildSeller(), await buildSeller(), await buildUser()];
  expect(await areBlocked(one.id, other.id)).toBe(false);
  await blockPerson(one.id, { userId: other.id, reason: "rude" });
  expect(await areBlocked(one.id, other.id)).toBe(true);
  expect(await areBlocked(other.id, one.id)).toBe(true);
  expect(await areBlocked(one.id, third.id)).toBe(false);

  await blockPerson(other.id, { userId: one.id, reason: "spam" });
  await unblockPerson(one.id, other.id);
  expect(await areBlocked(one.id, other.id)).toBe(true);
  await unblockPerson(other.id, one.id);
  await unblockPerson(other.id, one.id);
  expect(await areBlocked(one.id, other.id)).toBe(false);
});

test("blocking twice or at once is one block with the last reason", async () => {
  const [one, other] = [await buildUser(), await buildSeller()];
  await Promise.all(
    Array.from({ length: 5 }, () => blockPerson(one.id, { userId: other.id, reason: "other" })),
  );
  await blockPerson(one.id, { userId: other.id, reason: "fraud", note: "Не пришёл" });
  const blocks = await Block.findAll({ where: { blockerId: one.id } });
  expect(blocks).toHaveLength(1);
  expect(blocks[0]).toMatchObject({ reason: "fraud", note: "Не пришёл" });
});

test("nobody blocks themselves or somebody who isn't there", async () => {
  const { id } = await buildUser();
  await expect(blockPerson(id, { userId: id, reason: "other" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  await expect(blockPerson(id, { userId: 2_000_000_000, reason: "other" })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("the list is one's own, the latest first", async () => {
  const one = await buildSeller();
  const others = [await buildSeller({ firstName: "Лола" }), await buildSeller({ firstName: "Анвар" })];
  for (const { id } of others) await blockPerson(one.id, { userId: id, reason: "other" });
  await blockPerson(others[0]!.id, { userId: one.id, reason: "other" });
  const listed = await listBlocks(one.id, page);
  expect(listed.map(({ firstName }) => firstName)).toEqual(["Анвар", "Лола"]);
  expect(listed[0]!.createdAt).toBeInstanceOf(Date);
  expect(await listBlocks(one.id, { skip: 1, take: 1 })).toEqual([listed[1]]);
  expect(await listBlocks(one.id, { ...page, userId: others[0]!.id })).toEqual([listed[1]]);
  expect(await listBlocks(one.id, { ...page, userId: one.id })).toEqual([]);
});

test("only whom one can meet is blocked: a seller, or who was in contact", async () => {
  const one = await buildUser();
  const refused = { code: "not_found" };
  const block = (blocker: User, { id }: User) => blockPerson(blocker.id, { userId: id, reason: "other" });
  const unseen = await buildUser();
  await buildListing({ ownerId: unseen.id, status: "pending" });
  await expect(block(one, await buildUser())).rejects.toMatchObject(refused);
  await expect(block(one, unseen)).rejects.toMatchObject(refused);
  expect(await listBlocks(one.id, page)).toEqual([]);

  const [seller, buyer] = [await buildUser(), await buildUser()];
  const { id: listingId } = await buildListing({ ownerId: seller.id, status: "pending" });
  await buildConnection({ userId: buyer.id, listingId });
  await block(seller, buyer);
  await block(buyer, seller);
  await expect(block(one, buyer)).rejects.toMatchObject(refused);
  const former = await buildUser();
  await buildListing({ ownerId: former.id, status: "closed" });
  await block(one, former);
});

test("a banned person blocks nobody", async () => {
  const banned = await buildUser({ bannedAt: new Date() });
  const wish = { userId: (await buildSeller()).id, reason: "other" as const };
  await expect(blockPerson(banned.id, wish)).rejects.toMatchObject({ code: "banned" });
});

test("a person blocks so many a day, also when they come at once", async () => {
  const one = await buildUser();
  const sellers: User[] = [];
  for (let made = 0; made < BLOCKS_PER_DAY + 3; made += 1) sellers.push(await buildSeller());
  const block = ({ id }: User) => blockPerson(one.id, { userId: id, reason: "spam" });
  const results = await Promise.allSettled(sellers.map(block));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(3);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: "daily_limit", details: { retryAfter: expect.any(Number) } });
  }
  expect(await Block.count({ where: { blockerId: one.id } })).toBe(BLOCKS_PER_DAY);
  // Whom one has blocked already isn't one more.
  await block(sellers[results.findIndex(({ status }) => status === "fulfilled")]!);
});
