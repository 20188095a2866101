import { afterEach, expect, test } from "vitest";
import { deepLinkTarget, followDeepLink, startParamOf } from "./deepLink.ts";

afterEach(() => history.replaceState(null, "", "/"));

test("each kind of link leads to its page", () => {
  expect(deepLinkTarget("topOnboarding")).toBe("/webApp?withTopProductOnboarding=true");
  expect(deepLinkTarget("product_kobalt-17")).toBe("/webApp/product/kobalt-17");
  expect(deepLinkTarget("category_12")).toBe("/webApp/search?categoryId=12");
  expect(deepLinkTarget("transaction_88")).toBe("/webApp?transactionId=88");
  expect(deepLinkTarget("draft")).toBe("/webApp/createProduct?continuesDraft=true");
});

test("a listing's page is opened by its link, however one came there; other pages by none", () => {
  for (const path of ["/webApp/product/kobalt-17", "/webApp/product/kobalt-17/"]) {
    expect(startParamOf(path)).toBe("product_kobalt-17");
  }
  for (const path of ["/webApp", "/webApp/product", "/webApp/product/a/b", "/product/kobalt-s17"]) {
    expect(startParamOf(path), path).toBe("");
  }
});

test("broken and unknown links lead home, none at all leads nowhere", () => {
  for (const startParam of [
    "product",
    "product_",
    "product_../x",
    "category_x",
    "category_0",
    "group_1",
    "_",
    "x",
  ]) {
    expect(deepLinkTarget(startParam), startParam).toBe("/webApp");
  }
  expect(deepLinkTarget("")).toBeUndefined();
});

test("following a link leaves no launch data in the address, so a reload doesn't repeat it", () => {
  history.replaceState(null, "", "/webApp?tgWebAppStartParam=product_kobalt-17#tgWebAppData=x");
  followDeepLink("product_kobalt-17");
  expect(location.pathname + location.search + location.hash).toBe("/webApp/product/kobalt-17");
});
