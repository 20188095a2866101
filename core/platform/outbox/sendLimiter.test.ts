import { beforeEach, expect, test, vi } from "vitest";
import { sequelize } from "#db/sequelize.ts";
import { countBeats } from "../../../tests/countBeats.ts";
import { Priority } from "./message.ts";
import { createSendLimiter, type SendLimiter } from "./sendLimiter.ts";

beforeEach(async () => {
  await sequelize.query("delete from send_turns");
});

/** Times at which so many messages to different chats were let through, in ms. */
async function times(
  limiters: SendLimiter[],
  count: number,
  priority: Priority,
  passed: number[] = [],
): Promise<number[]> {
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const limiter = limiters[index % limiters.length]!;
      expect(await limiter.take(`${priority}-${index}`, priority, 20_000)).toBe(true);
      passed.push(performance.now());
    }),
  );
  return passed.sort((a, b) => a - b);
}

/** Starts what takes turns, and tells how many have had theirs. */
function crowd(takes: Promise<boolean>[]) {
  let passed = 0;
  const all = takes.map((take) =>
    take.then((hasTurn) => {
      if (hasTurn) passed += 1;
    }),
  );
  const flowing = vi.waitFor(() => expect(passed).toBeGreaterThan(1), { timeout: 10_000, interval: 5 });
  return { passed: () => passed, flowing, done: Promise.all(all) };
}
/** Turns of a second; while a process stands still its turns lapse. */
const A_SECONDS = 23;

/** Most of them in any one second. */
const mostInASecond = (moments: number[]) =>
  Math.max(
    ...moments.map((from) => moments.filter((moment) => moment >= from && moment < from + 1000).length),
  );

test.each([
  ["answers", Priority.answer],
  ["reminders", Priority.notice],
])("two processes share one measure of %s: 25 in any second, and hardly fewer", async (_, priority) => {
  let moments: number[] = [];
  const beats = await countBeats(1000 / A_SECONDS, async () => {
    moments = await times([createSendLimiter(), createSendLimiter()], 75, priority);
  });
  expect(mostInASecond(moments)).toBeLessThanOrEqual(25);
  expect(moments.length).toBeGreaterThan(beats * 0.6);
});

test("turns that came while a process stood still aren't all used when it goes on", async () => {
  const passed: number[] = [];
  const passing = times([createSendLimiter()], 60, Priority.answer, passed);
  await vi.waitFor(() => expect(passed.length).toBeGreaterThan(9), { timeout: 20_000, interval: 5 });
  const until = performance.now() + 700;
  while (performance.now() < until);
  expect(mostInASecond(await passing)).toBeLessThanOrEqual(25);
});

test.each([
  ["a code", Priority.code],
  ["an answer", Priority.answer],
])("%s doesn't wait behind hundreds of reminders and broadcasts", async (_, priority) => {
  const limiters = [createSendLimiter(), createSendLimiter()];
  const bulk = crowd(
    // More than have their turns in time.
    Array.from({ length: 300 }, (_, chat) =>
      limiters[chat % 2]!.take(chat, chat % 3 ? Priority.notice : Priority.broadcast, 5000),
    ),
  );
  await bulk.flowing;
  const before = bulk.passed();
  await Promise.all([1, 2, 3].map((chat) => limiters[0]!.take(`person-${chat}`, priority, 20_000)));
  expect(bulk.passed() - before).toBeLessThan(A_SECONDS);
  await bulk.done;
});

test("a code doesn't wait behind answers either", async () => {
  const limiter = createSendLimiter();
  const answers = crowd(Array.from({ length: 60 }, (_, chat) => limiter.take(chat, Priority.answer, 20_000)));
  await answers.flowing;
  const before = answers.passed();
  expect(await limiter.take("person", Priority.code, 20_000)).toBe(true);
  expect(answers.passed() - before).toBeLessThan(A_SECONDS);
  await answers.done;
});

test("a chat gets a few at once, then one a second, whichever process sends", async () => {
  const limiters = [createSendLimiter(), createSendLimiter()];
  const take = (turn: number, ms = 20_000) => limiters[turn % 2]!.take(5, Priority.answer, ms);
  const begun = performance.now();
  // A message that may wait for less than a second has no turn of a chat that keeps to one a second.
  for (let sent = 0; sent < 6; sent += 1) expect(await take(sent, 900)).toBe(true);
  expect(await take(0, 10)).toBe(false);
  expect(await take(1)).toBe(true);
  expect(performance.now() - begun).toBeGreaterThan(1000);
  expect(await take(0, 10)).toBe(false);
});

test("a chat that is refused is paused in all processes, and nobody else is", async () => {
  const [one, other] = [createSendLimiter(), createSendLimiter()];
  await one.pause(1, 30);
  await one.pause(1, 20);
  expect(await other.pausedMs()).toBe(0);
  expect(await other.pausedMs(1)).toBeGreaterThan(25_000);
  expect(await other.pausedMs(2)).toBe(0);
  expect(await other.take(1, Priority.code, 10_000)).toBe(false);
  expect(await other.take(2, Priority.code, 10_000)).toBe(true);
});

test("when the pause of a chat is over, its messages go again", async () => {
  const limiter = createSendLimiter();
  await limiter.pause(1, 1);
  expect(await limiter.take(1, Priority.code, 10)).toBe(false);
  expect(await limiter.take(1, Priority.code, 20_000)).toBe(true);
});

test("several chats that are refused at once pause all, for the shortest of what they were told", async () => {
  const [one, other] = [createSendLimiter(), createSendLimiter()];
  await one.pause(1, 3000);
  await one.pause(2, 40);
  expect(await other.pausedMs()).toBe(0);
  await one.pause(3, 20);
  expect(await other.pausedMs()).toBeGreaterThan(10_000);
  expect(await other.pausedMs()).toBeLessThanOrEqual(20_000);
  expect(await other.take(4, Priority.code, 100)).toBe(false);
});

test("chats that were refused long ago pause nobody else", async () => {
  const limiter = createSendLimiter();
  await limiter.pause(1, 3000);
  await limiter.pause(2, 3000);
  await sequelize.query("update send_turns set free_at = now() where key like 'refused:%'");
  await limiter.pause(3, 3000);
  expect(await limiter.pausedMs()).toBe(0);
});

test("an album counts as its messages for its chat, too", async () => {
  const limiter = createSendLimiter();
  expect(await limiter.take(1, Priority.answer, 10, 10)).toBe(true);
  expect(await limiter.take(1, Priority.answer, 900)).toBe(false);
  expect(await limiter.pausedMs(1)).toBeGreaterThan(3000);
});

test("a shorter pause doesn't cut a longer one", async () => {
  const limiter = createSendLimiter();
  await Promise.all([limiter.pause(1, 30), limiter.pause(1, 10)]);
  expect(await limiter.pausedMs(1)).toBeGreaterThan(20_000);
});

test("a turn is taken for good, also in a transaction that comes to nothing, and nobody waits for its end", async () => {
  const limiter = createSendLimiter();
  await expect(
    sequelize.transaction(async () => {
      for (let sent = 0; sent < 6; sent += 1) await limiter.take(7, Priority.answer, 1000);
      expect(await createSendLimiter().take(8, Priority.answer, 1000)).toBe(true);
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  expect(await limiter.take(7, Priority.answer, 10)).toBe(false);
});
