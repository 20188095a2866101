import { afterEach, beforeEach, expect, test } from "vitest";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { Flag } from "#db/models/Flag.ts";
import { appsOf, buttonsOf, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();

beforeEach(async () => {
  await Flag.destroy({ where: { key: ["SUPPORT_URL", "TERMS_URL", "COMPANY_EMAIL"] } });
});

afterEach(() => {
  delete config.SUPPORT_URL;
  delete config.TERMS_URL;
});

test.each([
  ["/support", "support-none"],
  ["/paysupport", "paysupport-none"],
] as const)("%s answers without an address to send people to", async (command, key) => {
  const [answer] = await telegram.say(fakePerson({ language_code: "uz" }), command);
  expect(answer?.text).toBe(translate("uz", key));
  expect(buttonsOf(answer)).toEqual([]);
});

test.each([
  ["/support", "support-text", "https://t.me/help"],
  ["/terms", "terms-text", "https://bozor.test/terms"],
  ["/paysupport", "paysupport-text", "https://t.me/help"],
] as const)("%s gives the address where there is one", async (command, key, url) => {
  Object.assign(config, { SUPPORT_URL: "https://t.me/help", TERMS_URL: "https://bozor.test/terms" });
  const [answer] = await telegram.say(fakePerson({ language_code: "ru" }), command);
  expect(answer?.text).toBe(translate("ru", key));
  expect(buttonsOf(answer)).toMatchObject([{ url }]);
});

test.each([
  ["/support", "support-email"],
  ["/paysupport", "paysupport-email"],
] as const)("%s names the company's e-mail where there is no address", async (command, key) => {
  await Flag.upsert({ key: "COMPANY_EMAIL", data: "help@bozor.example" });
  for (const language of languages) {
    const [answer] = await telegram.say(fakePerson({ language_code: language }), command);
    expect(answer?.text).toBe(translate(language, key, { email: "help@bozor.example" }));
    expect(answer?.text).toContain("help@bozor.example");
  }
});

test.each(languages)("/terms are those of the market that one came for, in %s", async (language) => {
  const isShopper = language === "en" || language === "hi";
  for (const url of [undefined, "https://bozor.test/terms"]) {
    Object.assign(config, { TERMS_URL: url });
    const [answer] = await telegram.say(fakePerson({ language_code: language }), "/terms");
    expect(answer?.text).toBe(
      translate(language, isShopper ? "terms-shop" : url ? "terms-text" : "terms-none"),
    );
    expect(appsOf(answer)).toEqual(isShopper ? [expect.stringContaining("/tos")] : []);
  }
});

test.each(languages)("/cancel where nothing is waited for says so, in %s", async (language) => {
  const [answer, ...more] = await telegram.say(fakePerson({ language_code: language }), "/cancel");
  expect([answer?.text, more]).toEqual([translate(language, "cancel-none"), []]);
});

test("/support leads to the address that the apps show", async () => {
  await Flag.upsert({ key: "SUPPORT_URL", data: "https://t.me/of_flag" });
  const [answer] = await telegram.say(fakePerson(), "/support");
  expect(buttonsOf(answer)).toMatchObject([{ url: "https://t.me/of_flag" }]);
});

test.each(languages)("/help leads to offers in any chat, in %s", async (language) => {
  const [answer] = await telegram.say(fakePerson({ language_code: language }), "/help");
  expect(answer?.text).toBe(translate(language, "help-text"));
  expect(buttonsOf(answer).at(-1)).toEqual({
    text: translate(language, "button-inline"),
    switch_inline_query: "",
  });
});

test("plain words are met with the doors to both markets", async () => {
  const [answer, ...rest] = await telegram.say(
    fakePerson({ language_code: "uz" }),
    "Salom, <b>velosiped</b> bormi?",
  );
  expect(rest).toEqual([]);
  expect(answer?.text).toBe(translate("uz", "fallback-text"));
  expect(appsOf(answer)).toHaveLength(2);
});

test("an album of photos gets one answer, the next one its own", async () => {
  const person = fakePerson();
  const photo = (media_group_id: string) => telegram.message(person, { photo: [], media_group_id });
  expect(await photo("a")).toHaveLength(1);
  expect(await photo("a")).toHaveLength(0);
  expect(await photo("b")).toHaveLength(1);
});

test("an unknown command says so, and where the known ones are", async () => {
  const [answer] = await telegram.say(fakePerson(), "/nonsense");
  expect(answer?.text).toBe(translate("ru", "fallback-command"));
  expect(appsOf(answer)).toHaveLength(2);
});

test.each(["/HELP", "/Help", "/hELP@Bozor_Bot"])("%s is read like /help", async (typed) => {
  const entities = [{ type: "bot_command", offset: 0, length: typed.length }];
  const [answer] = await telegram.message(fakePerson(), { text: typed, entities });
  expect(answer?.text).toBe(translate("ru", "help-text"));
});

test("what follows a command keeps its letters", async () => {
  const [answer] = await telegram.say(fakePerson(), "/Start nosuch_Link");
  expect(answer?.text).toBe(translate("ru", "start-unknown"));
});
