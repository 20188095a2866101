import { afterEach, expect, test, vi } from "vitest";
import { activateLanguage, addWords, listenToLanguage, tell } from "./words.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("values stand in their places, a count chooses the plural form of the language", () => {
  addWords("ru", { hello: "Привет, {{name}}! {{name}}?", n_one: "{{shown}} шт", n_few: "{{shown}} штуки" });
  addWords("uz", { n_other: "{{count}} ta" });
  activateLanguage("ru");
  expect(tell("hello", { name: "$&" })).toBe("Привет, $&! $&?");
  expect([tell("n", { count: 21, shown: "21" }), tell("n", { count: 3, shown: "3" })]).toEqual([
    "21 шт",
    "3 штуки",
  ]);
  activateLanguage("uz");
  expect(tell("n", { count: 1 })).toBe("n");
  expect(tell("n", { count: 5 })).toBe("5 ta");
});

test("forms whose rules the device lacks are those of English, whatever language the device speaks", () => {
  // Without Tajik; it falls back to the device's own language, which is Russian here.
  class Lacking extends Intl.PluralRules {
    constructor(asked: string | readonly string[]) {
      super([...[asked].flat().filter((language) => language !== "tg"), "ru"]);
    }
  }
  vi.stubGlobal("Intl", Object.create(Intl, { PluralRules: { value: Lacking } }));
  addWords("tg", { n_one: "{{count}} эълон", n_other: "{{count}} эълон" });
  activateLanguage("tg");
  expect(tell("n", { count: 3 })).toBe("3 эълон");
});

test("words that come later join those that are there, and who listens hears of a change until they stop", () => {
  addWords("ru", { later: "Позже" });
  let heard = 0;
  const stop = listenToLanguage(() => {
    heard += 1;
  });
  activateLanguage("ru");
  stop();
  activateLanguage("ru");
  expect([tell("later"), tell("hello", { name: "" }), heard]).toEqual(["Позже", "Привет, ! ?", 1]);
});
