import { expect, test } from "vitest";
import { guessesOf } from "./guesses.ts";
import type { KnownWord, Token } from "./lookUpWords.ts";

const known = (surface: string, normal: string, stem: string, listings: number): KnownWord => ({
  surface,
  normal,
  stem,
  listings,
});
const kalbasa = (neighbours: KnownWord[], leastKnown: number): Token => ({
  place: 1,
  normal: "kalbasa",
  stem: "kalbas",
  otherStem: null,
  known: null,
  surfaces: [],
  forms: [],
  completions: [],
  neighbours,
  split: null,
  joinedStem: null,
  joined: null,
  leastKnown,
});
const meantBy = (token: Token) =>
  guessesOf(token, {
    typed: "калбаса",
    completedFrom: Number.POSITIVE_INFINITY,
    swapped: [],
    meanings: {
      same: new Map(),
      alike: new Map(),
      last: new Map(),
      names: new Set(),
      surfaces: new Map(),
      common: [],
      written: [],
      named: [],
    },
  }).meant;

test("a word becomes one that enough listings have, in a large market more of them", () => {
  const meant = known("колбаса", "kolbasa", "kolbas", 18);
  expect(meantBy(kalbasa([meant], 1))).toBe("колбаса");
  expect(meantBy(kalbasa([meant], 50))).toBeNull();
});

test("a word doesn't become what is itself misspelt", () => {
  const misspelt = known("калбоса", "kalbosa", "kalbos", 3);
  expect(meantBy(kalbasa([misspelt], 1))).toBe("калбоса");
  const others = [misspelt, known("калбосан", "kalbosan", "kalbosan", 400)];
  expect(meantBy(kalbasa(others, 1))).toBeNull();
});
