import { expect, test } from "vitest";
import { User } from "#db/models/User.ts";
import { buildUser } from "../../../tests/factories.ts";
import { saveTelegramUser } from "./saveTelegramUser.ts";
import { setLanguage } from "./setLanguage.ts";

let lastTelegramId = 610_000_000;
async function fromTelegram(language_code?: string) {
  lastTelegramId += 1;
  const { id } = await saveTelegramUser({ id: lastTelegramId, first_name: "Asha", language_code });
  return {
    shown: (language: "ru" | "uz" | "en" | "hi") => setLanguage(id, { language, isChosen: false }),
    chosen: (language: "ru" | "uz" | "en" | "hi") => setLanguage(id, { language, isChosen: true }),
    language: async () => (await User.findByPk(id))?.language,
  };
}

test("what an app shows by itself doesn't replace a language that Telegram has told", async () => {
  for (const known of ["ru", "hi"] as const) {
    const person = await fromTelegram(known);
    await person.shown("en");
    await person.shown("uz");
    expect(await person.language()).toBe(known);
  }
});

test("where Telegram's language isn't one of ours, it is what the app shows, until one is chosen", async () => {
  const person = await fromTelegram("ta");
  await person.shown("en");
  expect(await person.language()).toBe("en");
  await person.shown("hi");
  expect(await person.language()).toBe("hi");
  await person.chosen("ru");
  await person.shown("en");
  expect(await person.language()).toBe("ru");
});

test("of who came by their phone it is what the app shows", async () => {
  const { id } = await buildUser({ telegramId: null, language: "en" });
  await setLanguage(id, { language: "hi", isChosen: false });
  expect((await User.findByPk(id))?.language).toBe("hi");
});
