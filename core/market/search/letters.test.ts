import { expect, test } from "vitest";
import { writtenAs } from "./letters.ts";

const isWritten = (typed: readonly [text: string, normal: string, stem: string], text: string) => {
  const [word, normal, stem] = typed;
  return new RegExp(writtenAs({ text: word, normal, stem }) ?? "^$", "u").test(text);
};

const mishka = ["мишка", "mishka", "mishk"] as const;
const mouse = ["мышка", "mishka", "mishk"] as const;
const hand = ["қўл", "kol", "kol"] as const;
const stake = ["кол", "kol", "kol"] as const;
const handInLatin = ["qo'l", "kol", "kol"] as const;
const handWithout = ["qol", "kol", "kol"] as const;
const vesta = ["веста", "vesta", "vest"] as const;
const till = ["касса", "kasa", "kasa"] as const;
const bowl = ["каса", "kasa", "kasa"] as const;
const chalk = ["мел", "mel", "mel"] as const;
const shoal = ["мель", "mel", "mel"] as const;
const christmasTree = ["елка", "elka", "elka"] as const;

test.each([
  [mishka, "Мишка большой", true],
  [mishka, "Продам МИШКУ", true],
  [mishka, "Продам (мишки)", true],
  [mishka, "Yumshoq mishka", true],
  [mishka, "Мышка для компьютера", false],
  [mishka, "Камишка", false],
  [mouse, "Мышка для компьютера", true],
  [mouse, "Mishka simsiz", true],
  [mouse, "Myshka simsiz", true],
  [mouse, "Мишка большой", false],
  [hand, "ҚЎЛ аппарати", true],
  [hand, "Qo‘l soati", true],
  [hand, "QOʻL soati", true],
  [hand, "Qol soati", true],
  [hand, "Кол садовый", false],
  [hand, "Кўл бўйида", false],
  [hand, "Ko'l bo'yida", false],
  [stake, "Кол садовый", true],
  [stake, "Kol", true],
  [stake, "Ko'l bo'yida", false],
  [stake, "Қўл аппарати", false],
  [handInLatin, "Қўл аппарати", true],
  [handInLatin, "Qo`l soati", true],
  [handInLatin, "Qol soati", true],
  [handInLatin, "Кол садовый", false],
  [handInLatin, "Ko'l bo'yida", false],
  [handWithout, "Қўл аппарати", true],
  [handWithout, "Qoʻl soati", true],
  [vesta, "Лада Веста", true],
  [vesta, "Лада Весту", true],
  [vesta, "Lada Vesta", true],
  [vesta, "Вести дела", false],
  [till, "Касса", true],
  [till, "Kassa, kasa", true],
  [till, "Kasa", true],
  [till, "Каса для плова", false],
  [bowl, "Каса для плова", true],
  [bowl, "Касса", false],
  [chalk, "Мел школьный", true],
  [chalk, "Мелом", true],
  [chalk, "Мель", false],
  [shoal, "Мель", true],
  [shoal, "На мели", true],
  [shoal, "Mel", true],
  [shoal, "Мел школьный", false],
  [christmasTree, "Ёлка", true],
  [christmasTree, "Yolka", true],
  [["тест", "test", "test"], "Тесто", false],
  [["тест", "test", "test"], "Тесты", true],
  [["тесто", "testo", "test"], "Тест", false],
  [["тесто", "testo", "test"], "Теста", true],
  [["вилы", "vili", "vila"], "Вилла", false],
  [["вилы", "vili", "vila"], "Вила", true],
  [["вести", "vesti", "vest"], "Лада Веста", false],
  [["уголь", "ugol", "ugol"], "Угол", false],
  [["ёлка", "elka", "elka"], "Елка", true],
  [["ma'no", "mano", "mano"], "Маъно", true],
  [["маъно", "mano", "mano"], "Maʼno", true],
  [["мыши", "mishi", "mish"], "Мышь", true],
  [["мышь", "mish", "mish"], "Мыши", true],
  [["хона", "hona", "hona"], "Ҳона", true],
  [["xona", "hona", "hona"], "Хона", true],
] as const)("whether %j stands in “%s” as it is typed: %s", (typed, text, expected) => {
  expect(isWritten(typed, text)).toBe(expected);
});

test("letters of other alphabets are none to look for", () => {
  expect(writtenAs({ text: "γάτα", normal: "", stem: "" })).toBeUndefined();
});
