import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { answerOnce } from "../../core/platform/idempotency/answerOnce.ts";
import { Listing } from "../../db/models/Listing.ts";
import { sequelize } from "../../db/sequelize.ts";
import { buildListingInput, buildUser } from "../factories.ts";
import { startChild } from "../startChild.ts";
import { type Moment, readyToStrike } from "../strike.ts";
import { startTestApi } from "../testApi.ts";

const api = await startTestApi();
const struckAt = await readyToStrike();

test("a process that is killed with a key is followed by the next call once its lease is over", async () => {
  const { id: userId } = await buildUser();
  const asked = { userId, key: "k", endpoint: "POST /x", request: { a: 1 } };
  const lease = 3000;
  const holder = await startChild("tests/badLuck/keyHolder.ts", {
    args: [JSON.stringify(asked), String(lease)],
  });
  const work = vi.fn(() => Promise.resolve({ done: true }));
  await expect(answerOnce(asked, work, { patience: lease })).rejects.toMatchObject({ code: "conflict" });
  await holder.kill();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => answerOnce(asked, work, { patience: 60_000 })),
  );
  expect(answers).toEqual(Array(10).fill({ done: true }));
  expect(work).toHaveBeenCalledOnce();
}, 60_000);

test("what is done in parts is done when it is asked again, wherever the database goes away", async () => {
  const times = { lease: 100, patience: 30_000 };
  async function strike(statement: number, moment: Moment): Promise<boolean> {
    const { id: userId } = await buildUser();
    const asked = { userId, key: "k", endpoint: "POST /x", request: {} };
    const work = vi.fn(() => sequelize.query("select 1"));
    const call = () => answerOnce(asked, async () => void (await work()), times);
    const { wasStruck } = await struckAt(statement, moment, () => call().catch(() => {}));
    await call();
    const before = work.mock.calls.length;
    await call();
    expect(work, `${moment} statement ${statement}`).toHaveBeenCalledTimes(before);
    expect(before).toBeLessThanOrEqual(2);
    return wasStruck;
  }
  for (const moment of ["before", "after"] as const) {
    let statement = 1;
    while (await strike(statement, moment)) statement += 1;
    expect(statement).toBeGreaterThan(3);
  }
}, 60_000);

test("a listing is posted whole and once, wherever the database goes away", async () => {
  async function strike(statement: number, moment: Moment): Promise<boolean> {
    const { id: userId } = await buildUser();
    const headers = { "Idempotency-Key": randomUUID() };
    const body = await buildListingInput(userId);
    const post = () => api.ask("/api/user/telegram/products", { as: userId, headers, body });
    const posted = () => Listing.count({ where: { ownerId: userId } });
    const { wasStruck } = await struckAt(statement, moment, () => post().catch(() => {}));
    const what = `${moment} statement ${statement}`;
    expect(wasStruck ? [0, 1] : [1], what).toContain(await posted());
    const again = await post();
    expect(again.status, `${what}, and once more`).toBe(201);
    expect((await post()).body).toEqual(again.body);
    expect(await posted()).toBe(1);
    return wasStruck;
  }
  let statement = 1;
  while (await strike(statement, "before")) statement += 1;
  expect(statement).toBeGreaterThan(3);
  // All is kept, and nobody hears.
  expect(await strike(statement - 1, "after")).toBe(true);
}, 120_000);
