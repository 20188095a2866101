import { expect, test } from "vitest";
import { whatsAppLink } from "../arrival/links.ts";
import { productLink } from "./ShareSheet.tsx";

const here = { host: "https://shop.example", language: "en" };

test("in Telegram a product is passed on by a link that opens the shop there, elsewhere by its address", () => {
  expect(productLink("brass-diya-s36", { ...here, bot: "bozor_bot" })).toBe(
    "https://t.me/bozor_bot/shop?startapp=product_brass-diya-s36",
  );
  expect(productLink("brass-diya-s36", here)).toBe("https://shop.example/product/brass-diya-s36");
});

test("an address that a Hindi speaker passes on has a Hindi preview", () => {
  expect(productLink("brass-diya-s36", { ...here, language: "hi" })).toBe(
    "https://shop.example/product/brass-diya-s36?lng=hi",
  );
});

test("words for WhatsApp survive their address", () => {
  expect(whatsAppLink("https://x.example", "₹599 & more")).toBe(
    "https://wa.me/?text=%E2%82%B9599%20%26%20more%0Ahttps%3A%2F%2Fx.example",
  );
});
