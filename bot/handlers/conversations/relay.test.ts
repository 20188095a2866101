import { expect, test } from "vitest";
import { quickAnswers } from "#core/market/conversations/quickWords.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { Listing } from "#db/models/Listing.ts";
import { buildCodeLink } from "../../../tests/codeLinks.ts";
import { fakeChats, lastTo, photo, replyTo, to } from "../../../tests/fakeChats.ts";
import { buttonsOf, type Call } from "../../../tests/fakeTelegram.ts";

const { telegram, meet, openChat, tell } = fakeChats();

test("words go both ways under first names, escaped, and the sender hears once that they went", async () => {
  const { seller, buyer, conversation } = await openChat("Стол & стул");

  const first = await tell(buyer.person, {
    text: "Ещё <b>есть</b>?",
    entities: [{ type: "bold", offset: 0, length: 3 }],
  });
  const [asked] = to(first, seller.person);
  expect(asked).toMatchObject({
    method: "sendMessage",
    text: "<b>Лола</b> · Стол &amp; стул\n\nЕщё &lt;b&gt;есть&lt;/b&gt;?",
  });
  expect(buttonsOf(asked)).toEqual([
    ...quickAnswers.map((word) => ({
      text: translate("ru", `button-chat-quick-${word}`),
      callback_data: `chat:quick:${conversation.id}:${word}`,
    })),
    { text: translate("ru", "button-chat-reply"), callback_data: `chat:enter:${conversation.id}` },
    { text: translate("ru", "button-chat-block"), callback_data: `chat:block:${conversation.id}` },
  ]);
  expect(to(first, buyer.person).map(({ text }) => text)).toEqual([
    translate("ru", "chat-sent", { name: "Селлер", listing: "Стол &amp; стул" }),
  ]);

  await telegram.press(seller.person, `chat:enter:${conversation.id}`);
  const second = await tell(seller.person, "Есть");
  const [answered] = to(second, buyer.person);
  expect(answered?.text).toBe("<b>Селлер</b> · Стол &amp; стул\n\nЕсть");
  expect(buttonsOf(answered)).toHaveLength(3);

  const third = await tell(buyer.person, "Беру");
  expect(third.map(({ chat_id }) => chat_id)).toEqual([seller.person.id]);
  const everything = JSON.stringify([...first, ...second, ...third]);
  expect(everything).not.toMatch(/secret_lola|the_seller/);
  for (const { person, calls } of [
    { person: buyer.person, calls: to([...first, ...third], seller.person) },
    { person: seller.person, calls: to(second, buyer.person) },
  ]) {
    expect(JSON.stringify(calls)).not.toContain(String(person.id));
  }
});

test("photos go by Telegram's own id, with their words; an album photo by photo", async () => {
  const { seller, buyer } = await openChat();
  const [sent] = to(await tell(buyer.person, { photo: photo("one"), caption: "Такой?" }), seller.person);
  expect(sent).toMatchObject({
    method: "sendPhoto",
    photo: "one",
    caption: "<b>Лола</b> · Диван\n\nТакой?",
  });
  await telegram.message(buyer.person, { photo: photo("two"), media_group_id: "1" });
  await telegram.message(buyer.person, { photo: photo("three"), media_group_id: "1" });
  expect((await telegram.deliver()).map(({ photo, caption }) => [photo, caption])).toEqual([
    ["two", "<b>Лола</b> · Диван"],
    ["three", "<b>Лола</b> · Диван"],
  ]);
});

test("words that don't fit under the line above them come in a message of their own, whole", async () => {
  const { seller, buyer } = await openChat();
  const long = "&".repeat(4096);
  const calls = to(await tell(buyer.person, long), seller.person);
  expect(calls.map(({ text }) => text)).toEqual(["<b>Лола</b> · Диван", "&amp;".repeat(4096)]);
  expect(calls.map((call) => buttonsOf(call).length)).toEqual([0, 2]);

  // Telegram counts letters, not the markup that stands for them.
  const fitting = "&".repeat(1000);
  const [under] = to(await tell(buyer.person, { photo: photo("p"), caption: fitting }), seller.person);
  expect(under).toMatchObject({ photo: "p", caption: expect.stringMatching(/(&amp;){1000}$/) });

  const caption = "я".repeat(1024);
  const withPhoto = to(await tell(buyer.person, { photo: photo("p"), caption }), seller.person);
  expect(withPhoto).toMatchObject([
    { photo: "p", caption: "<b>Лола</b> · Диван" },
    { method: "sendMessage", text: caption },
  ]);
});

test("a long name of a listing is cut in the line above", async () => {
  const { seller, buyer } = await openChat("Ж".repeat(300));
  const [call] = to(await tell(buyer.person, "?"), seller.person);
  expect(call?.text).toBe(`<b>Лола</b> · ${"Ж".repeat(79)}…\n\n?`);
});

test("two conversations of one person never mix: replies and seats decide", async () => {
  const one = await openChat("Диван");
  const two = await openChat("Шкаф", one.seller);
  const { person: seller } = one.seller;
  await tell(one.buyer.person, "про диван");
  const aboutSofa = await lastTo(seller);
  await tell(two.buyer.person, "про шкаф");
  const aboutWardrobe = await lastTo(seller);
  const heardBy = (calls: Call[]) => calls.map(({ chat_id }) => chat_id);

  expect(heardBy(to(await tell(seller, replyTo(aboutSofa, "диван есть")), one.buyer.person))).toHaveLength(1);
  expect(heardBy(await tell(seller, "ещё про диван"))).toEqual([one.buyer.person.id]);

  const answered = await tell(seller, replyTo(aboutWardrobe, "шкаф продан"));
  expect(heardBy(answered).sort()).toEqual([two.buyer.person.id, seller.id].sort());
  expect(to(answered, seller)[0]?.text).toBe(translate("ru", "chat-sent", { name: "Лола", listing: "Шкаф" }));
  expect(heardBy(await tell(seller, "правда"))).toEqual([two.buyer.person.id]);

  await telegram.press(seller, `chat:enter:${one.conversation.id}`);
  expect(heardBy(await tell(seller, "диван жду"))).toContain(one.buyer.person.id);
  // A reply to one's own words goes where they went.
  await tell(seller, { ...replyTo(aboutWardrobe, "своё"), message_id: 77 });
  await telegram.press(seller, `chat:enter:${one.conversation.id}`);
  expect(heardBy(await tell(seller, replyTo(77, "вдогонку")))).toContain(two.buyer.person.id);
});

test("a reply to something that belongs to no conversation is not guessed about", async () => {
  const { seller, buyer, conversation } = await openChat();
  const [ask, ...rest] = await tell(buyer.person, replyTo(12345, "кому это?"));
  expect(rest).toEqual([]);
  expect(ask?.text).toBe(translate("ru", "chat-whom"));
  expect(buttonsOf(ask)).toMatchObject([{ callback_data: `chat:for:${conversation.id}` }]);
  // The card and the confirmation belong to it.
  const card = await lastTo(buyer.person);
  expect(to(await tell(buyer.person, replyTo(card, "вот")), seller.person)).toHaveLength(1);
  const confirmation = await lastTo(buyer.person);
  expect(confirmation).not.toBe(card);
  expect(to(await tell(buyer.person, replyTo(confirmation, "и вот")), seller.person)).toHaveLength(1);
});

test("it ends with the listing, for both", async () => {
  const { seller, buyer, conversation, listing } = await openChat();
  await telegram.press(seller.person, `chat:enter:${conversation.id}`);
  await Listing.update({ status: "closed" }, { where: { id: listing.id } });

  for (const { person } of [buyer, seller]) {
    const calls = await tell(person, "ещё тут?");
    expect(calls.map(({ chat_id, text }) => [chat_id, text])).toEqual([
      [person.id, expect.stringMatching(/^<b>Диван<\/b>\n[\s\S]*уже не активно/)],
    ]);
    expect((await tell(person, "ау"))[0]?.text).toBe(translate("ru", "fallback-text"));
  }
  const [toast] = await telegram.press(buyer.person, `chat:enter:${conversation.id}`);
  expect(toast).toMatchObject({ text: translate("ru", "error-not-active"), show_alert: true });
});

test("other kinds of messages are refused kindly in a chat, once an album, and left alone outside", async () => {
  const { buyer } = await openChat();
  const video = { video: { file_id: "v" }, media_group_id: "7" };
  for (const content of [{ voice: { file_id: "v" } }, { sticker: { file_id: "s" } }, video]) {
    const calls = await tell(buyer.person, content);
    expect(calls.map(({ chat_id, text }) => [chat_id, text])).toEqual([
      [buyer.person.id, translate("ru", "chat-only-text")],
    ]);
  }
  expect(await tell(buyer.person, video)).toEqual([]);
  const [own] = await telegram.share(buyer.person, "+998901112233");
  expect(own?.text).toBe(translate("ru", "chat-only-text"));
  expect((await tell((await meet()).person, { voice: {} }))[0]?.text).toBe(translate("ru", "fallback-text"));
});

test("commands stay commands, and the phone's scene has its words first", async () => {
  const { buyer } = await openChat();
  for (const command of ["/help", "/unknown"]) {
    const calls = await tell(buyer.person, command);
    expect(calls.map(({ chat_id }) => chat_id)).toEqual([buyer.person.id]);
  }
  await telegram.say(buyer.person, `/start ${await buildCodeLink()}`);
  const calls = await tell(buyer.person, "998901112233");
  expect(calls.map(({ text }) => text)).toEqual([translate("ru", "phone-press-button")]);
});
