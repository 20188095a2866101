import { expect, test } from "vitest";
import { linkNotice } from "./linkNotice.ts";

test("every kind of shop link has its line", () => {
  expect(linkNotice("product_steel-bottle-s12")).toBe("link.product");
  expect(linkNotice("invite_AbCdEfGhIjKlMn")).toBe("link.invite");
  expect(linkNotice("group_AbCdEfGhIj")).toBe("link.group");
  expect(linkNotice("ref_7")).toBe("link.ref");
});

test("links of no known kind, and halves of links, say nothing", () => {
  for (const startParam of ["", "product", "product_", "category_4", "toString_1", "__proto___1"]) {
    expect(linkNotice(startParam)).toBeUndefined();
  }
});
