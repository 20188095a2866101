import { expect, test } from "vitest";
import { firstCharacters } from "./firstCharacters.ts";

test("no character is cut in two", () => {
  expect(firstCharacters("Ан🔥🔥", 3)).toBe("Ан🔥");
  expect(firstCharacters("Анна", 64)).toBe("Анна");
});
