import { afterEach, expect, test } from "vitest";
import { decodeParam } from "#webapps/shared/client/startParam.ts";
import { deepLinkTarget, followDeepLink, searchParam, startParamOf, wayBackTo } from "./deepLink.ts";
import { paths } from "./paths.ts";
import { readSearchParams, writeSearchParams } from "./searchParams.ts";

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

test.each([
  paths.createProduct,
  `${paths.createProduct}?withPromotionBadge=true`,
  paths.editProduct("kobalt-17"),
  paths.promote(17),
  paths.favourites,
  `${paths.items}?tab=archive`,
  `${paths.messages}?tab=outgoing`,
  paths.savedSearches,
  paths.profile,
  `${paths.moderation}?page=2`,
  paths.products,
  paths.search({ search: "диван", maxPrice: 900_000 }),
  paths.product("kobalt-17"),
])("a guest is led back to %s", (address) => {
  const { pathname, search } = new URL(address, location.origin);
  const param = wayBackTo({ pathname, search });
  expect(param).toMatch(/^(?:page|product)_[\w-]+$/);
  const back = new URL(deepLinkTarget(param) ?? "", location.origin);
  expect(back.pathname + back.search).toBe(pathname + search);
});

test("home needs no parameter, and a page that isn't ours leads home", () => {
  expect([paths.home, `${paths.home}/`].map((pathname) => wayBackTo({ pathname, search: "" }))).toEqual([
    "",
    "",
  ]);
  expect(deepLinkTarget("page_L3JlcG9ydA")).toBe(paths.home);
});

const paramsOf = (query: string) => readSearchParams(new URLSearchParams(query));

test.each([
  "search=iphone+13&categoryId=7",
  "search=Велосипед&maxPrice=900000",
  "search=a%26b%3Dc%25&state=New",
  "search=oʻ??>>~~",
  `search=${"Ж".repeat(90)}&regionId=3&cityId=12`,
])("a guest comes back from Telegram to the same search, to save it: %s", (query) => {
  const param = searchParam(writeSearchParams(paramsOf(query)));
  expect(param).toMatch(/^search_[\w-]{1,505}$/);
  const [path, back = ""] = (deepLinkTarget(param) ?? "").split("?");
  expect(path).toBe("/webApp/search");
  const saving = new URLSearchParams(back).get("saving") ?? "";
  expect(paramsOf(decodeParam(saving))).toEqual(paramsOf(query));
});

test("a search that is too long for a start parameter has none", () => {
  expect(searchParam(`search=${"x".repeat(500)}`)).toBe("");
});

test("following a link leaves no launch data in the address, so a reload doesn't repeat it", () => {
  history.replaceState(null, "", "/webApp?tgWebAppStartParam=product_kobalt-17#tgWebAppData=x");
  followDeepLink("product_kobalt-17");
  expect(location.pathname + location.search + location.hash).toBe("/webApp/product/kobalt-17");
});
