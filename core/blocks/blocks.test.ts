import { expect, test } from "vitest";
import { Block } from "#db/models/Block.ts";
import { buildUser } from "../../tests/factories.ts";
import { areBlocked } from "./areBlocked.ts";
import { blockPerson } from "./blockPerson.ts";
import { listBlocks } from "./listBlocks.ts";
import { unblockPerson } from "./unblockPerson.ts";

test("a block holds in both directions until whoever made it takes it back", async () => {
  const [one, other, third] = [await buildUser(), await buildUser(), await buildUser()];
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
  const [one, other] = [await buildUser(), await buildUser()];
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
  const one = await buildUser();
  const others = [await buildUser({ firstName: "Лола" }), await buildUser({ firstName: "Анвар" })];
  for (const { id } of others) await blockPerson(one.id, { userId: id, reason: "other" });
  await blockPerson(others[0]!.id, { userId: one.id, reason: "other" });
  const listed = await listBlocks(one.id);
  expect(listed.map(({ firstName }) => firstName)).toEqual(["Анвар", "Лола"]);
  expect(listed[0]!.createdAt).toBeInstanceOf(Date);
});
