import { expect, test } from "vitest";
import { type Frequencies, shareOf } from "./frequencies.ts";

const some: Frequencies = {
  most: new Map([
    ["dom", 0.5],
    ["sad", 0.2],
  ]),
  least: 0.004,
};
const many: Frequencies = {
  most: new Map(Array.from({ length: 200 }, (_, at) => [`${at < 2 ? "sam" : "other"}${at}`, 0.004])),
  least: 0.004,
};

test.each([
  ["'dom'", 0.5],
  ["'rare'", 0.002],
  ["'dom' & 'sad'", 0.1],
  ["('dom' <-> 'sad')", 0.1],
  ["'dom' | 'sad'", 0.6],
  ["'sad' | 'sad' & 'dom'", 0.28],
  ["('sad' | 'dom') & 'dom'", 0.3],
  ["'dom' & !'sad'", 0.4],
  ["('dom') & !('sad' | 'dom')", 0.2],
])("the part of all listings that has %s", (terms, expected) => {
  expect(shareOf(terms, some)).toBeCloseTo(expected, 10);
});

test("what begins alike is told by the known ones, and is no rarer than a word", () => {
  expect(shareOf("'do':*", some)).toBe(0.02);
  const known = 1 - 0.996 ** 200;
  expect(shareOf("'sam':*", many)).toBeCloseTo(1 - 0.996 ** 2 + (1 - known) * 0.01, 10);
  expect(shareOf("'none':*", many)).toBe(0.002);
});

test("without statistics a word is taken for rare", () => {
  expect(shareOf("'dom'", { most: new Map(), least: null })).toBe(0.005);
});
