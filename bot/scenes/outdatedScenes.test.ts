import type { User as TelegramPerson } from "grammy/types";
import { expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildCodeLink } from "../../tests/codeLinks.ts";
import { fakeChats, lastTo, photo, replyTo, to } from "../../tests/fakeChats.ts";
import { buttonsOf, fakePerson } from "../../tests/fakeTelegram.ts";

const { telegram, openChat, tell } = fakeChats();

/** A deploy that has raised the version of the scenes: what is kept is of the one before. */
async function deploy(): Promise<void> {
  await sequelize.query(
    "update bot_storage set value = jsonb_set(value, '{version,1}', '1') where key like 'conversation-%'",
  );
}

/** Somebody who is asked for their number when the bot is updated. */
async function inTheMiddle(language: Language = "ru") {
  const person = fakePerson({ language_code: language });
  const link = await buildCodeLink();
  await telegram.say(person, `/start ${link}`);
  await deploy();
  return { person, again: link.replace("code_", "code:again:") };
}

test.each(languages)(
  "in %s the next words are answered kindly, and a press begins again",
  async (language) => {
    const { person, again: press } = await inTheMiddle(language);
    const calls = await telegram.say(person, "+998 90 111 22 33");
    expect(calls).toMatchObject([
      { text: translate(language, "scene-outdated"), reply_markup: { remove_keyboard: true } },
      { text: translate(language, "scene-begin-again") },
    ]);
    expect(buttonsOf(calls[1])).toEqual([
      { text: translate(language, "button-scene-again"), callback_data: press },
    ]);

    const again = await telegram.press(person, press);
    expect(again).toMatchObject([
      { method: "answerCallbackQuery" },
      { text: translate(language, "phone-ask") },
    ]);
    await telegram.share(person, "+998901237788");
    expect((await User.findOne({ where: { telegramId: person.id } }))?.phoneNumber).toBe("+998901237788");
  },
);

/** Says something into a scene of before the deploy, and presses what is offered instead. */
async function beginAgain(person: ReturnType<typeof fakePerson>) {
  await deploy();
  const [told, offered] = await telegram.say(person, "250 000");
  expect(told?.text).toBe(translate("ru", "scene-outdated"));
  const [button] = buttonsOf(offered) as { callback_data: string }[];
  return { press: button?.callback_data, calls: await telegram.press(person, button!.callback_data) };
}

test("a price that was asked for, as an answer to an offer too, is asked for again", async () => {
  const { buyer, seller, conversation } = await openChat();
  await telegram.press(buyer.person, `chat:offer:${conversation.id}:own`);
  const asked = await beginAgain(buyer.person);
  expect(asked.press).toBe(`chat:offer:${conversation.id}:own`);
  expect(asked.calls.at(-1)?.text).toBe(translate("ru", "offer-ask"));

  await telegram.press(buyer.person, `chat:offer:${conversation.id}:10`);
  const [made] = to(await telegram.deliver(), seller.person);
  const counter = buttonsOf(made).find(
    (button) => "callback_data" in button && button.callback_data.startsWith("offer:counter:"),
  ) as { callback_data: string };
  await telegram.press(seller.person, counter.callback_data);
  const countered = await beginAgain(seller.person);
  expect(countered.press).toBe(counter.callback_data);
  expect(countered.calls.at(-1)?.text).toBe(translate("ru", "offer-ask"));
});

test("an answer that nobody has waited for since long before the update is words as ever", async () => {
  const { buyer, seller, conversation } = await openChat();
  await tell(buyer.person, "Здравствуйте");
  await telegram.press(buyer.person, `chat:offer:${conversation.id}:own`);
  await deploy();
  await sequelize.query("update bot_storage set updated_at = now() - interval '16 minutes'");
  const calls = await tell(buyer.person, "Отдадите за 600 000?");
  expect(to(calls, seller.person)[0]?.text).toContain("Отдадите за 600 000?");
  expect(calls.map(({ text }) => text)).not.toContain(translate("ru", "scene-outdated"));
});

test("a number that was asked for in a conversation is asked for again", async () => {
  const { buyer, conversation } = await openChat();
  await telegram.press(buyer.person, `chat:phone:${conversation.id}`);
  const { press, calls } = await beginAgain(buyer.person);
  expect(press).toBe(`chat:phone:${conversation.id}`);
  expect(calls.at(-1)?.text).toBe(translate("ru", "chat-phone-none"));
});

test("it is told once, also when the scene's own button was pressed, and no contact is taken", async () => {
  const { person } = await inTheMiddle();
  const [told] = await telegram.share(person, "+998901237799");
  expect(told?.text).toBe(translate("ru", "scene-outdated"));
  expect((await User.findOne({ where: { telegramId: person.id } }))?.phoneNumber).toBeNull();
  const [after] = await telegram.say(person, "hello");
  expect(after?.text).toBe(translate("ru", "fallback-text"));
});

test("a command and a press do what they always do, after the word about the update", async () => {
  const { person: writer } = await inTheMiddle();
  const said = await telegram.say(writer, "/start");
  expect(said.map(({ text }) => text)).toEqual([
    translate("ru", "scene-outdated"),
    translate("ru", "scene-begin-again"),
    translate("ru", "start-greeting", { name: "Лола" }),
  ]);
  const { person: presser } = await inTheMiddle();
  await telegram.press(presser, "language:en");
  expect((await User.findOne({ where: { telegramId: presser.id } }))?.language).toBe("en");
});

test("who is in no scene, or in one of this version, hears nothing of it", async () => {
  const person = fakePerson();
  await telegram.say(person, `/start ${await buildCodeLink()}`);
  const [asked] = await telegram.say(person, "what?");
  expect(asked?.text).toBe(translate("ru", "phone-press-button"));
  const other = fakePerson();
  await deploy();
  const [greeted] = await telegram.say(other, "/start");
  expect(greeted?.text).toBe(translate("ru", "start-greeting", { name: "Лола" }));
});

test.each([
  ["a photo", async () => ({ photo: photo("p") })],
  ["a reply", async (person: TelegramPerson) => replyTo(await lastTo(person), "450 000")],
])("%s was no answer: after the word about the update it goes where it belongs", async (_what, content) => {
  const { buyer, seller, conversation } = await openChat();
  await telegram.press(buyer.person, `chat:offer:${conversation.id}:own`);
  await deploy();
  const calls = await tell(buyer.person, await content(buyer.person));
  expect(to(calls, buyer.person)[0]?.text).toBe(translate("ru", "scene-outdated"));
  expect(to(calls, seller.person)).toHaveLength(1);
});

test("a scene that is kept in a way nobody can begin again is ended with the word alone", async () => {
  const { person } = await inTheMiddle();
  await sequelize.query(
    `update bot_storage set value = jsonb_set(value, '{state}', '{"gone": [{}]}') where key = $key`,
    { bind: { key: `conversation-${person.id}` } },
  );
  const calls = await telegram.say(person, "hello");
  expect(calls.map(({ text }) => text)).toEqual([translate("ru", "scene-outdated")]);
});
