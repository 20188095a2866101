import { expect, test } from "vitest";
import { shownName } from "./shownName.ts";

test.each([
  "@seller_90",
  "Ali @ali_uz",
  "t.me/seller",
  "olx-pay.uz",
  "Ali 90 123 45 67",
  "Ali +998901234567",
  "९० १२३ ४५ ६७",
  "8600 4954 7331 6478",
  "telegram: someName",
  "o l x . u z",
  "\u202E",
  "\u3164\u200B",
  "–",
  "",
])("a name that leads out of the chat, or says nothing, isn't shown: %j", (name) => {
  expect(shownName(name, "buyer", "ru")).toBe("Покупатель");
  expect(shownName(name, "seller", "uz")).toBe("Sotuvchi");
  expect(shownName(name, "buyer", "en")).toBe("Buyer");
  expect(shownName(name, "seller", "hi")).toBe("विक्रेता");
});

test.each(["Ali", "Мария-Луиза", "Ўткир", "राज कुमार", "Oʻktam aka", "Sardor 1995", "Лола 🌷", "J. R."])(
  "a name stays: %s",
  (name) => {
    expect(shownName(name, "buyer", "ru")).toBe(name);
  },
);

test("a name stands in one line, and turns nothing around it", () => {
  expect(shownName("Ali\n\u202Eila", "seller", "ru")).toBe("Ali ila");
});
