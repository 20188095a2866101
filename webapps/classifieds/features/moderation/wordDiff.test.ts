import { expect, test } from "vitest";
import { type DiffPart, shortenSame, wordDiff } from "./wordDiff.ts";

/** `[-taken out-]{+put in+}`, as wdiff writes it. */
const marked = (parts: readonly DiffPart[]) =>
  parts
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`))
    .join("");
const textOf = (parts: readonly DiffPart[], without: DiffPart["kind"]) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join("");

test("a changed word stands before what took its place", () => {
  expect(marked(wordDiff("Диван серый, новый", "Диван синий, новый"))).toBe(
    "Диван [-серый-]{+синий+}, новый ",
  );
});

test("words put in and taken out leave the rest alone", () => {
  expect(marked(wordDiff("Продам стол", "Продам большой стол"))).toBe("Продам {+большой +}стол ");
  expect(marked(wordDiff("Продам большой стол", "Продам стол"))).toBe("Продам [-большой -]стол ");
});

test("a sign is a word of its own, an apostrophe inside a word isn't", () => {
  expect(marked(wordDiff("Новый.", "Новый, торг."))).toBe("Новый{+, торг+}. ");
  expect(marked(wordDiff("koʻk sumka", "koʻp sumka"))).toBe("[-koʻk -]{+koʻp +}sumka ");
});

test("equal texts have no change, and a text out of nothing is all new", () => {
  expect(wordDiff("Один два", "Один два")).toEqual([{ kind: "same", text: "Один два " }]);
  expect(wordDiff("", "Новое")).toEqual([{ kind: "added", text: "Новое " }]);
  expect(wordDiff("Старое", "")).toEqual([{ kind: "removed", text: "Старое " }]);
  expect(wordDiff("", "")).toEqual([]);
});

test("another line break is no change of words", () => {
  expect(wordDiff("Один два\nтри", "Один\nдва три").every(({ kind }) => kind === "same")).toBe(true);
});

test("both texts can be read out of the parts, whatever they are", () => {
  const words = "a b c d".split(" ");
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const some = () => Array.from({ length: next(12) }, () => words[next(words.length)]).join(" ");
  for (let round = 0; round < 200; round += 1) {
    const [before, after] = [some(), some()];
    const parts = wordDiff(before, after);
    expect(textOf(parts, "removed").trim()).toBe(after);
    expect(textOf(parts, "added").trim()).toBe(before);
  }
});

test("the longest allowed description is compared in no time", () => {
  const before = "!".repeat(2000);
  const after = "?".repeat(2000);
  expect(wordDiff(before, after).map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

test("long unchanged stretches keep only the words beside a change", () => {
  const parts = wordDiff("1 2 3 4 5 6 7 8 x 1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 8 y 1 2 3 4 5 6 7 8");
  expect(marked(shortenSame(parts, 2))).toBe("… 7 8 [-x -]{+y +}1 2 … ");
  expect(shortenSame(parts, 20)).toEqual(parts);
});
