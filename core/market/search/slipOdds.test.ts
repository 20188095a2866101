import { expect, test } from "vitest";
import { slipOdds, slipOf } from "./slipOdds.ts";

test.each([
  ["two letters are swapped", "двиан", { kind: "swapped", isFirst: false, isLast: false }],
  ["one is left out", "дван", { kind: "leftOut", isFirst: false, isLast: false }],
  ["one is doubled", "дииван", { kind: "doubled", isFirst: false, isLast: false }],
  ["one is added", "дирван", { kind: "added", isFirst: false, isLast: false }],
  ["one is another", "дилан", { kind: "other", isFirst: false, isLast: false }],
  ["the first is another", "ливан", { kind: "other", isFirst: true, isLast: false }],
  ["one is added behind", "диваны", { kind: "added", isFirst: false, isLast: true }],
])("where %s, %s is a slip of диван", (_, typed, slip) => {
  expect(slipOf(typed, "диван")).toEqual(slip);
});

test.each(["диван", "дивны", "идавн", "диванчик", "авинд"])("%s isn't one slip from диван", (typed) => {
  expect(slipOf(typed, "диван")).toBeUndefined();
});

const slip = { kind: "leftOut", isFirst: false, isLast: false } as const;
const told = {
  unlikely: { typed: 15, word: 15 },
  isWordlike: true,
  isNamedOnly: false,
  isBare: false,
  isUsual: false,
};

test("the less a text looks like a word, the likelier it is a slip of one that does", () => {
  const odds = slipOdds(slip, told);
  expect(slipOdds(slip, { ...told, unlikely: { typed: 20, word: 15 } })).toBeGreaterThan(odds);
  expect(slipOdds(slip, { ...told, unlikely: { typed: 15, word: 20 } })).toBeLessThan(odds);
  expect(slipOdds(slip, { ...told, isWordlike: false })).toBeGreaterThan(odds);
  expect(slipOdds(slip, { ...told, isUsual: true })).toBeGreaterThan(odds);
});

test("the first letter and the last are rarely wrong, and another letter is mostly another word", () => {
  const odds = slipOdds(slip, told);
  expect(slipOdds({ ...slip, isFirst: true }, told)).toBeLessThan(odds);
  expect(slipOdds({ ...slip, isLast: true }, told)).toBeLessThan(odds);
  expect(slipOdds({ ...slip, kind: "other" }, told)).toBeLessThan(odds);
});
