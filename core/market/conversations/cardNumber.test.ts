import { expect, test } from "vitest";
import { endsCard } from "./cardNumber.ts";
import { plainNumbers } from "./plainWords.ts";

const ends = (messages: string[]) => endsCard(messages.map(plainNumbers));
const eachDigit = (digits: string) => [...digits];

test.each([
  [["8600 4954", "7331 6478"]],
  [["8600", "4954", "7331", "6478"]],
  [["Карта 86004954", "дальше 73316478, Humo"]],
  [["8600 49", "54 7331 6478"]],
  [["86", "00", "49", "54", "73", "31", "64", "78"]],
  [["9860 1201", "Uzcard/Humo, 1234 5679"]],
  [["8600", "привет", "4954", "сейчас допишу", "7331", "6478"]],
  [["8600 4954", "7331 6478, 08/27"]],
  [["тел. 90 123 45 67", "8600 4954", "7331 6478"]],
  [["8600 4954", "в 18:30", "7331 6478"]],
  [["4111 1111", "1111 1111"]],
  [["411", "111", "111", "111", "111", "1"]],
  [["41111111", "1111 1111 visa"]],
  [["5555", "5555", "5555", "4444"]],
  [["4111 11", "11 1111 1111"]],
  [["86ОО 4954", "7331 6478"]],
  [["٨٦٠٠ ٤٩٥٤", "7331 6478"]],
  [["восемьдесят шесть ноль ноль", "сорок девять пятьдесят четыре 73", "31 шесть четыре семь восемь"]],
  [["sakkiz olti nol nol", "to'rt to'qqiz besh to'rt", "yetti uch uch bir", "olti to'rt yetti sakkiz"]],
  [["восемь", "6", "ноль", "0", "4954", "7331", "647", "восемь"]],
  [["8️⃣6️⃣0️⃣0️⃣", "४९५४", "𝟕𝟑𝟑𝟏", "⑥④⑦⑧"]],
  [eachDigit("8600495473316478")],
  [eachDigit("5555555555554444")],
])("messages that make a card's number: %j", (messages) => {
  expect(ends(messages)).toBe(true);
  expect(ends(messages.slice(0, -1)), "only the last makes it").toBe(false);
});

test.each([
  [["8600 4954 7331 6478", "хорошо"]],
  [["1 250 000 сум", "1 200 000 сум"]],
  [["5500000", "4500000", "55 000 000"]],
  [["5 500 000", "+998 90 123 45 67"]],
  [["+998 90 123 45 67", "+998 91 234 56 78"]],
  [["901234567", "331234567", "501234567"]],
  [["33 123 45 67", "55 123 45 67"]],
  [["25.12.2026", "26.12.2026", "в 18:30"]],
  [["2026-11-23", "2026-11-24"]],
  [["2022", "2023", "2024", "2025"]],
  [["4500", "5000", "5500", "6000"]],
  [["8600", "8650", "8700", "8750"]],
  [["8600 сум", "4954 км", "7331", "6478"]],
  [["42 44 46 48", "50 52 54 56"]],
  [["размеры 100-200-300", "120-200-300 и 160-200-300"]],
  [["кв. 45", "дом 12", "подъезд 3", "этаж 4", "код 1234"]],
  [["iPhone 13 128 гб", "батарея 87%", "6500"]],
  [["356938035643809"]],
  [["4111 1111", "1111 1112"]],
  [["пять шесть штук", "bir ikki kun", "один раз", "восемь"]],
])("messages that make none: %j", (messages) => {
  messages.forEach((_, index) => {
    expect(ends(messages.slice(0, index + 1)), messages[index]).toBe(false);
  });
});

test("of 20,000 chats of prices, phones and dates after each other hardly any are taken for a card", () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const codes = [33, 50, 55, 77, 88, 90, 91, 93, 94, 95, 97, 98, 99];
  const kinds = [
    () => `${1 + next(900)} 000`,
    () => `${next(20) + 1} ${100 + next(900)} 000 сум`,
    () => String((1 + next(999)) * 1000),
    () => String((10 + next(90)) * 50),
    () => `${codes[next(codes.length)]}${1_000_000 + next(9_000_000)}`,
    () => `+998 ${codes[next(codes.length)]} ${100 + next(900)} ${10 + next(90)} ${10 + next(90)}`,
    () => `${10 + next(19)}.${10 + next(3)}.2026`,
    () => `в ${10 + next(14)}:${10 + next(50)}`,
    () => String(1 + next(60)),
    () => String(1990 + next(37)),
  ];
  let taken = 0;
  for (let chat = 0; chat < 20_000; chat += 1) {
    const messages = Array.from({ length: 5 }, () => kinds[next(kinds.length)]!());
    if (ends(messages)) taken += 1;
  }
  expect(taken).toBeLessThan(5);
});
