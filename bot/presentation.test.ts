import { Api } from "grammy";
import { expect, test } from "vitest";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { translate } from "#core/i18n/translate.ts";
import { type Call, fakeFetch } from "../tests/fakeTelegram.ts";
import { presentBot } from "./presentation.ts";

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
});
