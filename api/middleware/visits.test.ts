import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiContext } from "../serve/state.ts";
import { noteVisit, quietIn } from "./visits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const visit = (path: string) => noteVisit({ path } as ApiContext, async () => {});

test("it is quiet three seconds after the last visit; who watches is no visitor", async () => {
  await visit("/api/telegram/feed");
  expect(quietIn()).toBe(3000);
  vi.advanceTimersByTime(2000);
  await visit("/images/demo/a.webp");
  vi.advanceTimersByTime(2000);
  for (const path of ["/readyz", "/healthz", "/metrics"]) await visit(path);
  expect(quietIn()).toBe(1000);
  vi.advanceTimersByTime(1001);
  expect(quietIn()).toBe(-1);
});
