import { afterAll, expect, test } from "vitest";
import { deleteDraft } from "#core/market/drafts/drafts.ts";
import { saveDraft } from "#core/market/drafts/saveDraft.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { Listing } from "#db/models/Listing.ts";
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

test("a photo that is put in another's place, or to words, is there at the other side, too", async () => {
  const { seller, buyer } = await openChat();
  for (const [content, caption] of [
    [{ photo: photo("one"), caption: "Такой?" }, "Такой?"],
    [{ text: "Какой?" }, "Такой"],
  ] as const) {
    const message_id = nextId();
    await tell(buyer.person, { message_id, ...content });
    const number = await lastTo(seller.person);
    expect(await telegram.edit(buyer.person, message_id, { photo: photo("two"), caption })).toMatchObject([
      {
        method: "editMessageMedia",
        chat_id: seller.person.id,
        message_id: number,
        media: { type: "photo", media: "two", caption: `<b>Лола</b> · Диван\n\n${caption}` },
      },
    ]);
    expect(await telegram.again()).toEqual([]);
  }
});

test("what has become a video isn't passed on, and its writer hears it", async () => {
  const { buyer } = await openChat();
  for (const content of [{ photo: photo("one"), caption: "Такой" }, { text: "Такой" }]) {
    const message_id = nextId();
    await tell(buyer.person, { message_id, ...content });
    const calls = await telegram.edit(buyer.person, message_id, {
      video: { file_id: "v" },
      caption: "Такой",
    });
    expect(calls).toMatchObject([{ method: "sendMessage", text: translate("ru", "chat-edit-late") }]);
  }
});

test("an offer stays what it was: its buttons agree to the price that was named", async () => {
  const { seller, buyer, conversation, listing } = await openChat();
  await Listing.update({ price: 1_000_000, priceSum: 1_000_000 }, { where: { id: listing.id } });
  await telegram.press(buyer.person, `chat:offer:${conversation.id}:own`);
  const message_id = nextId();
  await tell(buyer.person, { message_id, text: "900 000" });
  const calls = await telegram.edit(buyer.person, message_id, { text: "950 000" });
  expect(to(calls, seller.person)).toEqual([]);
  expect(calls).toMatchObject([{ chat_id: buyer.person.id, text: translate("ru", "chat-edit-offer") }]);
});

test("an answer that wasn't understood may be corrected, what was written before the question isn't one", async () => {
  const { seller, buyer, conversation, listing } = await openChat();
  await Listing.update({ price: 1_000_000, priceSum: 1_000_000 }, { where: { id: listing.id } });
  const before = nextId();
  await telegram.press(buyer.person, `chat:offer:${conversation.id}:own`);
  const asked = telegram.lastSent();
  expect(await telegram.edit(buyer.person, Math.min(before, asked - 1), { text: "900 000" })).toEqual([]);
  const message_id = Math.max(nextId(), asked + 1);
  await tell(buyer.person, { message_id, text: "девятьсот" });
  expect(await telegram.edit(buyer.person, message_id, { text: "девять сотен" })).toMatchObject([
    { text: translate("ru", "offer-no-number") },
  ]);
  await telegram.edit(buyer.person, message_id, { text: "900 000" });
  expect(to(await telegram.deliver(), seller.person)[0]?.text).toContain("900");
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

test("a price that was written in the form stays with its currency when the caption names another one", async () => {
  const { person, row } = await meet();
  const message_id = nextId();
  const content = sentPhoto();
  await telegram.message(person, { message_id, ...content, caption: "Диван 4 000 000 сум" });
  await answers();
  await saveDraft(row.id, { ...(await draftOf(person))!, price: 4_500_000 });
  await telegram.edit(person, message_id, { ...content, caption: "Диван угловой 450$" });
  await answers();
  expect(await draftOf(person)).toMatchObject({ name: "Диван угловой", price: 4_500_000, currency: "UZS" });
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

test("a photo that is replaced before it is taken in is the draft's; later it is told that the draft has the old one", async () => {
  const { person } = await meet();
  const message_id = nextId();
  const [first, second] = [sentPhoto(), sentPhoto()];
  await telegram.message(person, { message_id, ...first, caption: "Диван" });
  expect(await telegram.edit(person, message_id, { ...second, caption: "Диван" })).toEqual([]);
  await answers();
  const draft = await draftOf(person);
  expect(draft?.photos).toHaveLength(1);
  const isFetched = (sent: typeof first) =>
    files.asked.some((path) => path.endsWith(`/${sent.photo[0]!.file_id}`));
  expect([isFetched(first), isFetched(second)]).toEqual([false, true]);

  const calls = await telegram.edit(person, message_id, { ...first, caption: "Диван" });
  expect(calls).toMatchObject([{ text: translate("ru", "album-edit-photo") }]);
  expect((await draftOf(person))?.photos).toEqual(draft?.photos);
});
