import { expect, test } from "vitest";
import { marketLink } from "./deepLink.ts";

test("a link opens the app plainly or at a listing", () => {
  expect(marketLink("bozor_bot")).toBe("https://t.me/bozor_bot/market");
  expect(marketLink("bozor_bot", "product_divan-3")).toBe(
    "https://t.me/bozor_bot/market?startapp=product_divan-3",
  );
});
