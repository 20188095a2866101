import { expect, test } from "vitest";
import { routes } from "../routes.ts";
import { kindOf } from "./kindOf.ts";

const ORIGIN = "https://bozor.example";
const ask = (path: string, more: { mode?: RequestMode; method?: string; headers?: HeadersInit } = {}) => {
  const { mode = "navigate", method = "GET", headers } = more;
  const url = new URL(path, ORIGIN).href;
  return kindOf({ url, method, mode, headers: new Headers(headers) }, ORIGIN);
};

test.each([
  "/",
  "/?tgWebAppStartParam=product_x",
  "/#tgWebAppData=x",
  "/allProducts",
  "/category/hot_deals",
  "/product/brass-diya-s36",
  "/preview/x",
  "/purchase/x?isGroupPurchase=true",
  "/invite/Abcd1234",
  "/groupPurchase/Abcd1234",
  "/cart",
  "/search?query=lamp",
  "/success?id=1",
  "/tos",
  "/referral",
  "/about",
  "/r/7",
  "/orders",
  "/orders/5",
])("a start at %s is a page of the shop", (path) => {
  expect(ask(path)).toBe("page");
});

test.each(["/assets/landing-DkMsX08F.js", "/assets/en-Om_h-Ij.js", "/assets/more.css", "/assets/icon-C.svg"])(
  "%s is a file of the shop",
  (path) => {
    expect(ask(path, { mode: "cors" })).toBe("asset");
    expect(ask(path, { mode: "no-cors" })).toBe("asset");
  },
);

test.each([
  "/webApp",
  "/webApp/",
  "/webApp/items/5",
  "/webApp/assets/main-abc.js",
  "/report",
  "/report/deep",
  "/api/products",
  "/api/auth/telegram",
  "/images/ab/photo.webp",
  "/og/product/5.jpg",
  "/og/shop.jpg",
  "/healthz",
  "/readyz",
  "/metrics",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap/shop.xml",
  "/sw.js",
  "/index.html",
  "/favicon.ico",
  "/__tg/relay",
  "/__tg/relay/cart",
  "/webapp",
  "/Cart",
  "/whatever",
  "https://t.me/bozor",
  "https://photos.example/cart",
  "https://bozor.example:444/cart",
  "/assets/landing-DkMsX08F.js?again=1",
  "/assets/",
  "/assets/deep/in.js",
])("%s passes by, however it is asked for", (path) => {
  for (const mode of ["navigate", "cors", "no-cors", "same-origin"] as const)
    expect(ask(path, { mode })).toBeUndefined();
});

test.each([
  ["a page read by code", "/cart", { mode: "cors" as const }],
  ["whether a page is there", "/cart", { method: "HEAD" }],
  ["a form that is sent", "/cart", { method: "POST" }],
  ["a page asked for in somebody's name", "/cart", { headers: { Authorization: "Bearer x" } }],
  ["a file asked for in somebody's name", "/assets/a.js", { headers: { authorization: "Bearer x" } }],
  ["a part of a file", "/assets/a.js", { mode: "cors" as const, headers: { Range: "bytes=0-1" } }],
])("%s passes by", (_, path, more) => {
  expect(ask(path, more)).toBeUndefined();
});

test("every page that the shop has is among them", () => {
  const paths = Object.values(routes).map(({ path }) => path.replace(/:\w+/, "x"));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths.filter((one) => one !== "*")) expect(ask(path), path).toBe("page");
});
