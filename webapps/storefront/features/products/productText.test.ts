import { expect, test } from "vitest";
import { rupees } from "../prices/rupees.ts";
import { formatCount, nameOf, titleOf } from "./productText.ts";

test("a title is in the language where it is translated, else English", () => {
  expect(titleOf({ title: "Bottle", title_hi: "बोतल" }, "hi")).toBe("बोतल");
  expect(titleOf({ title: "Bottle", title_hi: "बोतल" }, "en")).toBe("Bottle");
  expect(titleOf({ title: "Bottle", title_hi: null }, "hi")).toBe("Bottle");
  expect(nameOf({ name: "Home", name_hi: "घर" }, "hi")).toBe("घर");
  expect(nameOf({ name: "Home", name_hi: "" }, "hi")).toBe("Home");
});

test("prices are grouped the French way behind their sign, counts the English way", () => {
  expect(rupees(1299)).toBe("₹1\u202f299");
  expect(rupees(599)).toBe("₹599");
  expect(formatCount(6134)).toBe("6,134");
});
