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

test("what is made of an answer counts with it, and is made once", async () => {
  const kilobyte = Buffer.alloc(1024);
  const make = vi.fn(async () => '"kept"');
  const large = vi.fn(async () => Buffer.concat(Array.from({ length: 1024 }, () => kilobyte)));
  for (let place = 0; place < 30; place += 1) {
    const answer = await keepReady(`formed ${place}`, make);
    await Promise.all([answer.form("large", large), answer.form("large", large)]);
  }
  expect(large).toHaveBeenCalledTimes(30);
  await keepReady("formed 29", make);
  expect(make).toHaveBeenCalledTimes(30);
  await keepReady("formed 0", make);
  expect(make).toHaveBeenCalledTimes(31);
});

test("a form holds on to its own bytes only, stays with the answer, and a failed one is made again", async () => {
  const answer = await keepReady("forms", async () => '"Вещь"');
  await expect(answer.form("br", () => Promise.reject(new Error("full")))).rejects.toThrow("full");
  const form = await answer.form("br", async () => Buffer.alloc(1024 * 1024).subarray(0, 5000));
  expect([form.length, form.buffer.byteLength]).toEqual([5000, 5000]);
  later(1001);
  const next = await keepReady("forms", async () => '"Вещь"');
  expect(await next.form("br", () => Promise.reject(new Error("again")))).toBe(form);
  expect(next.body).toEqual(Buffer.from('"Вещь"'));
});
