import { expect, test } from "vitest";
import { listingLink } from "./listingLink.ts";

test("transliterates Russian and both scripts of Uzbek", () => {
  expect(listingLink("Холодильник Samsung, б/у", 7)).toBe("xolodilnik-samsung-b-u-7");
  expect(listingLink("Oʻgʻil bolalar koʻylagi", 8)).toBe("ogil-bolalar-koylagi-8");
  expect(listingLink("Ўзбекча китоб", 9)).toBe("ozbekcha-kitob-9");
});

test("is never longer than 40 letters before the id, nor empty", () => {
  expect(listingLink("а".repeat(300), 1)).toBe(`${"a".repeat(40)}-1`);
  expect(listingLink("🙂🙂", 2)).toBe("item-2");
});
