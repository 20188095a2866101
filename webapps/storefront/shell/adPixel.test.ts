import { expect, test } from "vitest";
import { pixelView } from "./adPixel.ts";

const told = (pathname: string) =>
  new URL(new URL(pixelView("123", pathname)).searchParams.get("dl") ?? "").pathname;

test("a page view names its page, but no code of a group and no friend's link", () => {
  expect(pixelView("123", "/")).toContain("id=123&ev=PageView");
  expect(
    ["/product/cup-s7", "/invitees", "/invite/AbCdEfGh12", "/groupPurchase/AbCdEfGh12cdef", "/r/42"].map(
      told,
    ),
  ).toEqual(["/product/cup-s7", "/invitees", "/invite", "/groupPurchase", "/r"]);
});
