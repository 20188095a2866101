import type { User as TelegramPerson } from "grammy/types";
import { expect, test } from "vitest";
import { translate } from "#core/platform/i18n/translate.ts";
import { ConversationMessage } from "#db/models/ConversationMessage.ts";
import { Listing } from "#db/models/Listing.ts";
import { sequelize } from "#db/sequelize.ts";
import { fakeChats, lastTo, photo, replyTo, to } from "../../../tests/fakeChats.ts";
import { buttonsOf, type Call } from "../../../tests/fakeTelegram.ts";

const { telegram, openChat, tell } = fakeChats();
type Chat = Awaited<ReturnType<typeof openChat>>;

/** A seller who has answered about a sofa, and then heard from somebody about a wardrobe. */
async function meetTwo() {
  const sofa = await openChat("Диван");
  const wardrobe = await openChat("Шкаф", sofa.seller);
  const { person: seller } = sofa.seller;
  await tell(sofa.buyer.person, "про диван");
  await tell(seller, replyTo(await lastTo(seller), "диван есть"));
  await tell(wardrobe.buyer.person, "про шкаф");
  return { seller, sofa, wardrobe };
}

const choices = (ask: Call | undefined) =>
  buttonsOf(ask).map((button) => [button.text, "callback_data" in button && button.callback_data]);
const choiceOf = ({ conversation }: Chat, listing: string) => [
  `Лола · ${listing}`,
  `chat:for:${conversation.id}`,
];
const isQuestion = ({ text }: Call) => text === translate("ru", "chat-whom");

/** The words that a question is about, as Telegram brings them with a press of its button. */
let lastWords = 2_100_000_000;
async function say(from: TelegramPerson, content: object) {
  lastWords += 1;
  const words = { message_id: lastWords, ...content };
  const calls = await tell(from, words);
  return { words, calls, ask: calls.find(isQuestion) };
}
const choose = async (from: TelegramPerson, { conversation }: Chat, words: object) => {
  const calls = await telegram.press(from, `chat:for:${conversation.id}`, { reply_to_message: words });
  return [...calls, ...(await telegram.deliver())];
};

test("words after somebody else's message wait for the choice, then go where it says, once", async () => {
  const { seller, sofa, wardrobe } = await meetTwo();
  const { words, calls, ask } = await say(seller, { text: "да, за 300" });
  expect(calls).toEqual([ask]);
  expect(ask).toMatchObject({
    chat_id: seller.id,
    reply_parameters: { message_id: words.message_id, allow_sending_without_reply: true },
  });
  expect(choices(ask)).toEqual([choiceOf(wardrobe, "Шкаф"), choiceOf(sofa, "Диван")]);

  const chosen = await choose(seller, wardrobe, words);
  expect(to(chosen, wardrobe.buyer.person).map(({ text }) => text)).toEqual([
    "<b>Селлер</b> · Шкаф\n\nда, за 300",
  ]);
  expect(to(chosen, sofa.buyer.person)).toEqual([]);
  const settled = translate("ru", "chat-sent", { name: "Лола", listing: "Шкаф" });
  const edit = chosen.find(({ method }) => method === "editMessageText");
  expect(edit).toMatchObject({ text: settled });
  expect(buttonsOf(edit)).toEqual([]);
  expect(to(chosen, seller)).toEqual([edit]);

  // Whatever is pressed afterwards, the words have gone.
  for (const again of [wardrobe, sofa]) {
    const repeated = await choose(seller, again, words);
    expect(repeated).toMatchObject([
      { method: "answerCallbackQuery", text: translate("ru", "chat-sent-already") },
      { method: "editMessageText", text: settled },
    ]);
  }
  // The next words follow.
  const { calls: next } = await say(seller, { text: "забирайте" });
  expect(next.map(({ chat_id }) => chat_id)).toEqual([wardrobe.buyer.person.id]);
});

test("two presses at once are one message", async () => {
  const { seller, sofa, wardrobe } = await meetTwo();
  const { words } = await say(seller, { text: "раз" });
  await Promise.all([choose(seller, wardrobe, words), choose(seller, sofa, words)]);
  expect(await ConversationMessage.count({ where: { messageId: words.message_id } })).toBe(1);
});

test("a first answer is not lost, nor a photo with its words", async () => {
  const chat = await openChat();
  const { person: seller } = chat.seller;
  await tell(chat.buyer.person, "ещё есть?");
  const { words, ask } = await say(seller, { photo: photo("sofa"), caption: "вот он" });
  const listing = [translate("ru", "button-album-new"), expect.stringMatching(/^album:new:/)];
  expect(choices(ask)).toEqual([choiceOf(chat, "Диван"), listing]);
  expect(to(await choose(seller, chat, words), chat.buyer.person)).toMatchObject([
    { photo: "sofa", caption: "<b>Селлер</b> · Диван\n\nвот он" },
  ]);
});

test("nothing is asked while the last thing that came is of the seat, or came before it was used", async () => {
  const { seller, sofa, wardrobe } = await meetTwo();
  await tell(sofa.buyer.person, "так что?");
  expect((await say(seller, { text: "решаем" })).calls).toMatchObject([{ chat_id: sofa.buyer.person.id }]);
  await tell(wardrobe.buyer.person, "ау");
  await telegram.press(seller, `chat:enter:${sofa.conversation.id}`);
  expect((await say(seller, { text: "вам" })).calls).toMatchObject([{ chat_id: sofa.buyer.person.id }]);
});

test("what came while the words were on their way changes nothing", async () => {
  const { seller, sofa, wardrobe } = await meetTwo();
  await telegram.press(seller, `chat:enter:${sofa.conversation.id}`);
  const before = await lastTo(seller);
  await tell(wardrobe.buyer.person, "ау");
  expect(await tell(seller, { text: "вам", message_id: before + 1 })).toMatchObject([
    { chat_id: sofa.buyer.person.id },
  ]);
});

test("after a day of silence it asks before anything is sent, and the words are not lost", async () => {
  const chat = await openChat();
  const { person: buyer, row } = chat.buyer;
  await sequelize.query(
    `update conversation_seats set sat_at = now() - interval '25 hours' where user_id = ${row.id}`,
  );
  const { words, calls, ask } = await say(buyer, { text: "привет" });
  expect(calls).toEqual([ask]);
  expect(choices(ask)).toEqual([["Селлер · Диван", `chat:for:${chat.conversation.id}`]]);
  expect(to(await choose(buyer, chat, words), chat.seller.person)).toHaveLength(1);
});

test("three at most are offered, the seat among them; those that are over are not", async () => {
  const { seller, sofa, wardrobe } = await meetTwo();
  const more = [await openChat("Стол", sofa.seller), await openChat("Стул", sofa.seller)];
  for (const { buyer } of more) await tell(buyer.person, "?");
  const [table, chair] = more as [Chat, Chat];
  const { ask } = await say(seller, { text: "да" });
  expect(choices(ask)).toEqual([choiceOf(chair, "Стул"), choiceOf(table, "Стол"), choiceOf(sofa, "Диван")]);
  await Listing.update(
    { status: "closed" },
    { where: { id: [table, chair].map(({ listing }) => listing.id) } },
  );
  expect(choices((await say(seller, { text: "да" })).ask)).toEqual([
    choiceOf(wardrobe, "Шкаф"),
    choiceOf(sofa, "Диван"),
  ]);
  await Listing.update({ status: "closed" }, { where: { id: wardrobe.listing.id } });
  expect((await say(seller, { text: "да" })).calls).toMatchObject([{ chat_id: sofa.buyer.person.id }]);
});

test("a choice that can't be had is refused in words; deleted words are written anew", async () => {
  const { seller, wardrobe } = await meetTwo();
  const { words } = await say(seller, { text: "да" });
  const calls = await choose(wardrobe.buyer.person, await openChat(), words);
  expect(calls).toMatchObject([{ text: translate("ru", "error-not-found"), show_alert: true }]);

  const [entered] = await telegram.press(seller, `chat:for:${wardrobe.conversation.id}`);
  expect(entered?.text).toBe(translate("ru", "chat-entered", { name: "Лола", listing: "Шкаф" }));
  expect((await say(seller, { text: "да" })).calls).toMatchObject([
    { chat_id: wardrobe.buyer.person.id },
    { chat_id: seller.id },
  ]);

  await Listing.update({ status: "closed" }, { where: { id: wardrobe.listing.id } });
  const late = { message_id: lastWords + 1000, text: "поздно" };
  expect(await choose(seller, wardrobe, late)).toMatchObject([
    { text: translate("ru", "error-not-active"), show_alert: true },
  ]);
});

test("an update that comes again after the seat has moved says nothing more", async () => {
  const { seller, sofa, wardrobe } = await meetTwo();
  await telegram.press(seller, `chat:enter:${sofa.conversation.id}`);
  const chat = { id: seller.id, type: "private" };
  const update = {
    update_id: 2_000_000_001,
    message: { message_id: 2_100_500_000, date: 1, chat, from: seller, text: "вам" },
  } as never;
  await telegram.bot.handleUpdate(update);
  await telegram.deliver();
  await tell(wardrobe.buyer.person, "ау");
  const before = telegram.calls.length;
  await telegram.bot.handleUpdate(update);
  expect(telegram.calls.slice(before)).toEqual([]);
});

test("words that begin like a command are held, with a word about it, and go by a press as they are", async () => {
  const { buyer, seller, conversation } = await openChat("Диван");
  const entities = [{ type: "bot_command", offset: 0, length: 2 }];
  const { words, calls } = await say(buyer.person, { text: "/2 Цены, и беру", entities });
  expect(calls).toMatchObject([
    {
      chat_id: buyer.person.id,
      text: translate("ru", "chat-command"),
      reply_parameters: { message_id: words.message_id },
    },
  ]);
  expect(choices(calls[0])).toEqual([["Селлер · Диван", `chat:for:${conversation.id}`]]);
  const chosen = await telegram.press(buyer.person, `chat:for:${conversation.id}`, {
    reply_to_message: words,
  });
  const heard = to([...chosen, ...(await telegram.deliver())], seller.person);
  expect(heard.map(({ text }) => text)).toEqual(["<b>Лола</b> · Диван\n\n/2 Цены, и беру"]);
});

test("so do those that reply to a conversation; where it is over there is nobody to send them to", async () => {
  const { seller, sofa } = await meetTwo();
  const sent = await tell(sofa.buyer.person, "и ещё");
  expect(to(sent, seller)).toHaveLength(1);
  const reply = {
    ...replyTo(await lastTo(seller), "/abc"),
    entities: [{ type: "bot_command", offset: 0, length: 4 }],
  };
  const { calls } = await say(seller, reply);
  expect(choices(calls[0])).toEqual([choiceOf(sofa, "Диван")]);

  await Listing.update({ status: "closed" }, { where: { id: sofa.listing.id } });
  const { calls: over } = await say(seller, reply);
  expect(over).toMatchObject([{ text: translate("ru", "fallback-command") }]);
});
