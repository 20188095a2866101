import { expect, test } from "vitest";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { sendDigests } from "./sendDigests.ts";

const started = { botStartedAt: new Date("2026-01-01") };
/** Hours of Tashkent, which is five ahead. */
const at = (hour: number, day = 20) => new Date(Date.UTC(2026, 10, day, hour - 5, 2));
const digestsOf = (userId: number) => OutboxMessage.findAll({ where: { userId }, order: ["id"] });

test("at nine each admin hears how yesterday was, once a day; not who has muted it, nor anybody else", async () => {
  const admin = await buildUser({ isAdmin: true, ...started });
  const muted = await buildUser({ isAdmin: true, ...started });
  const stopped = await buildUser({ isAdmin: true, ...started, botStoppedAt: new Date() });
  const other = await buildUser(started);
  await muteNotice(muted.id, { kind: "Digest", isMuted: true });
  expect(await sendDigests(at(8))).toBe(0);
  expect(await sendDigests(at(9))).toBe(1);
  expect(await sendDigests(at(9))).toBe(0);
  expect(await sendDigests(at(13, 21))).toBe(0);
  expect(await sendDigests(at(10, 21))).toBe(1);
  for (const { id } of [muted, stopped, other]) expect(await digestsOf(id)).toEqual([]);
  expect((await digestsOf(admin.id)).map(({ cause }) => cause)).toEqual([
    `digest:2026-11-20:${admin.id}`,
    `digest:2026-11-21:${admin.id}`,
  ]);
});

test("it tells the change to the day before, the queue, and what needs a look", async () => {
  const admin = await buildUser({ isAdmin: true, ...started });
  await buildUser({ createdAt: at(12, 9) });
  await buildListing({ status: "pending", submittedAt: at(4, 10) });
  await OutboxMessage.create({
    chatId: 1,
    cause: "lost",
    priority: 2,
    status: "failed",
    error: "refused",
    createdAt: at(15, 9),
    dueAt: at(15, 9),
    message: { text: { key: "welcome" } },
  });
  await sendDigests(at(9, 10));
  const [digest] = await digestsOf(admin.id);
  const { html, keyboard } = renderMessage(digest?.message, "ru");
  expect(html).toContain("Вчера, 09.11");
  expect(html).toContain("Новые люди: 1 (+1)");
  expect(html).toContain("самое старое ждёт 5 ч");
  expect(html).toContain("не отправлено сообщений: 1\n   1 × refused");
  expect(html).toContain("проверки книг монет ещё не было");
  expect(JSON.stringify(keyboard)).toContain("reminder:mute:Digest");
});

test("a checked ledger is told as such, one with faults too", async () => {
  const admin = await buildUser({ isAdmin: true, ...started });
  const run = (day: number) =>
    sequelize.query(
      "insert into job_runs (job, slot, started_at, finished_at) values ('checkLedger', $at, $at, $at)",
      { bind: { at: at(2, day) } },
    );
  await run(22);
  await sendDigests(at(9, 22));
  await run(23);
  const cause = `ledger-faults:2026-11-22:to:${admin.id}`;
  await OutboxMessage.create({ chatId: 1, cause, priority: 2, message: { text: { key: "digest" } } });
  await sendDigests(at(9, 23));
  const told = (await digestsOf(admin.id)).map(({ message }) => renderMessage(message, "ru").html);
  expect(told[0]).toContain("книги монет в порядке");
  expect(told[1]).toContain("в книгах монет ошибки");
});
