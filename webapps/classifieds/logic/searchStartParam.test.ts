import { expect, test } from "vitest";
import { deepLinkTarget } from "./deepLink.ts";
import { readSearchParams, writeSearchParams } from "./searchParams.ts";
import { readStartParam, searchStartParam } from "./searchStartParam.ts";

const paramsOf = (query: string) => readSearchParams(new URLSearchParams(query));

test.each([
  "search=iphone+13&categoryId=7",
  "search=Велосипед&maxPrice=900000",
  "search=a%26b%3Dc%25&state=New",
  "search=oʻ??>>~~",
])("a stranger comes back from Telegram to the same search: %s", (query) => {
  const param = searchStartParam(writeSearchParams(paramsOf(query)));
  expect(param).toMatch(/^search_[A-Za-z0-9_-]{1,57}$/);
  const [path, back = ""] = (deepLinkTarget(param) ?? "").split("?");
  expect(path).toBe("/webApp/search");
  const saving = new URLSearchParams(back).get("saving") ?? "";
  expect(paramsOf(readStartParam(saving).toString())).toEqual(paramsOf(query));
});

test("what is too long for a start parameter has none", () => {
  expect(searchStartParam("search=".padEnd(60, "x"))).toBe("");
});

test.each(["%%%", "=", "4", "YQ"])("what is broken is an open search: %s", (value) => {
  expect(paramsOf(readStartParam(value).toString())).toEqual(paramsOf(""));
});
