import { expect, test } from "vitest";
import { isNoise } from "./noise.ts";

test.each(["аааа", "wwwwwwww", "abbbb", "abbbbbbbb", "фииии", "ааааббббб"])(
  "%s is a key held down",
  (word) => {
    expect(isNoise(word)).toBe(true);
  },
);

test.each(["ааа", "диваааан", "iphooone", "77777", "a1111", "кот", ""])("%j isn't", (word) => {
  expect(isNoise(word)).toBe(false);
});
