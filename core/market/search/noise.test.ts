import { expect, test } from "vitest";
import { isKeyHeldDown, isNoise, isOneLetter } from "./noise.ts";

test.each([
  "аааа",
  "ффф",
  "wwwwwwww",
  "abbbb",
  "abbbbbbbb",
  "фииии",
  "ааааббббб",
  "ыыыщщщ",
  "ыыщщ",
  "ыыыщщщфффъъъ",
  "ЫЫщщ",
])("%s are keys held down", (word) => {
  expect([isKeyHeldDown(word), isNoise(word)]).toEqual([true, true]);
});

test.each(["фывфыв", "фывфывфы", "asdasd", "ыщыщыщ", "фыфыфы", "ФЫВфыв"])(
  "%s are keys in turn, which a word may have, too",
  (word) => {
    expect([isKeyHeldDown(word), isNoise(word)]).toEqual([false, true]);
  },
);

test.each([
  "ааа",
  "ООО",
  "ooo",
  "СССР",
  "XXXL",
  "www",
  "III",
  "VIII",
  "XIII",
  "мармар",
  "чакчак",
  "кускус",
  "барбарис",
  "pirpirak",
  "тамтам",
  "диваааан",
  "iphooone",
  "77777",
  "a1111",
  "кот",
  "мама",
  "мм",
  "аббат",
  "нн1",
  "",
])("%j is no noise", (word) => {
  expect([isKeyHeldDown(word), isNoise(word)]).toEqual([false, false]);
});

test.each([
  ["фф", true],
  ["ООО", true],
  ["Ааа", true],
  ["ф", false],
  ["фы", false],
  ["11", false],
])("%s is one letter: %s", (word, isOne) => {
  expect(isOneLetter(word)).toBe(isOne);
});
