import { expect, test } from "vitest";
import { changeOf, sharesOf } from "./receipt.ts";

test.each([
  [0, 0, { kind: "same" }],
  [5, 5, { kind: "same" }],
  [0, 12, { kind: "more", by: 12 }],
  [10, 19, { kind: "more", by: 9 }],
  [10, 20, { kind: "times", by: 2 }],
  [3, 10, { kind: "times", by: 3.3 }],
  [10, 4, { kind: "less", by: 6 }],
  [4, 0, { kind: "less", by: 4 }],
])("from %i to %i", (before, during, change) => {
  expect(changeOf(before, during)).toEqual(change);
});

test("the larger count has the whole width, and none has no bar", () => {
  expect(sharesOf(5, 20)).toEqual({ before: 25, during: 100 });
  expect(sharesOf(8, 0)).toEqual({ before: 100, during: 0 });
  expect(sharesOf(0, 0)).toEqual({ before: 0, during: 0 });
});
