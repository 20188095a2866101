import { afterEach, expect, test, vi } from "vitest";
import { loadRules } from "./loadRules.ts";

afterEach(() => vi.restoreAllMocks());

test("without a network the rules aren't asked for, so that no browser remembers the failure; later they come once", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(loadRules()).rejects.toMatchObject({ code: "offline" });
  vi.restoreAllMocks();
  const rules = await loadRules();
  expect(rules.countFilled).toBeTypeOf("function");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await loadRules()).toBe(rules);
});
