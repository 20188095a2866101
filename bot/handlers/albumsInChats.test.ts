import { afterAll, expect, test } from "vitest";
import { translate } from "#core/i18n/translate.ts";
import { CAPTION, fakeAlbums, plain, pressed, presses, spoken } from "../../tests/fakeAlbums.ts";
import { lastTo, replyTo, to } from "../../tests/fakeChats.ts";

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
