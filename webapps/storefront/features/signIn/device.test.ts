import { beforeEach, expect, test, vi } from "vitest";

/** A page of its own: what it doesn't keep it has forgotten. */
async function openPage() {
  vi.resetModules();
  return (await import("./device.ts")).readDevice;
}
beforeEach(() => localStorage.clear());

test("a device has one secret, in every tab and at every visit, and another device another", async () => {
  const [tab, other] = [await openPage(), await openPage()];
  const secret = tab();
  expect(secret).toMatch(/^[\da-f]{32}$/);
  expect([tab(), other(), (await openPage())()]).toEqual([secret, secret, secret]);
  localStorage.clear();
  expect((await openPage())()).not.toBe(secret);
});

test("what is kept but isn't one is made anew", async () => {
  localStorage.setItem("bozor-device", "x");
  expect((await openPage())()).toMatch(/^[\da-f]{32}$/);
});

test("where storage is closed it lasts as long as the page", async () => {
  const closed = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("SecurityError");
  });
  const read = await openPage();
  expect(read()).toMatch(/^[\da-f]{32}$/);
  expect(read()).toBe(read());
  closed.mockRestore();
});
