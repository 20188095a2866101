import { expect, test } from "vitest";
import { readHoldings } from "./prepare.ts";
import { welcome } from "./welcome.ts";

const to = (holds: Parameters<typeof welcome>[0]["holds"]) =>
  welcome({ names: ["api"], hasMessenger: true, holds });

test("a newcomer is sent only to what is there", async () => {
  // Tests begin with categories and places, and without listings.
  expect(await readHoldings()).toBe("categories");
  expect(to("categories")).toMatch(/Nobody has posted anything yet/);
  expect(to("categories")).not.toContain("кобальт");
  expect(to("nothing")).toMatch(/market is empty/);
  expect(to("nothing")).not.toMatch(/кобальт|Тимур/);
  expect(to("listings")).toContain("кобальт");
});
