import { expect, test } from "vitest";
import { idOfLink } from "./idOfLink.ts";

test.each([
  ["brass-diya-s36", 36],
  ["item-s7", 7],
  ["size-s40-cap-s12", 12],
  ["brass-diya", undefined],
  ["brass-diya-s", undefined],
])("%s is the product %s", (link, id) => {
  expect(idOfLink(link)).toBe(id);
});
