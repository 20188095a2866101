import { expect, test } from "vitest";
import { coveredMs } from "./measure.ts";

const span = (startedAt: number, endedAt: number) => ({ name: undefined, startedAt, endedAt });

test("time in which statements run side by side counts once, up to a moment", () => {
  const ended = [span(20, 30), span(0, 10), span(5, 12), span(6, 8)];
  expect(coveredMs(ended)).toBe(22);
  expect(coveredMs(ended, 25)).toBe(17);
  expect(coveredMs(ended, 7)).toBe(7);
  expect(coveredMs([])).toBe(0);
});
