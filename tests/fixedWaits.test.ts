import { expect, test } from "vitest";
import { refusedLines } from "./refusedLines.ts";

const refused = [
  ["core/x.test.ts", "await new Promise((resolve) => setTimeout(resolve, 100));"],
  ["webapps/shared/x.test.tsx", "await new Promise((done) => { setTimeout(done, 100); });"],
  ["tests/x.ts", "await new Promise<void>((resolve) => setTimeout(resolve, 100));"],
  ["tests/x.ts", "await new Promise<void>((resolve) => setTimeout(() => resolve(), 100));"],
  ["tests/x.ts", "await new Promise((resolve) => { setTimeout(() => resolve(1), 100); });"],
  ["tests/x.ts", "await timers.setTimeout(300);"],
  ["tests/x.ts", "await scheduler.wait(300);"],
  ["tests/x.ts", 'import { setInterval as each, setTimeout as rest } from "node:timers/promises";'],
  ["tests/x.ts", "await pause(20);"],
  ["tests/x.ts", "for (const one of all) await sleep(20);"],
  ["tests/e2e/x.spec.ts", "await delay(SOON_MS);"],
  ["tests/e2e/x.spec.ts", "await page.waitForTimeout(400);"],
  ["tests/e2e/support/x.ts", "while (isOpen) await page.waitForTimeout(400);"],
  ["tests/x.ts", 'import { setTimeout } from "node:timers/promises";'],
  ["tests/x.ts", 'import { setTimeout as rest } from "node:timers/promises";'],
] as const;

const allowed = [
  ["core/x.ts", "await new Promise((resolve) => setTimeout(resolve, 100));"],
  ["tests/x.ts", "while (!(await isReady())) await pause(20);"],
  ["tests/x.ts", "for (;;) { await sleep(20); }"],
  ["tests/x.ts", "do { await new Promise((resolve) => setTimeout(resolve, 5)); } while (!isThere());"],
  ["tests/x.ts", "await new Promise((resolve) => setTimeout(resolve));"],
  ["tests/x.ts", "setTimeout(answer, 100);"],
  ["tests/x.ts", 'import { setTimeout as pause } from "node:timers/promises";'],
  ["tests/x.ts", 'import { setInterval as each, setTimeout as pause } from "node:timers/promises";'],
  ["tests/x.ts", "window.setTimeout(answer, 100);"],
] as const;

test("a test that waits for a while, whatever happens, is refused", () => {
  const expected = refused.map((pair) => pair.join(" "));
  expect(refusedLines("plugin", refused).sort()).toEqual(expected.sort());
});

test("a test may wait in a loop that asks again, for the next turn, and in code that is no test", () => {
  expect(refusedLines("plugin", allowed)).toEqual([]);
});
