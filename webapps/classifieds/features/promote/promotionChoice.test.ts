import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Loads the store as a page that was opened again finds it. */
async function open() {
  vi.resetModules();
  return import("./promotionChoice.ts");
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("what is chosen for each listing outlives a reload", async () => {
  const { chooseFor, dropFor } = await open();
  chooseFor(7, "TopUp", 1);
  chooseFor(7, "TopUp", 2);
  chooseFor(7, "Vip", 4);
  chooseFor(8, "Premium", 5);
  dropFor(8, "Premium");
  const { useChoices } = await open();
  expect(useChoices.getState()).toEqual({ 7: { TopUp: 2, Vip: 4 }, 8: {} });
});

test("a payment with an unknown end outlives it as well, each listing's by itself", async () => {
  const { keptIntention } = await open();
  keptIntention(7).current = { words: "a", key: "1" };
  keptIntention(8).current = { words: "b", key: "2" };
  const { keptIntention: reopened } = await open();
  expect(reopened(7).current).toEqual({ words: "a", key: "1" });
  reopened(7).current = undefined;
  expect(reopened(7).current).toBeUndefined();
  expect(reopened(8).current).toEqual({ words: "b", key: "2" });
});

test("broken storage is no choice", async () => {
  sessionStorage.setItem("promotion-choices", "{");
  expect((await open()).useChoices.getState()).toEqual({});
});

test("where storage is closed, what became of a payment is remembered by the page", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  const { keptUnknown } = await open();
  keptUnknown(7).current = { key: "1", bodies: [] };
  expect(keptUnknown(7).current).toEqual({ key: "1", bodies: [] });
  keptUnknown(7).current = undefined;
  expect(keptUnknown(7).current).toBeUndefined();
});
