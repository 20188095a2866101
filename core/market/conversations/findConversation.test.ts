import { expect, test } from "vitest";
import { Conversation } from "#db/models/Conversation.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { findConversation } from "./findConversation.ts";
import { openConversation } from "./openConversation.ts";
import { relayMessage } from "./relayMessage.ts";
import { tellUndelivered } from "./tellUndelivered.ts";

/** A conversation of two whose names lead out of it; the seller reads Uzbek, the buyer Hindi. */
async function open() {
  const started = { botStartedAt: new Date() };
  const seller = await buildUser({ ...started, firstName: "t.me/seller", language: "uz" });
  const buyer = await buildUser({ ...started, firstName: "Ali 90 123 45 67", language: "hi" });
  const listing = await buildListing({ ownerId: seller.id });
  const updateId = 7_000_000_000 + buyer.id;
  await openConversation(buyer.id, { listingId: listing.id, chatId: buyer.telegramId!, updateId });
  const { id } = await Conversation.findOne({ where: { listingId: listing.id }, rejectOnEmpty: true });
  return { id, seller, buyer, updateId: updateId + 1_000_000_000 };
}

test("each side is called by its part where its name leads out of the chat, in the reader's language", async () => {
  const { id, seller, buyer } = await open();
  expect(await findConversation(id, buyer.id)).toMatchObject({
    me: { firstName: "Xaridor" },
    other: { firstName: "विक्रेता" },
  });
  expect(await findConversation(id, seller.id)).toMatchObject({
    me: { firstName: "विक्रेता" },
    other: { firstName: "Xaridor" },
  });
});

test("what is relayed, and what is told of words that were lost, names nobody so either", async () => {
  const { seller, buyer, updateId } = await open();
  const said = { updateId, messageId: 5, repliesTo: undefined, text: "Salom", photoFileId: null };
  await relayMessage(buyer.id, buyer.telegramId!, said);
  const relayed = await OutboxMessage.findOne({ where: { cause: `chat:${updateId}` }, rejectOnEmpty: true });
  expect(relayed.message).toMatchObject({ text: { values: { name: "Xaridor", text: "Salom" } } });

  await relayed.update({ status: "failed" });
  await tellUndelivered(seller.telegramId!);
  const told = await OutboxMessage.findAll({ where: { userId: buyer.id } });
  const refused = told.find(({ cause }) => cause.startsWith("chat-undelivered:"));
  expect(refused?.message).toMatchObject({ text: { key: "chat-refused", values: { name: "विक्रेता" } } });
});
