import { expect, test } from "vitest";
import { plainLetters } from "./plainLetters.ts";

test.each([
  // Cyrillic р, о, е; Latin y, C, a, o; wide and bold ones.
  ["iрhоnе", "iphone"],
  ["самсyнг", "самсунг"],
  ["Cтол", "Стол"],
  ["кoт", "кот"],
  ["РS5 и ВMW", "PS5 и BMW"],
  ["ＩＰＨＯＮＥ １３", "IPHONE 13"],
  ["𝗶𝗽𝗵𝗼𝗻𝗲", "iphone"],
  ["айфон १३", "айфон 13"],
  ["айфон ١٣", "айфон 13"],
])("%s is %s", (typed, plain) => {
  expect(plainLetters(typed)).toBe(plain);
});

test.each([
  "wi-fi роутер",
  "iPhoneчик",
  "шаhар",
  "Hовли",
  "ko'ylak",
  "84 м²",
  "С55",
  "usb-кабель",
  "йўл",
  "½",
])("%s stays as it is", (typed) => {
  expect(plainLetters(typed)).toBe(typed);
});
