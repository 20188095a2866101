import { expect, test } from "vitest";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { claimMessages } from "#core/platform/outbox/claimMessages.ts";
import { openMessage } from "#core/platform/outbox/messageKinds.ts";
import { recordSent } from "#core/platform/outbox/recordSent.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { beginBroadcast } from "./beginBroadcast.ts";
import { countAudience } from "./countAudience.ts";
import { beginDraft, changeDraft } from "./draftBroadcast.ts";
import { editionOf } from "./editionOf.ts";
import { findBroadcast } from "./findBroadcast.ts";
import { noteTry } from "./noteTry.ts";
import { queueBatch } from "./queueBatch.ts";
import { readProgress } from "./readProgress.ts";
import { stopBroadcast } from "./stopBroadcast.ts";

const reached = { botStartedAt: new Date() };
const admin = await buildUser({ isAdmin: true });
await Promise.all(Array.from({ length: 3 }, () => buildUser(reached)));
const muted = await buildUser(reached);
await muteNotice(muted.id, { kind: "News", isMuted: true });
await buildUser({ ...reached, botStoppedAt: new Date() });
await buildUser({ ...reached, bannedAt: new Date() });

async function begin() {
  const { id } = await beginDraft(admin.id);
  const words = { text: "Всем привет", entities: [{ type: "bold", offset: 0, length: 4 }] };
  const draft = await changeDraft({ adminId: admin.id, id }, { words: { key: "any", words } });
  return (await beginBroadcast(admin.id, { id, edition: editionOf(draft) }))!;
}

test("who muted news, stopped the bot or is banned is left out; each of the others once, whoever queues", async () => {
  expect(await countAudience({})).toBe(3);
  expect(await countAudience({ languages: ["uz"] })).toBe(0);
  const { id, total } = await begin();
  expect(total).toBe(3);
  await expect(begin()).rejects.toMatchObject({ code: "conflict" });
  await Promise.all([queueBatch(), queueBatch(), queueBatch()]);
  await queueBatch();
  const [one, two, three] = await claimMessages(10);
  await recordSent(one!, { telegramMessageId: 1 });

  // A sender that died of it may have sent it: nobody tries again. One that died before it tried has sent nothing.
  await noteTry(two!.id);
  await sequelize.query(
    "update outbox set claimed_until = now() - interval '1 second' where status = 'queued'",
  );
  const again = await claimMessages(10);
  expect(again.map(({ id, attempts }) => [id, attempts])).toEqual([
    [two!.id, 2],
    [three!.id, 2],
  ]);
  expect(await openMessage(two!)).toEqual({ kind: "over" });
  expect(await openMessage(three!)).toMatchObject({ message: { cast: { any: { text: "Всем привет" } } } });
  await muteNotice(three!.userId!, { kind: "News", isMuted: true });
  expect(await openMessage(three!)).toEqual({ kind: "over" });
  await muteNotice(three!.userId!, { kind: "News", isMuted: false });
  await recordSent(three!, { telegramMessageId: 3 });
  await OutboxMessage.update({ status: "cancelled", error: "over" }, { where: { id: two!.id } });
  await queueBatch();
  expect(await findBroadcast(id)).toMatchObject({ status: "sent" });
  expect(await readProgress(id)).toMatchObject({ sent: 2, failed: 1, left: 0 });
});

test("a stop withdraws what hasn't gone, and somebody else's after it is refused", async () => {
  const { id } = await begin();
  await queueBatch();
  const [one] = await claimMessages(1);
  expect(await stopBroadcast(admin.id, id)).toBe(2);
  expect(await openMessage(one!)).toEqual({ kind: "over" });
  expect(await OutboxMessage.count({ where: { status: "queued" } })).toBe(1);
  expect(await stopBroadcast(admin.id, id)).toBe(2);
  const other = await buildUser({ isAdmin: true });
  await expect(stopBroadcast(other.id, id)).rejects.toMatchObject({ code: "conflict" });
  await other.update({ isAdmin: false });
  await expect(stopBroadcast(other.id, id)).rejects.toMatchObject({ code: "forbidden" });
  expect(await queueBatch()).toBe(0);
});
