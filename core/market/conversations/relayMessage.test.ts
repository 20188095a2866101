import { expect, test } from "vitest";
import { sweepOldRows } from "#core/platform/jobs/sweepOldRows.ts";
import { Connection } from "#db/models/Connection.ts";
import { Conversation } from "#db/models/Conversation.ts";
import { ConversationMessage } from "#db/models/ConversationMessage.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { openConversation } from "./openConversation.ts";
import { relayChosen } from "./relayChosen.ts";
import { relayMessage } from "./relayMessage.ts";

let updateId = 0;
const nextUpdate = () => {
  updateId += 1;
  return updateId;
};

const meet = () => buildUser({ botStartedAt: new Date() });

async function open() {
  const buyer = await meet();
  const listing = await buildListing({ ownerId: (await meet()).id });
  const chatId = buyer.telegramId!;
  const wish = { listingId: listing.id, chatId };
  const say = (text: string, update = nextUpdate()) =>
    relayMessage(buyer.id, chatId, {
      updateId: update,
      messageId: update,
      repliesTo: undefined,
      text,
      photoFileId: null,
    });
  return { buyer, listing, wish, say };
}

test("of many openings at once one conversation and one contact come", async () => {
  const { buyer, listing, wish } = await open();
  const opened = await Promise.allSettled(
    Array.from({ length: 8 }, () => openConversation(buyer.id, { ...wish, updateId: nextUpdate() })),
  );
  expect(opened.every(({ status }) => status === "fulfilled")).toBe(true);
  const all = await Conversation.findAll({ where: { listingId: listing.id } });
  expect(all).toMatchObject([{ buyerId: buyer.id, sellerId: listing.ownerId }]);
  expect(await Connection.count({ where: { listingId: listing.id } })).toBe(1);
});

test("an update relayed many times at once is one message", async () => {
  const { buyer, listing, wish, say } = await open();
  await openConversation(buyer.id, { ...wish, updateId: nextUpdate() });
  const update = nextUpdate();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => say("один", update)));

  expect(outcomes.filter(({ kind }) => kind === "sent")).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === "repeated")).toHaveLength(7);
  const [kept, ...rest] = await ConversationMessage.findAll({ where: { senderId: buyer.id } });
  expect(rest).toEqual([]);
  expect(await OutboxMessage.findByPk(kept!.outboxId!)).toMatchObject({
    userId: listing.ownerId,
    conversationId: kept!.conversationId,
    cause: `chat:${update}`,
  });
  expect(await OutboxMessage.count({ where: { cause: `chat-sent:${update}` } })).toBe(1);
});

test("an opening that is refused leaves neither a conversation nor a contact nor a seat", async () => {
  const { buyer, listing, wish, say } = await open();
  await listing.update({ contactMethods: "call" });
  await expect(openConversation(buyer.id, { ...wish, updateId: nextUpdate() })).rejects.toMatchObject({
    code: "unwanted_contact",
    details: { fields: { kind: "unwanted" } },
  });
  expect(await Conversation.count({ where: { listingId: listing.id } })).toBe(0);
  expect(await Connection.count({ where: { listingId: listing.id } })).toBe(0);
  expect(await say("?")).toEqual({ kind: "none" });
});

test("a conversation that is there is taken up again whatever the day's limit of contacts", async () => {
  const { buyer, wish } = await open();
  await openConversation(buyer.id, { ...wish, updateId: nextUpdate() });
  await Connection.update(
    { updatedAt: new Date(Date.now() - 2 * 86_400_000) },
    { where: { userId: buyer.id }, silent: true },
  );
  const others = await Promise.all(Array.from({ length: 60 }, () => buildListing()));
  await Connection.bulkCreate(
    others.map(({ id }) => ({ userId: buyer.id, listingId: id, kind: "call" as const })),
  );
  await openConversation(buyer.id, { ...wish, updateId: nextUpdate() });
  const fresh = await buildListing();
  await expect(
    openConversation(buyer.id, { ...wish, listingId: fresh.id, updateId: nextUpdate() }),
  ).rejects.toMatchObject({ code: "daily_limit" });
});

test("what was said is forgotten after 180 days", async () => {
  const { buyer, wish, say } = await open();
  await openConversation(buyer.id, { ...wish, updateId: nextUpdate() });
  await say("давно");
  await say("недавно");
  const age = (text: string, days: number) =>
    ConversationMessage.update(
      { createdAt: new Date(Date.now() - days * 86_400_000) },
      { where: { senderId: buyer.id, text } },
    );
  await age("давно", 181);
  await age("недавно", 179);
  await sweepOldRows("conversationMessages");
  const left = await ConversationMessage.findAll({ where: { senderId: buyer.id } });
  expect(left.map(({ text }) => text)).toEqual(["недавно"]);
});

test("of many choices at once for one message the first stands, and all hear of it", async () => {
  const buyer = await meet();
  const ids: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { id: listingId } = await buildListing({ ownerId: (await meet()).id });
    await openConversation(buyer.id, { listingId, chatId: buyer.telegramId!, updateId: nextUpdate() });
    ids.push((await Conversation.findOne({ where: { listingId } }))!.id);
  }
  const messageId = nextUpdate();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      relayChosen(buyer.id, ids[index % 2]!, {
        updateId: nextUpdate(),
        messageId,
        text: "один",
        photoFileId: null,
      }),
    ),
  );
  expect(outcomes.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
  const [kept, ...rest] = await ConversationMessage.findAll({ where: { senderId: buyer.id } });
  expect(rest).toEqual([]);
  expect(new Set(outcomes.map(({ conversation }) => conversation.id))).toEqual(
    new Set([kept!.conversationId]),
  );
});
