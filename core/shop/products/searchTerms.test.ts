import { expect, test } from "vitest";
import { textTerms, titleTerms, wantedOf } from "./searchTerms.ts";

const formsOf = (query: string) => wantedOf(query).map(({ written, forms }) => [written, ...forms]);

test.each(["key", "hat", "bee", "our", "में", "और", "तो"])("%s is found only where it is written", (word) => {
  const [written] = wantedOf(word);
  expect(written?.forms).toEqual([]);
  const terms = textTerms(wantedOf(word)).said.match(/'[^']+'/g) ?? [];
  expect(terms.filter((term) => !term.startsWith("'t="))).toEqual([]);
  expect(terms.length).toBeGreaterThan(0);
});

test.each([
  ["saree", ["sri", "sr"]],
  ["केतली", ["ketli"]],
])("%s is found by its sound", (word, sounds) => {
  const [wanted] = wantedOf(word);
  expect(wanted?.forms.some((form) => sounds.some((sound) => form.startsWith(sound)))).toBe(true);
});

test("a word of its own is compared by its sound only beside others", () => {
  expect(formsOf("box")).toEqual([["box"]]);
  expect(formsOf("spice box").at(-1)).toEqual(["box", "boks"]);
});

test("words that say nothing are left out, as they are written or by a sound that tells", () => {
  expect(formsOf("or kettle aur").map(([written]) => written)).toEqual(["kettle"]);
  expect(formsOf("kettle chaahiye").map(([written]) => written)).toEqual(["kettle"]);
  expect(formsOf("bee kettle").map(([written]) => written)).toEqual(["bee", "kettle"]);
});

test.each([
  ["box", "boxes"],
  ["boxes", "box"],
  ["dress", "dresses"],
  ["baby", "babies"],
  ["babies", "baby"],
  ["kurta", "kurtas"],
  ["kurtas", "kurta"],
])("%s is also found as %s", (one, other) => {
  expect(titleTerms(wantedOf(one)).written).toBe(`('t=${one}' | 't=${other}')`);
});
