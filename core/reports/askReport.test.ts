import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { transact } from "#db/sequelize.ts";
import { keepReport, readReport } from "./askReport.ts";

const DAY = 86_400_000;
const past = { from: new Date(Date.now() - 2 * DAY), before: new Date(Date.now() - DAY) };

test("two reports are read at once, the others in turn, and one that fails holds up none", async () => {
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const ask = async (turn: number) => {
    begun.push(turn);
    running += 1;
    most = Math.max(most, running);
    await pause(5);
    running -= 1;
    if (turn % 3 === 0) throw new Error("lost");
    return turn;
  };
  const turns = Array.from({ length: 12 }, (_, turn) => turn);
  const told = await Promise.allSettled(
    turns.map((turn) => keepReport(`turn ${turn}`, past, () => ask(turn))),
  );
  expect(most).toBe(2);
  expect(begun).toEqual(turns);
  expect(told.map(({ status }) => status === "rejected")).toEqual(turns.map((turn) => turn % 3 === 0));
});

test("what was told is told again for a while, of the same range only, and a failure is asked anew", async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked === 1) throw new Error("lost");
    return asked;
  };
  await expect(keepReport("kept", past, ask)).rejects.toThrow("lost");
  expect(await Promise.all([keepReport("kept", past, ask), keepReport("kept", past, ask)])).toEqual([2, 2]);
  expect(await keepReport("kept", { ...past, before: new Date() }, ask)).toBe(3);
  expect(await keepReport("kept", past, ask, false)).toBe(4);
  expect(await keepReport("kept", past, ask)).toBe(2);
});

test("a report that others share is read beside the transaction of who asked first, not compiled and by one process", async () => {
  const settings = "select current_setting('jit') as jit, txid_current_if_assigned() is null as \"isAlone\"";
  const [row] = await transact(async () => {
    await readReport("select txid_current()", []);
    return keepReport("settings", past, () => readReport(settings, []));
  });
  expect(row).toEqual({ jit: "off", isAlone: true });
});
