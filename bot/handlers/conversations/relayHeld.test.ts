import type { User as TelegramPerson } from "grammy/types";
import { expect, test } from "vitest";
import { translate } from "#core/platform/i18n/translate.ts";
import { ConversationMessage } from "#db/models/ConversationMessage.ts";
import { fakeChats, lastTo, photo, to } from "../../../tests/fakeChats.ts";
import { buttonsOf } from "../../../tests/fakeTelegram.ts";

const { telegram, openChat, tell } = fakeChats();

let lastWords = 2_200_000_000;
/** Words with a number of their own, so that a press can bring them along. */
const numbered = <Content extends object>(content: Content) => {
  lastWords += 1;
  return { message_id: lastWords, ...content };
};
const press = async (from: TelegramPerson, data: string, words: object) => [
  ...(await telegram.press(from, data, { reply_to_message: words })),
  ...(await telegram.deliver()),
];

test("a link waits for its sender, who is warned; sent all the same it goes once, with a warning", async () => {
  const { buyer, seller, conversation } = await openChat();
  const words = numbered({ text: "Оплата тут: olx-pay . com" });
  const held = await tell(buyer.person, words);
  expect(held).toMatchObject([
    {
      chat_id: buyer.person.id,
      text: translate("ru", "chat-held-link"),
      reply_parameters: { message_id: words.message_id },
    },
  ]);
  const anyway = `chat:anyway:${conversation.id}`;
  expect(buttonsOf(held[0])).toMatchObject([{ callback_data: anyway }, { callback_data: "chat:drop" }]);

  const sent = await press(buyer.person, anyway, words);
  const warning = translate("ru", "chat-beware");
  expect(to(sent, seller.person).map(({ text }) => text)).toEqual([
    `<b>Лола</b> · Диван\n${warning}\n\nОплата тут: olx-pay . com`,
  ]);
  const again = await press(buyer.person, anyway, words);
  expect(to(again, seller.person)).toEqual([]);
  expect(again[0]?.text).toBe(translate("ru", "chat-sent-already"));
});

test("not sent is not sent", async () => {
  const { buyer, conversation } = await openChat();
  const words = numbered({ text: "пиши @secret_lola" });
  await tell(buyer.person, words);
  const calls = await press(buyer.person, "chat:drop", words);
  expect(calls.at(-1)?.text).toBe(translate("ru", "chat-dropped"));
  expect(await ConversationMessage.count({ where: { conversationId: conversation.id } })).toBe(0);
});

test("sent and dropped, one after the other or at once: the card says what happened", async () => {
  const { buyer, seller, conversation } = await openChat();
  const anyway = `chat:anyway:${conversation.id}`;
  const sent = translate("ru", "chat-sent", { name: "Селлер", listing: "Диван" });
  const held = async () => {
    const words = numbered({ text: "пиши @secret_lola" });
    await tell(buyer.person, words);
    return words;
  };
  const edits = (from: number) =>
    telegram.calls.slice(from).filter(({ method }) => method === "editMessageText");

  const words = await held();
  await press(buyer.person, anyway, words);
  const late = await press(buyer.person, "chat:drop", words);
  expect(late.map(({ text }) => text)).toEqual([translate("ru", "chat-sent-already"), sent]);
  const other = await held();
  await press(buyer.person, "chat:drop", other);
  const thoughtAgain = await press(buyer.person, anyway, other);
  expect(to(thoughtAgain, seller.person)).toHaveLength(1);
  expect(thoughtAgain.find(({ method }) => method === "editMessageText")?.text).toBe(sent);

  for (const order of [
    [anyway, "chat:drop"],
    ["chat:drop", anyway],
  ]) {
    const both = await held();
    const before = telegram.calls.length;
    const reply_to_message = both;
    await Promise.all(order.map((data) => telegram.press(buyer.person, data, { reply_to_message })));
    expect(edits(before).at(-1)?.text).toBe(sent);
    expect(to(await telegram.deliver(), seller.person)).toHaveLength(1);
  }
});

test("a card's number never goes, not even when a link was agreed to and then edited into one", async () => {
  const { buyer, seller, conversation } = await openChat();
  const card = numbered({ text: "Скиньте на 8600 1234 5678 9012" });
  const held = await tell(buyer.person, card);
  expect(held).toMatchObject([{ chat_id: buyer.person.id, text: translate("ru", "chat-held-card") }]);
  expect(buttonsOf(held[0])).toEqual([]);
  const forced = await press(buyer.person, `chat:anyway:${conversation.id}`, card);
  expect(to(forced, seller.person)).toEqual([]);
  expect(forced.at(-1)?.text).toBe(translate("ru", "chat-held-card"));
});

test("a card's number that is dealt out over messages stops at the one that ends it, chosen or not", async () => {
  const { buyer, seller, conversation } = await openChat();
  for (const part of ["8600", "4954", "7331"]) {
    expect(to(await tell(buyer.person, part), seller.person)).toHaveLength(1);
  }
  const end = numbered({ text: "6478" });
  const held = await tell(buyer.person, end);
  expect(held).toMatchObject([{ chat_id: buyer.person.id, text: translate("ru", "chat-held-card-parts") }]);
  expect(buttonsOf(held[0])).toEqual([]);
  const forced = await press(buyer.person, `chat:anyway:${conversation.id}`, end);
  expect(to(forced, seller.person)).toEqual([]);
  const photoOfIt = await tell(buyer.person, { photo: photo("p"), caption: "6478" });
  expect(to(photoOfIt, seller.person)).toEqual([]);
  expect(to(await tell(buyer.person, "6477"), seller.person)).toHaveLength(1);
});

test("numbers of the other side, of another conversation and of an hour ago end no card's number", async () => {
  const { buyer, seller, conversation } = await openChat();
  await tell(buyer.person, "8600 4954");
  const answer = { text: "7331 6478", reply_to_message: { message_id: await lastTo(seller.person) } };
  expect(to(await tell(seller.person, answer), buyer.person)).toHaveLength(1);

  const other = await openChat("Стол", { person: buyer.person, row: buyer.row });
  await tell(other.buyer.person, "Ещё есть?");
  const elsewhere = { text: "7331 6478", reply_to_message: { message_id: await lastTo(buyer.person) } };
  expect(to(await tell(buyer.person, elsewhere), other.buyer.person)).toHaveLength(1);

  await ConversationMessage.update(
    { createdAt: new Date(Date.now() - 3_600_000) },
    { where: { conversationId: conversation.id } },
  );
  const later = await press(buyer.person, `chat:for:${conversation.id}`, numbered({ text: "7331 6478" }));
  expect(to(later, seller.person)).toHaveLength(1);
});

test("the words below a photo are looked at too, and links that Telegram has marked", async () => {
  const { buyer, seller, conversation } = await openChat();
  const shown = numbered({ photo: photo("p"), caption: "t.me/seller" });
  expect(to(await tell(buyer.person, shown), seller.person)).toEqual([]);
  const [sent] = to(await press(buyer.person, `chat:anyway:${conversation.id}`, shown), seller.person);
  expect(sent).toMatchObject({ method: "sendPhoto", photo: "p" });
  expect(String(sent?.caption)).toContain(translate("ru", "chat-beware"));

  const hidden = numbered({ text: "тут", entities: [{ type: "text_link", offset: 0, length: 3 }] });
  expect(to(await tell(buyer.person, hidden), seller.person)).toEqual([]);
});

test("long words with a link come in a message of their own below the warning", async () => {
  const { buyer, seller, conversation } = await openChat();
  const words = numbered({ text: `${"я".repeat(4000)} https://pay.example` });
  await tell(buyer.person, words);
  const calls = to(await press(buyer.person, `chat:anyway:${conversation.id}`, words), seller.person);
  expect(calls.map(({ text }) => text)).toEqual([
    `<b>Лола</b> · Диван\n${translate("ru", "chat-beware")}`,
    words.text,
  ]);
});

test("a link that it was unclear for whom is held back once its reader is chosen", async () => {
  const { buyer, seller, conversation } = await openChat();
  await tell(buyer.person, "привет");
  const words = numbered({ text: "www.example.com" });
  const [ask] = await tell(seller.person, words);
  expect(ask?.text).toBe(translate("ru", "chat-whom"));
  const chosen = await press(seller.person, `chat:for:${conversation.id}`, words);
  expect(to(chosen, buyer.person)).toEqual([]);
  expect(chosen.at(-1)).toMatchObject({ text: translate("ru", "chat-held-link") });
  expect(to(await press(seller.person, `chat:anyway:${conversation.id}`, words), buyer.person)).toHaveLength(
    1,
  );
});

test("a place goes as a place, a venue as a venue, below the line that says whose it is", async () => {
  const { buyer, seller } = await openChat();
  const location = { latitude: 41.31, longitude: 69.24 };
  const point = to(await tell(buyer.person, { location }), seller.person);
  expect(point).toMatchObject([
    { method: "sendMessage", text: "<b>Лола</b> · Диван" },
    { method: "sendLocation", ...location },
  ]);
  expect(point.map((call) => buttonsOf(call).length)).toEqual([0, 2]);
  const venue = { location, title: "Чорсу", address: "Ташкент" };
  const calls = to(await tell(buyer.person, { location, venue }), seller.person);
  expect(calls[1]).toMatchObject({ method: "sendVenue", ...location, title: "Чорсу", address: "Ташкент" });

  const update = {
    update_id: 2_000_000_077,
    message: {
      message_id: 2_200_500_000,
      date: 1,
      chat: { id: buyer.person.id, type: "private" },
      from: buyer.person,
      location,
    },
  } as never;
  for (let time = 0; time < 2; time += 1) await telegram.bot.handleUpdate(update);
  expect(to(await telegram.deliver(), seller.person)).toHaveLength(2);
});

test.each([
  ["пиши @secret_lola", "пишите сюда"],
  ["карта 8600 1234 5678 9012", "просто вопрос"],
])("of held words (%s) an edit tells that they weren't sent, once", async (held, edited) => {
  const { buyer, seller } = await openChat();
  const words = numbered({ text: held });
  await tell(buyer.person, words);
  const calls = await telegram.edit(buyer.person, words.message_id, { text: edited });
  expect(calls).toMatchObject([
    {
      chat_id: buyer.person.id,
      text: translate("ru", "chat-edit-unsent"),
      reply_parameters: { message_id: words.message_id },
    },
  ]);
  expect(to(await telegram.deliver(), seller.person)).toEqual([]);
});
