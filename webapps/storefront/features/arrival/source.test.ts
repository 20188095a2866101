import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCampaign, keepReferer, readCampaign, readReferer } from "./source.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("who brought somebody first stays", () => {
  expect(readReferer()).toBeUndefined();
  keepReferer(7);
  keepReferer(8);
  expect(readReferer()).toBe(7);
  expect(localStorage.getItem("refererId")).toBe("7");
});

test("each mark of a campaign is kept once, by itself", () => {
  keepCampaign("?utm_source=news");
  keepCampaign("?utm_source=other&utm_medium=mail");
  keepCampaign("");
  expect(readCampaign()).toEqual({ utmSource: "news", utmMedium: "mail" });
});

test("a mark longer than an order takes is cut", () => {
  keepCampaign(`?utm_source=${"x".repeat(500)}`);
  expect(readCampaign().utmSource).toHaveLength(100);
});

test("what isn't a number brought nobody", () => {
  localStorage.setItem("refererId", "-1x");
  expect(readReferer()).toBeUndefined();
});

test("nobody has an id of more than 32 bits: it isn't kept, and one that was is no longer told", () => {
  keepReferer(9_999_999_999);
  expect(localStorage.getItem("refererId")).toBeNull();
  keepReferer(2_147_483_647);
  expect(readReferer()).toBe(2_147_483_647);
  localStorage.setItem("refererId", "2147483648");
  expect(readReferer()).toBeUndefined();
});

test("closed storage breaks nothing, and who brought somebody is known as long as the page lasts", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {
      throw new Error("closed");
    },
  });
  keepReferer(7);
  expect([readReferer(), readCampaign()]).toEqual([7, {}]);
  vi.unstubAllGlobals();
});
