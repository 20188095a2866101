import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { User } from "#db/models/User.ts";
import { POOL_SIZE } from "#db/poolSize.ts";
import { outsideTransaction, sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { RuleError } from "../errors/RuleError.ts";
import { answerInTransaction, answerOnce } from "./answerOnce.ts";
import { isKnownKey } from "./keys.ts";

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
    timeout: 10_000,
    interval: 5,
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
    const second = expect(answerOnce(asked, run, { patience: 100 })).rejects.toMatchObject({
      ...conflict,
      details: { retryAfter: 1 },
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
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => answerInTransaction(asked, fragile)),
  );
  const told = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  expect(told).toEqual(Array(18).fill({ number: 1 }));
  expect(runs()).toBe(1);
  expect((await User.findByPk(asked.userId))?.firstName).toBe("Try 3");
  await expect(answerInTransaction({ ...asked, request: { a: 2 } }, run)).rejects.toMatchObject(reused);
});

/** Until so many have asked, from now on, whether the key of a whole call is free. */
function untilAsked(times: number): Promise<void> {
  query.mockClear();
  const asks = () => query.mock.calls.filter(([sql]) => String(sql).includes("pg_try_advisory_xact_lock"));
  return vi.waitFor(() => expect(asks().length).toBeGreaterThanOrEqual(times), {
    timeout: 10_000,
    interval: 5,
  });
}

test("repeats of a slow call leave connections to everybody else, and get its answer", async () => {
  const { asked, run, runs } = await someCall();
  let end = () => {};
  const slow = answerInTransaction(asked, async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return run();
  });
  await vi.waitFor(() => expect(query.mock.calls.length).toBeGreaterThan(0));
  const count = 3 * POOL_SIZE;
  const asking = untilAsked(count);
  const patience = 30_000;
  const repeats = Promise.all(
    Array.from({ length: count }, () => answerInTransaction(asked, run, { patience })),
  );
  await asking;
  const others = Promise.all(Array.from({ length: POOL_SIZE }, () => User.count()));
  const late = AbortSignal.timeout(5000);
  await Promise.race([
    others,
    once(late, "abort").then(() => Promise.reject(new Error("No connection is left"))),
  ]);
  end();
  expect(await slow).toEqual({ number: 1 });
  expect(await repeats).toEqual(Array(count).fill({ number: 1 }));
  expect(runs()).toBe(1);
});

test("who has waited long enough for a whole call is told when to try again", async () => {
  const { asked, run } = await someCall();
  const whole = answerInTransaction(asked, async () => {
    await expect(
      outsideTransaction(() => answerInTransaction(asked, run, { patience: 0 })),
    ).rejects.toMatchObject({
      ...conflict,
      details: { retryAfter: 1 },
    });
    return run();
  });
  expect(await whole).toEqual({ number: 1 });
});

const soon = { lease: 150, patience: 10_000 };
type Call = Pick<Awaited<ReturnType<typeof someCall>>, "asked"> & { run: () => Promise<unknown> };

/** A call that stands still in the middle, as a process does that was stopped: its lease isn't renewed. */
async function standingStill({ asked, run }: Call) {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  let goOn = () => {};
  let answer: Promise<unknown> | undefined;
  await new Promise<void>((begun) => {
    answer = answerOnce(
      asked,
      async () => {
        begun();
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        return run();
      },
      soon,
    );
  });
  vi.useRealTimers();
  return { answer, goOn };
}

test("of twenty who come after one that stood still for longer than its lease one does the work, and it hears their answer", async () => {
  const call = await someCall();
  const { answer, goOn } = await standingStill(call);
  const { asked, run, runs } = call;
  const others = Promise.all(Array.from({ length: 20 }, () => answerOnce(asked, run, soon)));
  expect(await others).toEqual(Array(20).fill({ number: 1 }));
  goOn();
  expect(await answer).toEqual({ number: 1 });
  expect(runs()).toBe(2);
  expect(await answerOnce(asked, run)).toEqual({ number: 1 });
});

test("one that stood still and fails takes nothing from who has followed it", async () => {
  const call = await someCall();
  const fail = () => Promise.reject(new RuleError("not_found", "gone"));
  const { answer, goOn } = await standingStill({ ...call, run: fail });
  expect(await answerOnce(call.asked, call.run, soon)).toEqual({ number: 1 });
  goOn();
  await expect(answer).rejects.toMatchObject({ code: "not_found" });
  expect(await answerOnce(call.asked, call.run)).toEqual({ number: 1 });
});

test("a key whose lease is over isn't given to something else", async () => {
  const call = await someCall();
  const { answer, goOn } = await standingStill(call);
  const other = { ...call.asked, request: { a: 2 } };
  await vi.waitFor(() => expect(heldUntil(call)).resolves.toBeLessThan(Date.now()));
  await expect(answerOnce(other, call.run, soon)).rejects.toMatchObject(reused);
  goOn();
  expect(await answer).toEqual({ number: 1 });
});

async function heldUntil({ asked: { userId } }: Pick<Call, "asked">): Promise<number> {
  const [rows] = await sequelize.query("select held_until from idempotency_keys where user_id = $userId", {
    bind: { userId },
  });
  return (rows[0] as { held_until: Date }).held_until.getTime();
}

test("work that lasts holds its key as long", async () => {
  const call = await someCall();
  const long = async () => {
    const first = await heldUntil(call);
    await vi.waitFor(async () => expect(await heldUntil(call)).toBeGreaterThan(first + soon.lease), {
      timeout: 10_000,
    });
    await expect(answerOnce(call.asked, call.run, { patience: 0 })).rejects.toMatchObject(conflict);
    return call.run();
  };
  expect(await answerOnce(call.asked, long, soon)).toEqual({ number: 1 });
});

test("a key is free at once when its work failed, and after its lease when the database was away even then", async () => {
  const { asked, run } = await someCall();
  const fail = () => {
    vi.spyOn(sequelize, "query").mockRejectedValueOnce(new Error("The database is away"));
    return Promise.reject(new RuleError("not_found", "gone"));
  };
  await expect(answerOnce(asked, fail, soon)).rejects.toMatchObject({ code: "not_found" });
  expect(await isKnownKey(asked.userId, asked.key)).toBe(true);
  await expect(answerOnce(asked, run, { patience: 0 })).rejects.toMatchObject(conflict);
  expect(await answerOnce(asked, run, soon)).toEqual({ number: 1 });
});
