import { expect, test } from "vitest";
import { inkOn, readable, resolveColor } from "./colors.ts";

test("keeps a colour that can be read, and moves one that cannot", () => {
  expect(readable("#0b6a62", "#ffffff")).toBe("#0b6a62");
  expect(readable("#2481cc", "#ffffff")).not.toBe("#2481cc");
  expect(readable("#ffffff", "#ffffff")).toMatch(/^#[4-7]/);
});

test("writes black on light and white on dark", () => {
  expect([inkOn("#efeff3"), inkOn("#17212b")]).toEqual(["#000000", "#ffffff"]);
});

test("understands theme keys and colours, and falls back to the theme", () => {
  expect(resolveColor("secondary_bg_color", "blue", "bg_color")).toBe("#232e3c");
  expect(resolveColor("#123456", "light", "bg_color")).toBe("#123456");
  expect(resolveColor("", "dark", "header_bg_color")).toBe("#212121");
});
