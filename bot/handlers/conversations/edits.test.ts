import { afterAll, expect, test } from "vitest";
import { deleteDraft } from "#core/market/drafts/deleteDraft.ts";
import { saveDraft } from "#core/market/drafts/saveDraft.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { fakeAlbums, plain } from "../../../tests/fakeAlbums.ts";
import { lastTo, photo, to } from "../../../tests/fakeChats.ts";
import { buttonsOf } from "../../../tests/fakeTelegram.ts";

const { telegram, meet, openChat, tell, files, sentPhoto, answers, draftOf } = await fakeAlbums();
afterAll(() => files.stop());

let lastId = 1_900_000_000;
function nextId() {
  lastId += 1;
  return lastId;
}

test("an edited message is edited at the other side, with its buttons; nothing else is said", async () => {
  const { seller, buyer } = await openChat();
  const message_id = nextId();
  const [sent] = to(await tell(buyer.person, { message_id, text: "Отдадите за 50?" }), seller.person);
  const number = await lastTo(seller.person);

  const calls = await telegram.edit(buyer.person, message_id, { text: "Отдадите за 500 <b>?" });
  expect(calls).toMatchObject([
    {
      method: "editMessageText",
      chat_id: seller.person.id,
      message_id: number,
      text: "<b>Лола</b> · Диван\n\nОтдадите за 500 &lt;b&gt;?",
    },
  ]);
  expect(buttonsOf(calls[0])).toEqual(buttonsOf(sent));
  // What is edited to the same, or comes again, is no edit.
  expect(await telegram.again()).toEqual([]);
});

test("the words below a photo are edited there, also where there were none", async () => {
  const { seller, buyer } = await openChat();
  const message_id = nextId();
  await tell(buyer.person, { message_id, photo: photo("one") });
  const calls = await telegram.edit(buyer.person, message_id, { photo: photo("one"), caption: "Такой?" });
  expect(calls).toMatchObject([
    { method: "editMessageCaption", chat_id: seller.person.id, caption: "<b>Лола</b> · Диван\n\nТакой?" },
  ]);
});

test("what hasn't been sent yet goes as it was edited", async () => {
  const { seller, buyer } = await openChat();
  const message_id = nextId();
  await telegram.message(buyer.person, { message_id, text: "Превет" });
  expect(await telegram.edit(buyer.person, message_id, { text: "Привет" })).toEqual([]);
  const [sent] = to(await telegram.deliver(), seller.person);
  expect(sent?.text).toBe("<b>Лола</b> · Диван\n\nПривет");
});

test("a long message that went as two is edited in the second of them", async () => {
  const { seller, buyer } = await openChat();
  const message_id = nextId();
  await tell(buyer.person, { message_id, text: "я".repeat(4090) });
  const number = await lastTo(seller.person);
  const calls = await telegram.edit(buyer.person, message_id, { text: "Короче" });
  expect(calls).toMatchObject([{ method: "editMessageText", message_id: number, text: "Короче" }]);
});

test.each([
  ["chat-edit-held", { text: "Пишите в t.me/lola_home" }],
  ["chat-edit-held", { text: "8600 1234 5678 9012" }],
  ["chat-edit-long", { text: "я".repeat(4090) }],
] as const)("an edit that can't be passed on is told: %s", async (key, content) => {
  const { buyer } = await openChat();
  const message_id = nextId();
  await tell(buyer.person, { message_id, text: "Привет" });
  expect(await telegram.edit(buyer.person, message_id, content)).toMatchObject([
    { method: "sendMessage", chat_id: buyer.person.id, text: translate("ru", key) },
  ]);
});

test("after the end of the chat, and where Telegram refuses, its writer hears that it isn't passed on", async () => {
  const { seller, buyer } = await openChat();
  const message_id = nextId();
  await tell(buyer.person, { message_id, text: "Привет" });
  telegram.refuse("editMessageText", {
    error_code: 400,
    description: "Bad Request: message to edit not found",
  });
  expect((await telegram.edit(buyer.person, message_id, { text: "Прив" })).at(-1)).toMatchObject({
    chat_id: buyer.person.id,
    text: translate("ru", "chat-edit-late"),
  });
  await seller.row.update({ bannedAt: new Date() });
  expect(await telegram.edit(buyer.person, message_id, { text: "Приветы" })).toMatchObject([
    { chat_id: buyer.person.id, text: translate("ru", "chat-edit-over") },
  ]);
});

test("what belongs to nothing is edited without a word, and so is a place that moves", async () => {
  const { person } = await meet();
  expect(await telegram.edit(person, nextId(), { text: "/start" })).toEqual([]);
  expect(await telegram.edit(person, nextId(), { location: { latitude: 41, longitude: 69 } })).toEqual([]);
});

test("a corrected caption mends the draft where it says what the caption said, and is told", async () => {
  const { person, row } = await meet();
  const message_id = nextId();
  const content = sentPhoto();
  await telegram.message(person, { message_id, ...content, caption: "Диван\n500 000 сум" });
  await answers();
  const draft = await draftOf(person);
  await saveDraft(row.id, { ...draft!, description: "Писал в форме" });

  await telegram.edit(person, message_id, { ...content, caption: "Диван угловой\nКожа\n600 000 сум" });
  const [told] = await answers();
  expect(plain(told)).toContain("Диван угловой");
  expect(plain(told)).toContain("600 000");
  expect(await draftOf(person)).toMatchObject({
    name: "Диван угловой",
    price: 600_000,
    description: "Писал в форме",
    photos: draft!.photos,
  });
});

test("a caption corrected before the album is read is read as corrected; after the draft is gone it is told so", async () => {
  const { person, row } = await meet();
  const message_id = nextId();
  const content = sentPhoto();
  await telegram.message(person, { message_id, ...content, caption: "Дивн" });
  expect(await telegram.edit(person, message_id, { ...content, caption: "Диван" })).toEqual([]);
  await answers();
  expect(await draftOf(person)).toMatchObject({ name: "Диван" });

  await deleteDraft(row.id);
  expect(await telegram.edit(person, message_id, { ...content, caption: "Стол" })).toMatchObject([
    { text: translate("ru", "album-edit-late") },
  ]);
});
