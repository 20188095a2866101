import { expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { translate } from "#core/i18n/translate.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buttonsOf, fakePerson, fakeTelegram } from "../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();

/** A deploy that has raised the version of the scenes: what is kept is of the one before. */
async function deploy(): Promise<void> {
  await sequelize.query(
    "update bot_storage set value = jsonb_set(value, '{version,1}', '1') where key like 'conversation-%'",
  );
}

/** Somebody who is asked for their number when the bot is updated. */
async function inTheMiddle(language: Language = "ru") {
  const person = fakePerson({ language_code: language });
  await telegram.say(person, "/start code_n0nce");
  await deploy();
  return person;
}

test.each(languages)(
  "in %s the next words are answered kindly, and a press begins again",
  async (language) => {
    const person = await inTheMiddle(language);
    const calls = await telegram.say(person, "+998 90 111 22 33");
    expect(calls).toMatchObject([
      { text: translate(language, "scene-outdated"), reply_markup: { remove_keyboard: true } },
      { text: translate(language, "scene-begin-again") },
    ]);
    expect(buttonsOf(calls[1])).toEqual([
      { text: translate(language, "button-scene-again"), callback_data: "code:again:n0nce" },
    ]);

    const again = await telegram.press(person, "code:again:n0nce");
    expect(again).toMatchObject([
      { method: "answerCallbackQuery" },
      { text: translate(language, "phone-ask") },
    ]);
    await telegram.share(person, "+998901237788");
    expect((await User.findOne({ where: { telegramId: person.id } }))?.phoneNumber).toBe("+998901237788");
  },
);

test("it is told once, also when the scene's own button was pressed, and no contact is taken", async () => {
  const person = await inTheMiddle();
  const [told] = await telegram.share(person, "+998901237799");
  expect(told?.text).toBe(translate("ru", "scene-outdated"));
  expect((await User.findOne({ where: { telegramId: person.id } }))?.phoneNumber).toBeNull();
  const [after] = await telegram.say(person, "hello");
  expect(after?.text).toBe(translate("ru", "fallback-text"));
});

test("a command and a press do what they always do, after the word about the update", async () => {
  const writer = await inTheMiddle();
  const said = await telegram.say(writer, "/start");
  expect(said.map(({ text }) => text)).toEqual([
    translate("ru", "scene-outdated"),
    translate("ru", "scene-begin-again"),
    translate("ru", "start-greeting", { name: "Лола" }),
  ]);
  const presser = await inTheMiddle();
  await telegram.press(presser, "language:en");
  expect((await User.findOne({ where: { telegramId: presser.id } }))?.language).toBe("en");
});

test("who is in no scene, or in one of this version, hears nothing of it", async () => {
  const person = fakePerson();
  await telegram.say(person, "/start code_n0nce");
  const [asked] = await telegram.say(person, "what?");
  expect(asked?.text).toBe(translate("ru", "phone-press-button"));
  const other = fakePerson();
  await deploy();
  const [greeted] = await telegram.say(other, "/start");
  expect(greeted?.text).toBe(translate("ru", "start-greeting", { name: "Лола" }));
});

test("a scene that is kept in a way nobody can begin again is ended with the word alone", async () => {
  const person = await inTheMiddle();
  await sequelize.query(
    `update bot_storage set value = jsonb_set(value, '{state}', '{"gone": [{}]}') where key = $key`,
    { bind: { key: `conversation-${person.id}` } },
  );
  const calls = await telegram.say(person, "hello");
  expect(calls.map(({ text }) => text)).toEqual([translate("ru", "scene-outdated")]);
});
