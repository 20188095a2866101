import { expect, test } from "vitest";
import { plainDigits } from "./plainDigits.ts";

test.each([
  "०१२३४५६७८९",
  "٠١٢٣٤٥٦٧٨٩",
  "۰۱۲۳۴۵۶۷۸۹",
  "０１２３４５６７８９",
  "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗",
  "𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿",
  "0123456789",
])("digits of a script are read: %s", (digits) => {
  expect(plainDigits(digits)).toBe("0123456789");
});

test("all else stays", () => {
  expect(plainDigits("½ VII ² कीमत २ लाख")).toBe("½ VII ² कीमत 2 लाख");
});
