import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepReady, keepReadyWith } from "./keepReady.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

test("an answer is made once a second, and who asks meanwhile shares it", async () => {
  const make = vi.fn(async () => ({ text: `"${make.mock.calls.length}"`, about: make.mock.calls.length }));
  const both = await Promise.all([keepReadyWith("shared", make), keepReadyWith("shared", make)]);
  expect(both.map(({ answer, about }) => [answer.text, about])).toEqual([
    ['"1"', 1],
    ['"1"', 1],
  ]);
  later(1001);
  const next = await keepReadyWith("shared", make);
  expect([next.answer.text, next.about]).toEqual(['"2"', 2]);
  expect(next.answer.etag).not.toBe(both[0].answer.etag);
});

test("an answer that is made again with the same words stays the same, compressed forms and all", async () => {
  const first = await keepReady("same", async () => '"Вещь"');
  later(1001);
  expect(await keepReady("same", async () => '"Вещь"')).toBe(first);
});

test("a failure isn't kept", async () => {
  await expect(keepReady("failing", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect((await keepReady("failing", async () => "1")).text).toBe("1");
});

test("what was made first goes first when all together are too large", async () => {
  const megabyte = "x".repeat(1024 * 1024);
  const make = vi.fn(async () => megabyte);
  for (let place = 0; place < 30; place += 1) await keepReady(`large ${place}`, make);
  await keepReady("large 29", make);
  expect(make).toHaveBeenCalledTimes(30);
  await keepReady("large 0", make);
  expect(make).toHaveBeenCalledTimes(31);
});
