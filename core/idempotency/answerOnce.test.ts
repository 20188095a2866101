import { expect, test, vi } from "vitest";
import { buildUser } from "../../tests/factories.ts";
import { RuleError } from "../errors.ts";
import { answerOnce } from "./answerOnce.ts";

const conflict = { code: "conflict" };

async function someCall() {
  const asked = { userId: (await buildUser()).id, key: "k", endpoint: "POST /x", request: { a: 1 } };
  let runs = 0;
  const run = async () => {
    runs += 1;
    return { number: runs };
  };
  return { asked, run, runs: () => runs };
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
  await expect(answerOnce({ ...asked, request: { a: 2 } }, run)).rejects.toMatchObject(conflict);
  await expect(answerOnce({ ...asked, endpoint: "POST /y" }, run)).rejects.toMatchObject(conflict);
  expect(runs()).toBe(1);
  const other = (await buildUser()).id;
  expect(await answerOnce({ ...asked, userId: other }, run)).toEqual({ number: 2 });
});

test("of twenty calls at once one is done; the others are refused while it is being worked on", async () => {
  const { asked } = await someCall();
  let runs = 0;
  let refused = 0;
  const run = async () => {
    runs += 1;
    await vi.waitFor(() => expect(refused).toBe(19), { timeout: 5000 });
    return "done";
  };
  const calls = Array.from({ length: 20 }, () =>
    answerOnce(asked, run).catch((error: RuleError) => {
      refused += 1;
      return error.code;
    }),
  );
  expect((await Promise.all(calls)).toSorted()).toEqual([...Array(19).fill("conflict"), "done"]);
  expect(runs).toBe(1);
});

test("a failed call is forgotten and may be tried again", async () => {
  const { asked, run } = await someCall();
  const fail = () => Promise.reject(new RuleError("not_found", "gone"));
  await expect(answerOnce(asked, fail)).rejects.toMatchObject({ code: "not_found" });
  expect(await answerOnce(asked, run)).toEqual({ number: 1 });
});
