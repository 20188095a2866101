import { afterAll, expect, test, vi } from "vitest";
import { translate } from "#core/platform/i18n/translate.ts";
import { sequelize } from "#db/sequelize.ts";
import { CAPTION, fakeAlbums, plain, pressed, presses, spoken } from "../../../tests/fakeAlbums.ts";
import { lastTo, replyTo, to } from "../../../tests/fakeChats.ts";
import type { Call } from "../../../tests/fakeTelegram.ts";

const { telegram, meet, openChat, tell, files, jpeg, sentPhoto, sentFile, newGroup, sendAlbum, answers } =
  await fakeAlbums();
afterAll(() => files.stop());

test("in a conversation an album with words is asked about, once, and goes whole where it is said", async () => {
  const { buyer, seller, conversation } = await openChat();
  const group = newGroup();
  const [ask, ...rest] = await sendAlbum(buyer.person, CAPTION, { group });
  expect(rest).toEqual([]);
  expect(ask?.text).toBe(translate("ru", "chat-whom"));
  const [choose, begin] = presses(ask);
  expect([choose, begin]).toEqual([`chat:for:${conversation.id}`, expect.stringMatching(/^album:new:/)]);
  expect(await answers()).toEqual([]);

  const answered = { message_id: (ask!.reply_parameters as { message_id: number }).message_id };
  const reply_to_message = { ...answered, ...group, caption: CAPTION };
  const calls = await telegram.press(buyer.person, choose!, { reply_to_message });
  const passed = to([...calls, ...(await telegram.deliver())], seller.person);
  expect(passed.map(({ method }) => method)).toEqual(["sendPhoto", "sendPhoto", "sendPhoto"]);
  expect(await answers()).toEqual([]);
});

test("or becomes a listing, when that is said", async () => {
  const { buyer, seller } = await openChat();
  const [ask] = await sendAlbum(buyer.person);
  const calls = await telegram.press(buyer.person, pressed(ask, "album:new:"));
  expect(calls.at(-1)).toMatchObject({ text: translate("ru", "album-begun") });
  const told = await answers();
  expect(to(told, seller.person)).toEqual([]);
  expect(plain(told[0])).toContain("3 фото");
  expect(await telegram.press(buyer.person, pressed(ask, "album:new:"))).toMatchObject([
    { text: translate("ru", "album-begun-already") },
    {},
  ]);
});

/** An album that its sender is asked about, with the message that the question replies to. */
async function askedAbout() {
  const { buyer, seller, conversation } = await openChat();
  const group = newGroup();
  const [ask] = await sendAlbum(buyer.person, CAPTION, { group });
  const [choose = "", begin = ""] = presses(ask);
  const { message_id } = ask!.reply_parameters as { message_id: number };
  const reply_to_message = { message_id, ...group, caption: CAPTION };
  const sent = translate("ru", "chat-sent", { name: "Селлер", listing: "Диван" });
  const press = (data: string) => telegram.press(buyer.person, data, { reply_to_message });
  return { buyer, seller, conversation, choose, begin, sent, press };
}
const lastEdit = (calls: Call[]) => calls.findLast(({ method }) => method === "editMessageText")?.text;

test("sent to a chat it becomes no listing, begun as a listing it isn't sent, and the card says which", async () => {
  const first = await askedAbout();
  await first.press(first.choose);
  const late = await first.press(first.begin);
  expect(lastEdit(late)).toBe(first.sent);
  expect(to(await answers(), first.buyer.person)).toEqual([]);

  const second = await askedAbout();
  await second.press(second.begin);
  const refused = await second.press(second.choose);
  expect(refused[0]?.text).toBe(translate("ru", "album-begun-already"));
  expect(lastEdit(refused)).toBe(translate("ru", "album-begun"));
  expect(to(await answers(), second.seller.person)).toEqual([]);
});

test("both presses at once do one of the two, and both say which", async () => {
  for (const order of [
    [0, 1],
    [1, 0],
    [0, 1],
    [1, 0],
  ] as const) {
    const { buyer, seller, choose, begin, sent, press } = await askedAbout();
    const data = [choose, begin];
    const came = await Promise.all(order.map((index) => press(data[index]!)));
    const told = await answers();
    const isSent = to(told, seller.person).length > 0;
    expect(to(told, buyer.person)).toHaveLength(isSent ? 0 : 1);
    const edits = came.flat().filter(({ method }) => method === "editMessageText");
    expect(new Set(edits.map(({ text }) => text))).toEqual(
      new Set([isSent ? sent : translate("ru", "album-begun")]),
    );
  }
});

test("a photo by itself that was sent to a chat becomes no listing either", async () => {
  const { buyer, seller, conversation } = await openChat();
  await tell(buyer.person, "ещё есть?");
  const message_id = 2_050_000_000;
  const words = { message_id, ...sentPhoto(), caption: "Вот" };
  const [ask] = await tell(seller.person, words);
  const reply_to_message = words;
  await telegram.press(seller.person, `chat:for:${conversation.id}`, { reply_to_message });
  const late = await telegram.press(seller.person, pressed(ask, "album:new:"));
  expect(lastEdit(late)).toBe(translate("ru", "chat-sent", { name: "Лола", listing: "Диван" }));
  expect(to(await answers(), seller.person)).toEqual([]);
});

test("an album without words goes to the fresh seat as ever, one that replies where it replies to", async () => {
  const { buyer, seller } = await openChat();
  const silent = await sendAlbum(buyer.person, "");
  expect(silent).toEqual([]);
  expect(to(await telegram.deliver(), seller.person)).toHaveLength(3);

  const message_id = await lastTo(seller.person);
  await sendAlbum(seller.person, "Вот он", { count: 2, more: { reply_to_message: { message_id } } });
  expect(to(await telegram.deliver(), buyer.person)).toHaveLength(2);
  expect(await answers()).toEqual([]);
});

test("words below a later photo make it an album with words, too", async () => {
  const { buyer, seller, conversation } = await openChat();
  const group = newGroup();
  const parts = [sentPhoto(), sentPhoto(), { ...sentPhoto(), caption: CAPTION }].map((part) => ({
    ...part,
    ...group,
  }));
  // The others wait among the bot's updates while the first is worked off; the last comes a moment later.
  const store = (updateId: number, part: object) =>
    sequelize.query(
      "insert into bot_updates (update_id, chat_key, payload) values ($id, $chat, $payload::jsonb)",
      {
        bind: {
          id: updateId,
          chat: String(buyer.person.id),
          payload: JSON.stringify({ message: { ...part, chat: { id: buyer.person.id } } }),
        },
      },
    );
  await store(81, parts[1]!);
  const query = vi.spyOn(sequelize, "query");
  const hasLooked = () => query.mock.calls.some(([sql]) => String(sql).includes("media_group_id"));
  const later = vi
    .waitFor(() => expect(hasLooked()).toBe(true), { timeout: 10_000, interval: 5 })
    .then(() => store(82, parts[2]!));
  const [ask] = spoken(await telegram.message(buyer.person, parts[0]!));
  await later;
  query.mockRestore();
  await sequelize.query("update bot_updates set done_at = now() where update_id in (81, 82)");
  expect(ask?.text).toBe(translate("ru", "chat-whom"));
  for (const part of parts.slice(1)) expect(spoken(await telegram.message(buyer.person, part))).toEqual([]);
  expect(await answers()).toEqual([]);

  const { message_id } = ask!.reply_parameters as { message_id: number };
  const reply_to_message = { message_id, ...group };
  await telegram.press(buyer.person, `chat:for:${conversation.id}`, { reply_to_message });
  const passed = to(await telegram.deliver(), seller.person);
  expect(passed).toHaveLength(3);
  expect(passed[2]?.caption).toContain("Велосипед горный");
});

test("a single photo that is unclear can become a listing, too; a file in a conversation only that", async () => {
  const { buyer, seller } = await openChat();
  await tell(buyer.person, "ещё есть?");
  const [ask] = await tell(seller.person, { ...sentPhoto(), caption: "Другой, 300$" });
  await telegram.press(seller.person, pressed(ask, "album:new:"));
  expect(plain((await answers())[0])).toContain("300 у.е.");

  const [refused] = spoken(await tell(buyer.person, { ...sentFile(jpeg), caption: "Чертёж" }));
  expect(refused?.text).toBe(translate("ru", "chat-only-text"));
  await telegram.press(buyer.person, pressed(refused, "album:new:"));
  expect(plain((await answers())[0])).toContain("Чертёж");
});

test("a seat in a conversation that is over holds no album up", async () => {
  const { buyer, seller, listing } = await openChat();
  await listing.update({ status: "closed" });
  expect(await sendAlbum(buyer.person)).toEqual([]);
  const told = await answers();
  expect(to(told, seller.person)).toEqual([]);
  expect(plain(told[0])).toContain("3 фото");
});

test("words in reply to nothing of a conversation stay words", async () => {
  const { person } = await meet();
  expect(await tell(person, replyTo(1, "просто слова"))).toMatchObject([
    { text: translate("ru", "fallback-text") },
  ]);
});
