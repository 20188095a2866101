import { expect, test, vi } from "vitest";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../tests/factories.ts";
import { RuleError } from "../errors.ts";
import { answerOnce, answerWhole } from "./answerOnce.ts";

const conflict = { code: "conflict" };
const reused = { code: "key_reused" };

async function someCall() {
  const asked = { userId: (await buildUser()).id, key: "k", endpoint: "POST /x", request: { a: 1 } };
  let runs = 0;
  const run = async () => {
    runs += 1;
    return { number: runs };
  };
  return { asked, run, runs: () => runs };
}

const query = vi.spyOn(sequelize, "query");
/** Until the key that another call holds has been looked at so often, from now on. */
function untilLookedAt(times: number): Promise<void> {
  query.mockClear();
  const looks = () => query.mock.calls.filter(([sql]) => String(sql).includes("from idempotency_keys"));
  return vi.waitFor(() => expect(looks().length).toBeGreaterThanOrEqual(times), {
    ...{ timeout: 10_000, interval: 5 },
  });
}

test("the same call again gets the first answer and does nothing", async () => {
  const { asked, run, runs } = await someCall();
  expect(await answerOnce(asked, run)).toEqual({ number: 1 });
  expect(await answerOnce(asked, run)).toEqual({ number: 1 });
  expect(runs()).toBe(1);
});

test("an empty answer is remembered as well", async () => {
  const { asked, runs, run } = await someCall();
  const quiet = async () => void (await run());
  await answerOnce(asked, quiet);
  expect(await answerOnce(asked, quiet)).toBeUndefined();
  expect(runs()).toBe(1);
});

test("the same key for another request or call is refused; another person's key is another key", async () => {
  const { asked, run, runs } = await someCall();
  await answerOnce(asked, run);
  await expect(answerOnce({ ...asked, request: { a: 2 } }, run)).rejects.toMatchObject(reused);
  await expect(answerOnce({ ...asked, endpoint: "POST /y" }, run)).rejects.toMatchObject(reused);
  expect(runs()).toBe(1);
  const other = (await buildUser()).id;
  expect(await answerOnce({ ...asked, userId: other }, run)).toEqual({ number: 2 });
});

test("of twenty calls at once one is done, and all get its answer", async () => {
  const { asked, run, runs } = await someCall();
  const slowRun = async () => {
    await untilLookedAt(19);
    return run();
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerOnce(asked, slowRun)));
  expect(answers).toEqual(Array(20).fill({ number: 1 }));
  expect(runs()).toBe(1);
});

test("of calls at once the next one is done when the first fails", async () => {
  const { asked, run, runs } = await someCall();
  let others: Promise<unknown[]> | undefined;
  const fail = async () => {
    others = Promise.all([answerOnce(asked, run), answerOnce(asked, run)]);
    await untilLookedAt(2);
    throw new RuleError("not_found", "gone");
  };
  await expect(answerOnce(asked, fail)).rejects.toMatchObject({ code: "not_found" });
  expect(await others).toEqual([{ number: 1 }, { number: 1 }]);
  expect(runs()).toBe(1);
});

test("who has waited as long as one waits is told when to try again", async () => {
  const { asked, run } = await someCall();
  const longRun = async () => {
    const second = expect(answerOnce(asked, run, 100)).rejects.toMatchObject({
      ...{ ...conflict, details: { retryAfter: 1 } },
    });
    await untilLookedAt(2);
    await second;
    return run();
  };
  expect(await answerOnce(asked, longRun)).toEqual({ number: 1 });
  expect(await answerOnce(asked, run)).toEqual({ number: 1 });
});

test("a failed call is forgotten and may be tried again", async () => {
  const { asked, run } = await someCall();
  const fail = () => Promise.reject(new RuleError("not_found", "gone"));
  await expect(answerOnce(asked, fail)).rejects.toMatchObject({ code: "not_found" });
  expect(await answerOnce(asked, run)).toEqual({ number: 1 });
});

test("what is done whole is done once by twenty calls at once, though the first ones fail", async () => {
  const { asked, run, runs } = await someCall();
  let tries = 0;
  const fragile = async () => {
    tries += 1;
    await User.update({ firstName: `Try ${tries}` }, { where: { id: asked.userId } });
    if (tries < 3) throw new RuleError("not_found", "gone");
    return run();
  };
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => answerWhole(asked, fragile)));
  const told = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  expect(told).toEqual(Array(18).fill({ number: 1 }));
  expect(runs()).toBe(1);
  expect((await User.findByPk(asked.userId))?.firstName).toBe("Try 3");
  await expect(answerWhole({ ...asked, request: { a: 2 } }, run)).rejects.toMatchObject(reused);
});
