import { Api } from "grammy";
import { expect, test } from "vitest";
import { config } from "#config";
import { languageFacts, languages } from "#contract/languages.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { User } from "#db/models/User.ts";
import { buildUser } from "../../tests/factories.ts";
import { type Call, fakeFetch, fakePerson, fakeTelegram } from "../../tests/fakeTelegram.ts";
import { followAdmins, presentBot } from "./presentation.ts";

test("commands, texts and name are set for everybody and in each language, and a menu button", async () => {
  Object.assign(config, { PUBLIC_URL: "https://bozor.test" });
  const calls: Call[] = [];
  await presentBot(new Api(config.BOT_TOKEN, { fetch: fakeFetch(calls) }), new AbortController().signal);

  expect(calls.find(({ method }) => method === "setChatMenuButton")).toMatchObject({
    menu_button: {
      type: "web_app",
      text: translate("ru", "menu-market"),
      web_app: { url: "https://bozor.test/webApp" },
    },
  });
  for (const method of ["setMyCommands", "setMyName", "setMyDescription", "setMyShortDescription"]) {
    expect(calls.filter((call) => call.method === method).map(({ language_code }) => language_code)).toEqual([
      undefined,
      ...languages,
    ]);
  }
  const offersCoins = (code: string) =>
    JSON.stringify(
      calls.find(({ method, language_code }) => method === "setMyCommands" && language_code === code),
    ).includes('"coins"');
  expect(languages.filter(offersCoins)).toEqual(
    languages.filter((language) => languageFacts[language].firstApp === "market"),
  );
  expect([offersCoins("ru"), offersCoins("en")]).toEqual([true, false]);
});

const refund = (language: (typeof languages)[number]) => ({
  command: "refund",
  description: translate(language, "command-refund"),
});
const commandsFor = (calls: Call[], chat_id: number) =>
  calls.filter(
    ({ method, scope }) =>
      method === "setMyCommands" && (scope as { chat_id?: number } | undefined)?.chat_id === chat_id,
  );

test.each(languages)("admins alone find /refund in their menu, in %s", async (language) => {
  const startedAt = new Date();
  const admin = await buildUser({ isAdmin: true, language, botStartedAt: startedAt });
  const other = await buildUser({ language, botStartedAt: startedAt });
  const calls: Call[] = [];
  const api = new Api(config.BOT_TOKEN, { fetch: fakeFetch(calls) });
  await presentBot(api, new AbortController().signal);
  await followAdmins(api);
  await followAdmins(api);
  const [set, ...others] = commandsFor(calls, admin.telegramId!);
  expect(others).toEqual([]);
  expect(set?.commands).toContainEqual(refund(language));
  expect(commandsFor(calls, other.telegramId!)).toEqual([]);
  const everybodys = calls.filter(({ method, scope }) => method === "setMyCommands" && !scope);
  expect(JSON.stringify(everybodys)).not.toContain("refund");
});

test("who has become an admin finds it after /start, and after another language is chosen", async () => {
  const telegram = fakeTelegram();
  const person = fakePerson({ language_code: "ru" });
  expect(commandsFor(await telegram.say(person, "/start"), person.id)).toEqual([]);
  await User.update({ isAdmin: true }, { where: { telegramId: person.id } });
  const [started] = commandsFor(await telegram.say(person, "/start"), person.id);
  expect(started?.commands).toContainEqual(refund("ru"));
  const [chosen] = commandsFor(await telegram.press(person, "language:uz"), person.id);
  expect(chosen?.commands).toContainEqual(refund("uz"));
});

test("the commands come by themselves when somebody becomes an admin, and go with the role", async () => {
  const person = await buildUser({ language: "uz", botStartedAt: new Date() });
  const calls: Call[] = [];
  const api = new Api(config.BOT_TOKEN, { fetch: fakeFetch(calls) });
  await followAdmins(api);
  expect(commandsFor(calls, person.telegramId!)).toEqual([]);
  await person.update({ isAdmin: true });
  await followAdmins(api);
  await person.update({ isAdmin: false });
  for (let turn = 0; turn < 2; turn += 1) await followAdmins(api);
  const [given, taken, ...more] = commandsFor(calls, person.telegramId!);
  expect(more).toEqual([]);
  expect(JSON.stringify(given)).toContain("moderate");
  expect(taken?.commands).not.toEqual([]);
  expect(JSON.stringify(taken)).not.toContain("moderate");
});
