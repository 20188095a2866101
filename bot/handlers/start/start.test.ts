import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { User } from "#db/models/User.ts";
import { buildCodeLink } from "../../../tests/codeLinks.ts";
import { appsOf, buttonsOf, type Call, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();
const market = "https://bozor.test/webApp";
const shop = "https://bozor.test/";
/** Without what the bot sets up in the chat. */
const saidIn = (calls: readonly Call[]) => calls.filter(({ method }) => method.startsWith("send"));

test("a newcomer is greeted by name in their language and gets the doors to both markets", async () => {
  const lola = fakePerson({ first_name: "Лола <3", language_code: "ru" });
  const [greeting, ...rest] = await telegram.say(lola, "/start");

  expect(rest).toEqual([]);
  expect(greeting).toMatchObject({
    method: "sendMessage",
    chat_id: lola.id,
    parse_mode: "HTML",
    text: translate("ru", "start-greeting", { name: "Лола &lt;3" }),
  });
  expect(appsOf(greeting)).toEqual([market, shop]);
  expect(await User.findOne({ where: { telegramId: lola.id } })).toMatchObject({
    language: "ru",
    firstName: "Лола <3",
    isAdmin: false,
    botStartedAt: expect.any(Date),
    botStoppedAt: null,
  });
});

test.each([
  ["ru", [market, shop]],
  ["uz", [market, shop]],
  ["en", [shop, market]],
  ["hi", [shop, market]],
])("the likelier market comes first for %s", async (language_code, apps) => {
  const [greeting] = await telegram.say(fakePerson({ language_code }), "/start");
  expect(appsOf(greeting)).toEqual(apps);
});

test("whoever doesn't read Russian gets a menu button in their own language", async () => {
  const malika = fakePerson({ language_code: "uz" });
  expect(await telegram.say(malika, "/start")).toContainEqual(
    expect.objectContaining({
      method: "setChatMenuButton",
      chat_id: malika.id,
      menu_button: expect.objectContaining({ text: translate("uz", "menu-market") }),
    }),
  );
});

test("whoever came by a link has it from the first time on", async () => {
  const priya = fakePerson({ language_code: "en" });
  const menus = async (text: string) =>
    (await telegram.say(priya, text)).filter(({ method }) => method === "setChatMenuButton");
  expect(await menus("/start invite_AAAAAAAAAA")).toMatchObject([
    { chat_id: priya.id, menu_button: { text: translate("en", "menu-shop"), web_app: { url: shop } } },
  ]);
  expect(await menus("/start invite_AAAAAAAAAA")).toEqual([]);
});

test("a language that isn't ours, or none at all, becomes Uzbek", async () => {
  const german = fakePerson({ language_code: "de" });
  const silent = fakePerson();
  delete silent.language_code;
  await telegram.say(german, "/start");
  await telegram.say(silent, "/start");

  expect((await User.findOne({ where: { telegramId: german.id } }))?.language).toBe("uz");
  expect((await User.findOne({ where: { telegramId: silent.id } }))?.language).toBe("uz");
});

test("only admins see the reports", async () => {
  const [forAdmin] = await telegram.say(fakePerson({ id: 5_000_005 }), "/start");
  expect(appsOf(forAdmin)).toEqual([market, shop, "https://bozor.test/report"]);
});

test("a person who is known keeps the language they chose and gets their new name", async () => {
  const person = fakePerson({ first_name: "Old", language_code: "ru" });
  await telegram.say(person, "/start");
  await telegram.press(person, "language:uz");

  const [greeting] = await telegram.say({ ...person, first_name: "New", language_code: "en" }, "/start");

  expect(greeting?.text).toBe(translate("uz", "start-greeting", { name: "New" }));
  expect(await User.count({ where: { telegramId: person.id } })).toBe(1);
});

const kinds = [
  ["topOnboarding", "start-promote", `${market}?tgWebAppStartParam=topOnboarding`, "promotion"],
  ["orders", "start-order", `${shop}?tgWebAppStartParam=orders`, undefined],
  ["ref_15000", "start-referral", `${shop}?tgWebAppStartParam=ref_15000`, "shop"],
] as const;

test.each(languages)("each kind of link opens its app with its parameter, in %s", async (language) => {
  await setFlag("PAID_FEATURES_ENABLED", true);
  for (const [payload, key, url, picture] of kinds) {
    const person = fakePerson({ language_code: language });
    const [answer, ...rest] = saidIn(await telegram.say(person, `/start ${payload}`));
    expect(rest).toEqual([]);
    expect(picture ? answer?.caption : answer?.text).toBe(translate(language, key));
    if (picture) expect(answer?.photo).toContain(`/og/${picture}.jpg?lng=${language}&v=`);
    expect(appsOf(answer)).toEqual([url]);
  }
});

test.each(languages)(
  "links nobody knows are answered kindly with the main buttons, in %s",
  async (language) => {
    const strange = [
      "hello",
      "_",
      "product_",
      "product",
      "category_1_2",
      "chat_abc",
      "chat_99999999999999999999",
      "code_",
      "ref_",
      "ref_me",
      "ref_0",
      "category_no-such-shelf",
      "group_ab cd",
      "PRODUCT",
      "category_x y",
      "transaction_me",
      "order_0",
      "draft",
      "r12345",
      "ref=12345",
      "utm_source-telegram",
      "%",
      "%E0%A4%A",
      "product_<b>x</b>-1",
      "товар_1",
      "product_x' or 1=1 --",
      `product_${"x".repeat(80)}-1`,
      "x".repeat(3000),
    ];
    for (const payload of strange) {
      const person = fakePerson({ language_code: language });
      const [answer, ...rest] = saidIn(await telegram.say(person, `/start ${payload}`));
      expect(rest).toEqual([]);
      expect(answer?.text).toBe(translate(language, "start-unknown"));
      expect(appsOf(answer).toSorted()).toEqual([shop, market]);
    }
  },
);

test.each(["ru", "uz"] as const)("a listing that doesn't exist is said so, in %s", async (language) => {
  for (const payload of ["product_no-such-thing-999999", "chat_999999"]) {
    const [answer] = await telegram.say(fakePerson({ language_code: language }), `/start ${payload}`);
    expect(answer?.text).toBe(translate(language, "listing-gone"));
    expect(appsOf(answer)).toEqual([market, shop]);
  }
});

test("a link of one's own referral says what it is for", async () => {
  const person = fakePerson();
  await telegram.say(person, "/start");
  const user = await User.findOne({ where: { telegramId: person.id }, rejectOnEmpty: true });
  const [answer] = await telegram.say(person, `/start ref_${user.id}`);
  expect(answer?.caption).toBe(translate("ru", "start-referral-own"));
  expect(appsOf(answer)).toEqual([shop]);
});

test.each(["ru", "uz"] as const)("a code link asks for the contact, in %s", async (language) => {
  const link = `/start ${await buildCodeLink()}`;
  const [ask] = await telegram.say(fakePerson({ language_code: language }), link);
  expect(ask?.text).toBe(translate(language, "phone-ask"));
  expect(ask?.reply_markup).toMatchObject({
    keyboard: [
      [{ text: translate(language, "button-phone"), request_contact: true }],
      [{ text: translate(language, "button-cancel") }],
    ],
  });
});

test("a new start makes a person who had stopped the bot reachable again", async () => {
  const person = fakePerson();
  await telegram.say(person, "/start");
  await telegram.block(person);
  expect((await User.findOne({ where: { telegramId: person.id } }))?.botStoppedAt).toBeInstanceOf(Date);

  await telegram.unblock(person);
  expect((await User.findOne({ where: { telegramId: person.id } }))?.botStoppedAt).toBeNull();

  await telegram.block(person);
  await telegram.say(person, "/start");
  expect((await User.findOne({ where: { telegramId: person.id } }))?.botStoppedAt).toBeNull();
});

test("whoever writes to the bot has it back, though Telegram didn't say so", async () => {
  const person = fakePerson({ language_code: "ru" });
  await telegram.say(person, "/start");
  const find = () => User.findOne({ where: { telegramId: person.id } });
  await (await find())?.update({ botStoppedAt: new Date() });
  await telegram.say(person, "/help");
  expect((await find())?.botStoppedAt).toBeNull();
});

test.each([{ from_request: true }, { web_app_name: "market" }])(
  "whoever lets the bot write (%j) can be written to, without a word about it",
  async (write_access_allowed) => {
    const person = fakePerson();
    const find = () => User.findOne({ where: { telegramId: person.id } });
    expect(await telegram.message(person, { write_access_allowed })).toEqual([]);
    const met = await find();
    expect(met).toMatchObject({ botStartedAt: expect.any(Date), botStoppedAt: null });

    await telegram.block(person);
    expect(await telegram.message(person, { write_access_allowed })).toEqual([]);
    expect(await find()).toMatchObject({ botStartedAt: met!.botStartedAt, botStoppedAt: null });
  },
);

test("in a group the bot keeps silent", async () => {
  const from = fakePerson();
  const calls = await telegram.send({
    message: {
      message_id: 1,
      date: 1,
      chat: { id: -100, type: "group", title: "G" },
      from,
      text: "/start",
      entities: [{ type: "bot_command", offset: 0, length: 6 }],
    },
  } as never);
  expect(calls).toEqual([]);
  expect(await User.count({ where: { telegramId: from.id } })).toBe(0);
});

test("buttons carry words of the person's language", async () => {
  const [greeting] = await telegram.say(fakePerson({ language_code: "uz" }), "/start");
  expect(buttonsOf(greeting).map(({ text }) => text)).toEqual([
    translate("uz", "button-market"),
    translate("uz", "button-shop"),
  ]);
});

test.each(languages)(
  "every link there can be is answered with words and a way on, in %s",
  async (language) => {
    for (const payload of [
      "topOnboarding",
      "orders",
      "ref_1",
      "category_hot_deals",
      "category_999999",
      "transaction_999999",
      "order_999999",
      "chat_999999",
      "product_no-such-thing-999999",
      "product_tea-s999999",
      "PRODUCT_NO-SUCH-THING-999999",
      "invite_abcdefghijklmn",
      "group_abcdefghij",
      "who-knows_what",
      "x".repeat(64),
    ]) {
      const person = fakePerson({ language_code: language });
      const [answer] = saidIn(await telegram.say(person, `/start ${payload}`));
      expect(String(answer?.caption ?? answer?.text).length, payload).toBeGreaterThan(10);
      expect(buttonsOf(answer).length, payload).toBeGreaterThan(0);
    }
  },
);
