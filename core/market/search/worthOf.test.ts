import { describe, expect, test } from "vitest";
import { worthOf } from "./worthOf.ts";

const known = { listings: 100, all: 100_000, isFirst: false, isPlace: false };
const worth = (text: string, more: Partial<typeof known> = {}) => worthOf(text, { ...known, ...more });

describe("a word tells more of what is looked for", () => {
  test.each([
    ["when it is rarer", worth("самокат"), worth("электро", { listings: 5000 })],
    ["when it comes first", worth("диван", { isFirst: true }), worth("стол")],
    ["than what a thing is like", worth("диван"), worth("угловой")],
    ["than what it is for", worth("kvartira", { listings: 13_000, isFirst: true }), worth("ipotekaga")],
    ["than a number", worth("телефон", { listings: 40_000 }), worth("15")],
    ["than one that nobody writes", worth("телефон", { listings: 40_000 }), worth("хрен", { listings: 0 })],
    [
      "when it is a place beside what the thing is for",
      worth("сергели", { isPlace: true }),
      worth("ipotekaga"),
    ],
  ])("%s", (_, more, less) => {
    expect(more).toBeGreaterThan(less);
  });

  test("but a typo tells no more than another rare word", () => {
    expect(worth("самокатт", { listings: 1 })).toBe(worth("самокат", { listings: 10 }));
  });
});
