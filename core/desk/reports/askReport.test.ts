import { expect, test } from "vitest";
import { keepReport } from "./askReport.ts";

const DAY = 86_400_000;
const past = { from: new Date(Date.now() - 2 * DAY), before: new Date(Date.now() - DAY) };

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
