import { expect, test } from "vitest";
import { createMemoryCache, ENTRIES_MAX } from "./memoryCache.ts";

test("of more than it may keep, the oldest go", async () => {
  const cache = createMemoryCache();
  for (let entry = 0; entry <= ENTRIES_MAX; entry += 1) await cache.set(`entry:${entry}`, "1", 60);
  const kept = async (entry: number) => (await cache.get(`entry:${entry}`)) !== undefined;
  expect([await kept(0), await kept(ENTRIES_MAX / 10 - 1)]).toEqual([false, false]);
  expect([await kept(ENTRIES_MAX / 10), await kept(ENTRIES_MAX)]).toEqual([true, true]);
});
