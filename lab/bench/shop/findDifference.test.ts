import { expect, test } from "vitest";
import { findDifference } from "./findDifference.ts";

const answer = { id: 1, images: [{ src: "/a" }, { src: "/b" }], name: null };

test("answers that say the same don't differ, whatever the order of their keys", () => {
  expect(
    findDifference(answer, { name: null, images: [{ src: "/a" }, { src: "/b" }], id: 1 }),
  ).toBeUndefined();
  expect(findDifference([], [])).toBeUndefined();
});

test.each([
  [{ ...answer, name: "" }, ".name"],
  [{ ...answer, images: [{ src: "/a" }, { src: "/c" }] }, ".images[1].src"],
  [{ ...answer, images: [{ src: "/a" }] }, ".images[1]"],
  [{ ...answer, more: undefined }, ".more"],
  [{ ...answer, images: {} }, ".images"],
  [undefined, "the whole"],
])("%j differs in %s", (other, place) => {
  expect(findDifference(answer, other)).toBe(place);
  expect(findDifference(other, answer)).toBe(place);
});
