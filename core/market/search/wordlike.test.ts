import { expect, test } from "vitest";
import { isWordlike } from "./wordlike.ts";

test.each([
  "пальма",
  "скоба",
  "ковш",
  "корица",
  "шприц",
  "вата",
  "весло",
  "фильтр",
  "кадр",
  "гвоздь",
  "рубль",
  "пиала",
  "lampochka",
  "oʻrik",
  "qo'lqop",
  "shkaf",
  "музлаткич",
  "велосепед",
])("%s may well be a word", (word) => {
  expect(isWordlike(word)).toBe(true);
});

test.each([
  "холодл",
  "квра",
  "наутб",
  "нуотбу",
  "двиа",
  "ноутбк",
  "наушнки",
  "дтван",
  "цемнт",
  "диавн",
  "хоод",
  "muzltg",
  "samsng",
  "телвзр",
  "кэнон",
  "s23",
  "кг",
  "",
])("%j can be none", (word) => {
  expect(isWordlike(word)).toBe(false);
});
