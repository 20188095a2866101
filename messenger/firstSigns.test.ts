import { expect, test } from "vitest";
import { firstSigns } from "./firstSigns.ts";

test("no character is cut in two", () => {
  expect(firstSigns("Ан🔥🔥", 3)).toBe("Ан🔥");
  expect(firstSigns("Анна", 64)).toBe("Анна");
});
