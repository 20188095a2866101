import { expect, test } from "vitest";
import { config } from "#config";
import { payLink, paymeLink } from "./payLink.ts";

test("Payme's own vector: a link is the fields in base64, the amount in tiyin", () => {
  const fields = { m: "587f72c72cac0d162c722ae2", "ac.order_id": 197, a: 500 };
  expect(paymeLink("https://checkout.paycom.uz", fields)).toBe(
    "https://checkout.paycom.uz/bT01ODdmNzJjNzJjYWMwZDE2MmM3MjJhZTI7YWMub3JkZXJfaWQ9MTk3O2E9NTAw",
  );
});

test.each(["ru", "uz", "en"] as const)(
  "Payme gets the order, its amount, a language and the way back: %s",
  async (language) => {
    const link = await payLink({ id: 1017, coins: 120 }, "payme", language);
    const text = Buffer.from(link.slice("https://checkout.paycom.uz/".length), "base64").toString();
    expect(text.split(";")).toEqual([
      `m=${config.payments.payme!.merchantId}`,
      "ac.order_id=1017",
      "a=1200000",
      `l=${language === "uz" ? "uz" : "ru"}`,
      "c=https://t.me/bozor_bot/market?startapp=transaction_1017",
    ]);
  },
);
