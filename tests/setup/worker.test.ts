import { expect, it, vi } from "vitest";

it("the mocks of a file are forgotten with it: they are in the list that is cleared", () => {
  const mock = vi.fn();
  expect(globalThis.testWorker?.mocks.has(mock)).toBe(true);
});
