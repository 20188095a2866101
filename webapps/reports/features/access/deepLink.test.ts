import { expect, test } from "vitest";
import { meantAddress, reportsLink } from "./deepLink.ts";

test("the way into Telegram leads to the same days", () => {
  const search = "?start=2026-11-01&end=2026-11-20";
  const link = new URL(reportsLink("bozor_bot", { pathname: "/", search }));
  expect(link.origin + link.pathname).toBe("https://t.me/bozor_bot/reports");
  const startParam = link.searchParams.get("startapp") ?? "";
  expect(meantAddress(startParam, { pathname: "/report", search: "" })).toBe(`/report${search}`);
  expect(reportsLink("bozor_bot", { pathname: "/", search: "" })).toBe("https://t.me/bozor_bot/reports");
});

test("the way into Telegram leads to the same section, and to what is open in it", () => {
  const link = new URL(reportsLink("bozor_bot", { pathname: "/orders/17", search: "?queue=pack" }));
  const startParam = link.searchParams.get("startapp") ?? "";
  expect(meantAddress(startParam, { pathname: "/report", search: "" })).toBe("/report/orders/17?queue=pack");
});

test("what the messenger added goes, and a parameter that names no page of the reports changes nothing", () => {
  const address = { pathname: "/report", search: "?start=2026-11-01&tgWebAppStartParam=x" };
  for (const startParam of ["", "x", "page_L2FwaQ"]) {
    expect(meantAddress(startParam, address)).toBe("/report?start=2026-11-01");
  }
});
