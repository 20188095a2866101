import { expect, test } from "vitest";
import { createMemoryCache, ENTRIES_MAX } from "./memoryCache.ts";

test("of more than it may keep, those go that nobody asked for", async () => {
  const cache = createMemoryCache();
  const kept = async (entry: number) => (await cache.get(`entry:${entry}`)) !== undefined;
  for (let entry = 0; entry < ENTRIES_MAX; entry += 1) await cache.set(`entry:${entry}`, "1", 60);
  expect(await kept(1)).toBe(true);
  await cache.set(`entry:${ENTRIES_MAX}`, "1", 60);
  expect([await kept(0), await kept(1), await kept(2), await kept(ENTRIES_MAX)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
