import { expect, test } from "vitest";
import { encodeParam, pageParam } from "./pageParam.ts";
import { readPageParam, splitStartParam } from "./startParam.ts";

test("a start parameter splits at its first underscore", () => {
  expect(splitStartParam("product_a-1")).toEqual({ type: "product", value: "a-1" });
  expect(splitStartParam("ref_a_b")).toEqual({ type: "ref", value: "a_b" });
  expect(splitStartParam("topOnboarding")).toEqual({ type: "topOnboarding", value: "" });
  expect(splitStartParam("")).toBeUndefined();
});

test.each([
  ["/webApp/items", "?tab=archive"],
  ["/webApp/search", "?search=Велосипед oʻ&p%5B3%5D=7"],
  ["/webApp/editProduct/kobalt_17", ""],
  ["/webApp/messages", "?direction=OUTGOING&page=2&lng=uz&tgWebAppStartParam=x"],
])("a page is led back to, with all that its address says of itself: %s%s", (pathname, search) => {
  const param = pageParam({ pathname, search });
  expect(param).toMatch(/^page_[A-Za-z0-9_-]{1,507}$/);
  const back = new URL(readPageParam(splitStartParam(param)?.value ?? "", "/webApp") ?? "", location.origin);
  expect(back.pathname).toBe(pathname);
  const said = new URLSearchParams(search);
  for (const name of ["lng", "tgWebAppStartParam"]) said.delete(name);
  expect([...back.searchParams]).toEqual([...said]);
});

test("an address that is too long for a parameter goes without its query, and a path that is has none", () => {
  const long = "x".repeat(600);
  const param = pageParam({ pathname: "/webApp/search", search: `?search=${long}` });
  expect(readPageParam(param.slice("page_".length), "/webApp")).toBe("/webApp/search");
  expect(pageParam({ pathname: `/webApp/product/${long}`, search: "" })).toBe("");
});

test.each([
  ["/report", "/webApp"],
  ["/webAppX/items", "/webApp"],
  ["/webApp/../api/x", "/webApp"],
  ["//evil.example/webApp", "/"],
  ["/\\evil.example", "/"],
  ["/.//evil.example", "/"],
  ["https://evil.example/webApp/items", "/webApp"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
])("what names no page of the app leads nowhere: %s", (address, base) => {
  expect(readPageParam(encodeParam(address), base)).toBeUndefined();
});

test.each(["%%%", "=", "4", "YQ", "_-_-"])("what was written otherwise leads nowhere: %s", (value) => {
  expect(readPageParam(value, "/")).toBeUndefined();
});
