import { beforeEach, expect, test } from "vitest";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { claimMessages } from "./claimMessages.ts";
import { leaseSeconds, travelMs } from "./lease.ts";
import { Priority } from "./message.ts";
import { queueMessage } from "./queueMessage.ts";
import { backoffSeconds, MAX_ATTEMPTS, recordFailure } from "./recordFailure.ts";
import { recordSent } from "./recordSent.ts";

const message = { text: { key: "help-text" } } as const;
const queue = (cause: string, chatId: number, priority: Priority = Priority.notice, dueAt?: Date) =>
  queueMessage({ cause, chatId, priority, message, ...(dueAt && { dueAt }) });
const find = async (cause: string) => (await OutboxMessage.findOne({ where: { cause } }))!;
const causeOf = async (id: number) => (await OutboxMessage.findByPk(id))!.cause;
const endLeases = () => sequelize.query("update outbox set claimed_until = now() - interval '1 second'");

beforeEach(async () => {
  await OutboxMessage.destroy({ where: {} });
});

test("codes come before answers, answers before notices, notices before broadcasts", async () => {
  await queue("broadcast", 1, Priority.broadcast);
  await queue("notice", 2, Priority.notice);
  await queue("answer", 3, Priority.answer);
  await queue("code", 4, Priority.code);
  const claimed = await claimMessages(3);
  expect(await Promise.all(claimed.map(({ id }) => causeOf(id)))).toEqual(["code", "answer", "notice"]);
});

test("one of a chat at a time, in order; what isn't due stays", async () => {
  await queue("first", 1);
  await queue("second", 1);
  await queue("other", 2);
  await queue("tomorrow", 3, Priority.code, new Date(Date.now() + 86_400_000));

  const claimed = await claimMessages(10);
  expect(await Promise.all(claimed.map(({ id }) => causeOf(id)))).toEqual(["first", "other"]);
  expect(await claimMessages(10)).toEqual([]);

  await recordSent(claimed[0]!, { telegramMessageId: 77 });
  expect(await find("first")).toMatchObject({
    status: "sent",
    telegramMessageId: 77,
    sentAt: expect.any(Date),
  });
  const next = await claimMessages(10);
  expect(await Promise.all(next.map(({ id }) => causeOf(id)))).toEqual(["second"]);
});

test("a message that must be tried again keeps its place before the chat's later ones", async () => {
  await queue("one", 1);
  await queue("two", 1);
  await queue("elsewhere", 2);
  const takeOne = async () => (await claimMessages(10)).find(({ chatId }) => chatId === 1);
  const one = await takeOne();
  await recordFailure(one!, { kind: "unreachable", error: "500" });
  expect(await takeOne()).toBeUndefined();

  await sequelize.query("update outbox set due_at = now() where cause = 'one'");
  const again = await takeOne();
  expect(await causeOf(again!.id)).toBe("one");
  await recordFailure(again!, { kind: "wait", seconds: 30, error: "429" });
  expect(await takeOne()).toBeUndefined();

  await sequelize.query("update outbox set due_at = now() where cause = 'one'");
  const last = await takeOne();
  expect(await causeOf(last!.id)).toBe("one");
  await recordSent(last!, { telegramMessageId: 1 });
  expect(await causeOf((await takeOne())!.id)).toBe("two");
});

test("being told to wait at the first try keeps the place too", async () => {
  await queue("one", 1);
  await queue("two", 1);
  const [one] = await claimMessages(1);
  await recordFailure(one!, { kind: "wait", seconds: 30, error: "429" });
  expect(await claimMessages(10)).toEqual([]);
});

test("what waits to be tried again holds up neither other priorities nor other chats, once failed nobody", async () => {
  await queue("notice", 1);
  const [notice] = await claimMessages(1);
  await recordFailure(notice!, { kind: "unreachable", error: "500" });
  await queue("code", 1, Priority.code);
  const [code] = await claimMessages(10);
  expect(await causeOf(code!.id)).toBe("code");
  await recordSent(code!, { telegramMessageId: 1 });

  await queue("next", 1);
  expect(await claimMessages(10)).toEqual([]);
  await recordFailure(notice!, { kind: "refused", error: "400" });
  expect(await causeOf((await claimMessages(10))[0]!.id)).toBe("next");
});

test("a code doesn't wait for another message of its chat that is on its way, an answer does", async () => {
  await queue("on-its-way", 1);
  await claimMessages(1);
  await queue("answer", 1, Priority.answer);
  expect(await claimMessages(10)).toEqual([]);
  await queue("code", 1, Priority.code);
  const [code] = await claimMessages(10);
  expect(await causeOf(code!.id)).toBe("code");
  await queue("second code", 1, Priority.code);
  expect(await claimMessages(10)).toEqual([]);
});

test("what somebody waits for is claimed apart from what goes to many", async () => {
  await queue("notice", 1);
  await queue("broadcast", 2, Priority.broadcast);
  await queue("answer", 3, Priority.answer);
  await queue("code", 4, Priority.code);
  const causes = async (lane: "urgent" | "bulk") =>
    Promise.all((await claimMessages(10, lane)).map(({ id }) => causeOf(id)));
  expect(await causes("urgent")).toEqual(["code", "answer"]);
  expect(await causes("bulk")).toEqual(["notice", "broadcast"]);
});

test("one chat with a thousand messages hides no other chat", async () => {
  await sequelize.query(
    `insert into outbox (chat_id, cause, priority, message)
     select 1, 'crowd-' || n, ${Priority.notice}, '{"text": {"key": "help-text"}}' from generate_series(1, 1000) n`,
  );
  await queue("elsewhere", 2);
  const claimed = await claimMessages(10);
  expect(await Promise.all(claimed.map(({ id }) => causeOf(id)))).toEqual(["crowd-1", "elsewhere"]);
});

test("of many who claim at once, all get something while there is enough", async () => {
  for (let chat = 1; chat <= 40; chat += 1) await queue(`enough-${chat}`, chat);
  const claims = await Promise.all(Array.from({ length: 4 }, () => claimMessages(10)));
  expect(claims.map(({ length }) => length)).toEqual([10, 10, 10, 10]);
});

test("what is planned for tomorrow holds up nobody", async () => {
  await queue("tomorrow", 1, Priority.notice, new Date(Date.now() + 86_400_000));
  await queue("today", 1);
  expect(await causeOf((await claimMessages(10))[0]!.id)).toBe("today");
});

test("claimers at once never get the same message", async () => {
  for (let chat = 1; chat <= 40; chat += 1) await queue(`many-${chat}`, chat);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimMessages(10)));
  const ids = claims.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
});

test("when a lease runs out somebody else takes the message", async () => {
  await queue("lost", 1);
  await claimMessages(1);
  await endLeases();
  expect(await claimMessages(1)).toMatchObject([{ attempts: 2 }]);
});

test("a code of a sender that was killed comes sooner than what nobody waits for", async () => {
  await queue("code", 1, Priority.code);
  await queue("answer", 2, Priority.answer);
  expect(await claimMessages(2)).toHaveLength(2);
  const pass = (seconds: number) =>
    sequelize.query("update outbox set claimed_until = claimed_until - make_interval(secs => $seconds)", {
      bind: { seconds },
    });
  await pass(11);
  expect(await claimMessages(2)).toEqual([]);
  await pass(2);
  expect(await claimMessages(2)).toMatchObject([{ cause: "code", attempts: 2 }]);
});

test("a sender is done, or has given up, before its lease ends", () => {
  for (const priority of Object.values(Priority)) {
    const { turn, sending } = travelMs(priority);
    expect(turn + sending).toBeLessThan(leaseSeconds(priority) * 1000);
  }
});

test("the person's language and whether they stopped the bot come along", async () => {
  const user = await buildUser({ language: "uz" });
  await queue("known", user.telegramId!);
  await queue("unknown", 1);
  const claimed = await claimMessages(2);
  expect(claimed.find(({ chatId }) => chatId === user.telegramId)).toMatchObject({
    language: "uz",
    isStopped: false,
  });
  expect(claimed.find(({ chatId }) => chatId === 1)).toMatchObject({ language: null, isStopped: false });
});

test("a person who blocked the bot is marked, and what else waits for them is cancelled", async () => {
  const user = await buildUser();
  await queue("blocked", user.telegramId!);
  await queue("blocked-next", user.telegramId!);
  await queue("others", 1);
  const [claimed] = (await claimMessages(10)).filter(({ chatId }) => chatId === user.telegramId);
  await recordFailure(claimed!, { kind: "stopped" });

  expect(await find("blocked")).toMatchObject({
    status: "failed",
    error: "stopped",
  });
  expect(await find("blocked-next")).toMatchObject({ status: "cancelled" });
  expect(await find("others")).toMatchObject({ status: "queued" });
  expect((await User.findByPk(user.id))?.botStoppedAt).toBeInstanceOf(Date);
});

test("being told to wait costs no try", async () => {
  await queue("wait", 1);
  const [claimed] = await claimMessages(1);
  await recordFailure(claimed!, { kind: "wait", seconds: 30, error: "429" });
  const row = await find("wait");
  expect(row).toMatchObject({ status: "queued", attempts: 0, claimedUntil: null });
  expect(row.dueAt.getTime() - Date.now()).toBeGreaterThan(25_000);
});

test("a message that gets no answer is tried later and later, and given up in the end", async () => {
  expect([1, 2, 3, 20].map(backoffSeconds)).toEqual([2, 4, 8, 14_400]);
  await queue("away", 1);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await sequelize.query("update outbox set due_at = now()");
    const [claimed] = await claimMessages(1);
    expect(claimed?.attempts).toBe(attempt);
    await recordFailure(claimed!, { kind: "unreachable", error: "HttpError" });
  }
  expect(await find("away")).toMatchObject({ status: "failed", error: "HttpError", attempts: MAX_ATTEMPTS });
});

test("a message that was sent after all stays sent, whatever comes later", async () => {
  await queue("sent", 1);
  const [claimed] = await claimMessages(1);
  await recordSent(claimed!, { telegramMessageId: 5 });
  await recordFailure(claimed!, { kind: "unreachable", error: "late" });
  await recordFailure(claimed!, { kind: "refused", error: "late" });
  expect(await find("sent")).toMatchObject({ status: "sent", error: null });
});
