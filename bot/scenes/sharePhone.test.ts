import type { User as TelegramPerson } from "grammy/types";
import { afterEach, expect, test, vi } from "vitest";
import { translate } from "#core/platform/i18n/translate.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildCodeLink } from "../../tests/codeLinks.ts";
import { buildUser } from "../../tests/factories.ts";
import { fakeChats, lastTo, photo, replyTo, to } from "../../tests/fakeChats.ts";
import { buttonsOf, fakePerson } from "../../tests/fakeTelegram.ts";

const { telegram, openChat, tell } = fakeChats();
const removed = { reply_markup: { remove_keyboard: true } };
const find = (telegramId: number) => User.findOne({ where: { telegramId } });
/** Has the bot ask for the number, as a link to a code does. */
const open = async (person: TelegramPerson) => telegram.say(person, `/start ${await buildCodeLink()}`);

afterEach(() => {
  vi.useRealTimers();
});

test("a person's own contact is kept as proven whosever code the link is for, and the keyboard goes", async () => {
  const person = fakePerson();
  await open(person);

  const calls = await telegram.share(person, "998901112233");

  expect(calls).toMatchObject([
    {
      method: "sendMessage",
      text: translate("ru", "phone-other-number"),
      reply_markup: { remove_keyboard: true },
    },
  ]);
  expect(await find(person.id)).toMatchObject({
    phoneNumber: "+998901112233",
    phoneVerifiedAt: expect.any(Date),
  });
  const [left] = await sequelize.query("select key from bot_storage where value::text like '%998901112233%'");
  expect(left).toEqual([]);
});

test("a contact from outside the question is not taken for a proof; a mini-app's sharing gets no answer", async () => {
  const person = fakePerson();
  expect(await telegram.share(person, "+998901112244")).toEqual([]);
  const [answer] = await telegram.share(person, "+998901112244", fakePerson().id);
  expect(answer?.text).toBe(translate("ru", "fallback-text"));
  expect((await find(person.id))?.phoneNumber).toBeNull();
});

test("somebody else's contact is refused, and so is one that belongs to nobody in Telegram", async () => {
  const person = fakePerson({ language_code: "uz" });
  await open(person);
  for (const owner of [fakePerson().id, 0]) {
    const [answer] = await telegram.share(person, "+998905556677", owner);
    expect(answer?.text).toBe(translate("uz", "phone-not-yours"));
  }
  expect((await find(person.id))?.phoneNumber).toBeNull();

  await telegram.share(person, "+998905556677");
  expect((await find(person.id))?.phoneNumber).toBe("+998905556677");
});

test("the proof moves to whoever shares the number last, and nothing else does", async () => {
  const earlier = await buildUser({ phoneNumber: "+998907770001" });
  const person = fakePerson();
  await open(person);
  await telegram.share(person, "+998907770001");

  await earlier.reload();
  expect(earlier).toMatchObject({ phoneNumber: "+998907770001", phoneVerifiedAt: null });
  expect((await find(person.id))?.phoneVerifiedAt).toBeInstanceOf(Date);
});

test("other words ask again; Cancel ends it", async () => {
  const person = fakePerson();
  await open(person);
  const [again] = await telegram.say(person, "+998 90 111 22 33");
  expect(again?.text).toBe(translate("ru", "phone-press-button"));

  const [end] = await telegram.say(person, translate("ru", "button-cancel"));
  expect(end).toMatchObject({
    text: translate("ru", "phone-cancelled"),
    reply_markup: { remove_keyboard: true },
  });
  const [after] = await telegram.say(person, "hello");
  expect(after?.text).toBe(translate("ru", "fallback-text"));
});

test("a command always leads out", async () => {
  const person = fakePerson();
  await open(person);
  const calls = await telegram.say(person, "/start");
  expect(calls.map(({ text }) => text)).toEqual([
    translate("ru", "phone-cancelled"),
    translate("ru", "start-greeting", { name: "Лола" }),
  ]);
  const [after] = await telegram.say(person, "hello");
  expect(after?.text).toBe(translate("ru", "fallback-text"));
});

test("a command that asks for the phone again asks again", async () => {
  const person = fakePerson();
  await open(person);
  const calls = await open(person);
  expect(calls.map(({ text }) => text)).toEqual([translate("ru", "phone-ask")]);
  await telegram.share(person, "+998901119988");
  expect((await find(person.id))?.phoneNumber).toBe("+998901119988");
});

test("buttons of other messages still work in the middle of it", async () => {
  const person = fakePerson();
  await open(person);
  await telegram.press(person, "language:en");
  expect((await find(person.id))?.language).toBe("en");
  await telegram.share(person, "+998901234599");
  expect((await find(person.id))?.phoneNumber).toBe("+998901234599");
});

test("a number that is none is refused kindly", async () => {
  const person = fakePerson();
  await open(person);
  const [answer] = await telegram.share(person, "12");
  expect(answer?.text).toBe(translate("ru", "error-invalid-input"));
});

test("a link that nobody knows, that was used or is old says so at once and asks for no number", async () => {
  const person = fakePerson();
  const used = await buildCodeLink();
  await PhoneCode.update({ usedAt: new Date() }, { where: { nonce: used.replace("code_", "") } });
  const old = await buildCodeLink();
  await PhoneCode.update(
    { createdAt: new Date(Date.now() - 31 * 60_000) },
    { where: { nonce: old.replace("code_", "") } },
  );
  for (const payload of ["code_abc", used, old]) {
    const [answer, ...rest] = await telegram.say(person, `/start ${payload}`);
    expect(answer?.text).toBe(translate("ru", "code-link-over"));
    expect(buttonsOf(answer)).toMatchObject([{ web_app: {} }]);
    expect(rest).toEqual([]);
  }
  const [after] = await telegram.press(person, "code:again:abc");
  expect(after?.method).toBe("answerCallbackQuery");
  expect(telegram.calls.at(-1)?.text).toBe(translate("ru", "code-link-over"));
});

test("such a link in the middle of the question takes its keyboard", async () => {
  const person = fakePerson();
  await open(person);
  expect(await telegram.say(person, "/start code_abc")).toMatchObject([
    { text: translate("ru", "phone-cancelled"), ...removed },
    { text: translate("ru", "code-link-over") },
  ]);
});

test("what can be no answer means what it means elsewhere: a place, a photo, a reply to somebody's words", async () => {
  const { buyer, seller } = await openChat();
  await tell(buyer.person, "тут?");
  await tell(seller.person, replyTo(await lastTo(seller.person), "да, тут"));
  await open(buyer.person);
  const heard = async (content: object) => to(await tell(buyer.person, content), seller.person);
  expect((await heard({ location: { latitude: 41.3, longitude: 69.2 } })).length).toBeGreaterThan(0);
  expect(await heard({ photo: photo("p") })).toMatchObject([{ photo: "p" }]);
  expect(await heard(replyTo(await lastTo(buyer.person), "когда?"))).toHaveLength(1);
  expect(await tell(buyer.person, { voice: { file_id: "v" } })).toMatchObject([
    { text: translate("ru", "chat-only-text") },
  ]);

  await telegram.share(buyer.person, "+998901230077");
  expect((await find(buyer.person.id))?.phoneNumber).toBe("+998901230077");
});

test("the button's contact is an answer whatever it replies to", async () => {
  const person = fakePerson();
  await open(person);
  const contact = { phone_number: "+998901230078", first_name: "Лола", user_id: person.id };
  await telegram.message(person, { contact, reply_to_message: { message_id: 4711 } });
  expect((await find(person.id))?.phoneNumber).toBe("+998901230078");
});

test("after its time a contact proves nothing and a button asks anew", async () => {
  const { buyer, conversation } = await openChat();
  await telegram.press(buyer.person, `chat:phone:${conversation.id}`);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
  const calls = await telegram.share(buyer.person, "+998901230079");
  expect(calls).toMatchObject([
    { text: translate("ru", "scene-over"), ...removed },
    { text: translate("ru", "scene-begin-again") },
  ]);
  expect(buttonsOf(calls[1])).toMatchObject([{ callback_data: `chat:phone:${conversation.id}` }]);
  expect((await find(buyer.person.id))?.phoneNumber).toBeNull();
});
