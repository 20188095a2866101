import { expect, test } from "vitest";
import { boolean, maybe, rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { claimMessages } from "../outbox/claimMessages.ts";
import { recordFailure } from "../outbox/recordFailure.ts";
import { markBotResumed, markBotStarted, markBotStopped } from "./botChanges.ts";

const changesOf = async (userId: number) =>
  (
    await rows(
      { was: maybe(text), became: maybe(text), isNow: boolean },
      `select was, became, changed_at > now() - interval '1 minute' as "isNow" from bot_changes
       where user_id = $userId order by id`,
      { userId },
    )
  ).map(({ was, became, isNow }) => `${was} > ${became}${isNow ? "" : ", long ago"}`);

test("each start, stop and new start of the bot is noted once", async () => {
  const { id, telegramId } = await buildUser();
  expect(await changesOf(id)).toEqual([]);
  await markBotStarted(telegramId!);
  await markBotStarted(telegramId!);
  expect(await changesOf(id)).toEqual(["null > active"]);
  await markBotStopped(telegramId!);
  await markBotStopped(telegramId!);
  await markBotResumed(telegramId!);
  await markBotStopped(telegramId!);
  await markBotStarted(telegramId!);
  expect(await changesOf(id)).toEqual([
    "null > active",
    "active > stopped",
    "stopped > active",
    "active > stopped",
    "stopped > active",
  ]);
});

test("a refused message is a stop like any other, and only the first of them", async () => {
  const { id, telegramId } = await buildUser({ botStartedAt: new Date() });
  for (const cause of ["first", "second"]) {
    await sequelize.query(
      'insert into outbox (chat_id, cause, priority, message) values ($chatId, $cause, 1, \'{"kind": "text"}\')',
      { bind: { chatId: telegramId, cause } },
    );
  }
  for (const message of await claimMessages(10)) {
    await recordFailure(message, { kind: "stopped" });
  }
  expect(await changesOf(id)).toEqual(["null > active", "active > stopped"]);
});

test("who has stopped without ever having started has no standing; other changes of a person are none", async () => {
  const user = await buildUser();
  await markBotStopped(user.telegramId!);
  await markBotResumed(user.telegramId!);
  await user.update({ firstName: "Another" });
  expect(await changesOf(user.id)).toEqual([]);
});

test("who comes with a past has it at its own time", async () => {
  const long = (days: number) => new Date(Date.now() - days * 86_400_000);
  const { id } = await buildUser({ botStartedAt: long(30), botStoppedAt: long(3) });
  expect(await changesOf(id)).toEqual(["null > active, long ago", "active > stopped, long ago"]);
});
