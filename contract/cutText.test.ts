import { expect, test } from "vitest";
import { cutAtWord, cutText, shorten } from "./cutText.ts";

const family = "👨‍👩‍👧‍👦";
const flag = "🇺🇿";
const accented = "е\u0301";

test.each([
  ["слово", 5, "слово"],
  ["слово", 4, "слов"],
  [`А${"🔥".repeat(3)}`, 4, "А🔥"],
  [`А${"🔥".repeat(3)}`, 5, "А🔥🔥"],
  [`a${family}b`, family.length, "a"],
  [`a${family}b`, family.length + 1, `a${family}`],
  [`${flag}${flag}`, flag.length + 2, flag],
  [`см${accented}тана`, 3, "см"],
  ["👍🏽👍🏽", 6, "👍🏽"],
  ["की", 1, "क"],
])("%j cut to %i is %j", (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test("a letter that is longer than all there may be is cut between its signs", () => {
  const heaped = `е${"\u0301".repeat(50)}`;
  expect(cutText(heaped, 10)).toBe(heaped.slice(0, 10));
  expect(cutText(family, 4)).toBe("👨‍");
  expect(cutText("🔥", 1)).toBe("");
});

test.each(["🔥", family, flag, accented, "👍🏽", "क्षि", "각"])(
  "no letter of many %j is halved, wherever it is cut",
  (letter) => {
    const text = letter.repeat(20);
    for (let most = letter.length; most < text.length - 1; most += 1) {
      for (const cut of [cutText(text, most), shorten(text, most + 1).replace(/…$/, "")]) {
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length % letter.length).toBe(0);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
      }
    }
  },
);

test("what is shortened has its sign within the length, and none where all is there", () => {
  expect(shorten("Диван угловой", 13)).toBe("Диван угловой");
  expect(shorten("Диван угловой", 7)).toBe("Диван…");
  expect(cutAtWord("Диван угловой", 12)).toBe("Диван");
  expect(cutAtWord("Дивануглово", 5)).toBe("Диван");
  expect(cutAtWord("aa bb cc", 5)).toBe("aa bb");
  expect(cutAtWord(`🔥 ${"я".repeat(400)}`, 60)).toBe(`🔥 ${"я".repeat(57)}`);
});
