import { expect, test } from "vitest";
import { referralLink } from "./useShareReferral.ts";

test("in Telegram a referral link opens the shop there, elsewhere it is an address of the shop", () => {
  expect(referralLink(42, "https://shop.example", "bozor_bot")).toBe(
    "https://t.me/bozor_bot/shop?startapp=ref_42",
  );
  expect(referralLink(42, "https://shop.example")).toBe("https://shop.example/r/42");
});
