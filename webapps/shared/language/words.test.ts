import { expect, test } from "vitest";
import { activateLanguage, addWords, listenToLanguage, tell } from "./words.ts";

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
