import { expect, test } from "vitest";
import { translate } from "#core/i18n/translate.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../tests/factories.ts";
import { fakePerson, fakeTelegram } from "../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();
const find = (telegramId: number) => User.findOne({ where: { telegramId } });

test("a person's own contact is kept as proven though nobody knows the link, and the keyboard goes", async () => {
  const person = fakePerson();
  await telegram.say(person, "/start code_n0nce");

  const calls = await telegram.share(person, "998901112233");

  expect(calls).toMatchObject([
    {
      method: "sendMessage",
      text: translate("ru", "phone-link-old"),
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
  await telegram.say(person, "/start code_n0nce");
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
  await telegram.say(person, "/start code_n0nce");
  await telegram.share(person, "+998907770001");

  await earlier.reload();
  expect(earlier).toMatchObject({ phoneNumber: "+998907770001", phoneVerifiedAt: null });
  expect((await find(person.id))?.phoneVerifiedAt).toBeInstanceOf(Date);
});

test("other words ask again; Cancel ends it", async () => {
  const person = fakePerson();
  await telegram.say(person, "/start code_n0nce");
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
  await telegram.say(person, "/start code_n0nce");
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
  await telegram.say(person, "/start code_n0nce");
  const calls = await telegram.say(person, "/start code_other");
  expect(calls.map(({ text }) => text)).toEqual([translate("ru", "phone-ask")]);
  await telegram.share(person, "+998901119988");
  expect((await find(person.id))?.phoneNumber).toBe("+998901119988");
});

test("buttons of other messages still work in the middle of it", async () => {
  const person = fakePerson();
  await telegram.say(person, "/start code_n0nce");
  await telegram.press(person, "language:en");
  expect((await find(person.id))?.language).toBe("en");
  await telegram.share(person, "+998901234599");
  expect((await find(person.id))?.phoneNumber).toBe("+998901234599");
});

test("a number that is none is refused kindly", async () => {
  const person = fakePerson();
  await telegram.say(person, "/start code_n0nce");
  const [answer] = await telegram.share(person, "12");
  expect(answer?.text).toBe(translate("ru", "error-invalid-input"));
});
