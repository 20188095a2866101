import { expect, test } from "vitest";
import { deepLinkTarget } from "./deepLink.ts";

test.each([
  ["product_cotton-bedsheet-s17", "/product/cotton-bedsheet-s17"],
  ["invite_AbCdEfGh12", "/invite/AbCdEfGh12"],
  ["group_AbCdEfGh12", "/groupPurchase/AbCdEfGh12"],
  ["ref_42", "/r/42"],
  ["category_hot_deals", "/category/hot_deals"],
])("%s leads to %s", (startParam, path) => {
  expect(deepLinkTarget(startParam)).toBe(path);
});

test("what is empty, unknown or without a value leads nowhere", () => {
  for (const startParam of ["", "product_", "product", "chat_12", "_x"]) {
    expect(deepLinkTarget(startParam), startParam).toBeUndefined();
  }
});
