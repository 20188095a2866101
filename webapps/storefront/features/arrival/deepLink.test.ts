import { beforeEach, expect, test } from "vitest";
import { deepLinkTarget, refererOfAddress, resolveAddress, startParamOf, wayBackTo } from "./deepLink.ts";
import { readReferer } from "./source.ts";

beforeEach(() => localStorage.clear());

test.each([
  ["product_cotton-bedsheet-s17", "/product/cotton-bedsheet-s17"],
  ["invite_AbCdEfGh12", "/invite/AbCdEfGh12"],
  ["group_AbCdEfGh12", "/groupPurchase/AbCdEfGh12"],
  ["ref_42", "/r/42"],
  ["orders", "/orders"],
  ["order_17", "/orders/17"],
  ["category_hot_deals", "/category/hot_deals"],
])("%s leads to %s, whose address is counted alike", (startParam, path) => {
  expect(deepLinkTarget(startParam)).toBe(path);
  expect(startParamOf(path)).toBe(startParam);
});

test("pages that no link leads to are opened by none", () => {
  for (const path of ["/", "", "/cart", "/invite", "/invite/", "/product/a/b", "/search", "/constructor/x"]) {
    expect(startParamOf(path), path).toBe("");
  }
  expect(startParamOf("/invite/AbCdEfGh12/")).toBe("invite_AbCdEfGh12");
});

test("what is empty, unknown or without a value leads nowhere", () => {
  for (const startParam of ["", "product_", "product", "order_", "order", "orders_", "chat_12", "_x"]) {
    expect(deepLinkTarget(startParam), startParam).toBeUndefined();
  }
});

test("somebody's own link leads to the hot deals, and the first who brought somebody stays", () => {
  expect(resolveAddress("/r/42?utm_source=x")).toBe("/category/hot_deals");
  expect(resolveAddress("/r/43")).toBe("/category/hot_deals");
  expect(readReferer()).toBe(42);
});

test("other addresses are what they say", () => {
  for (const address of ["/", "/r/", "/r/x", "/r/0", "/r/42x", "/r/42/more", "/product/r/42"]) {
    expect(refererOfAddress(address), address).toBeUndefined();
    expect(resolveAddress(address)).toBe(address);
  }
  expect(readReferer()).toBeUndefined();
});

test.each([
  ["/purchase/brass-diya-s36", "?isGroupPurchase=true&joinType=Invited&inviteCode=AbCdEfGh12"],
  ["/cart", ""],
  ["/referral", ""],
  ["/allProducts", "?sort=price"],
  ["/search", "?query=%E0%A4%A6%E0%A5%80%E0%A4%AF%E0%A4%BE"],
  ["/product/brass-diya-s36", ""],
  ["/orders/17", ""],
])("a guest is led back to %s%s", (pathname, search) => {
  expect(deepLinkTarget(wayBackTo({ pathname, search }))).toBe(pathname + search);
});

test("the first page needs no parameter, and what is no page leads nowhere", () => {
  expect(wayBackTo({ pathname: "/", search: "?utm_source=x" })).toBe("");
  expect(deepLinkTarget("page_Ly9ldmlsLmV4YW1wbGU")).toBeUndefined();
});
