import { expect, test, vi } from "vitest";
import { freshImport } from "./freshImport.ts";

const failure = (address: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${address}`.trim());

test("a module that failed is asked for at another address each time, until it comes", async () => {
  const load = vi.fn(() => Promise.reject(failure("https://bozor.uz/webApp/assets/client-a1.js")));
  const loadFrom = vi.fn(async (address: string) => {
    if (address.endsWith("=1")) throw failure(address);
    return { name: address };
  });
  const get = freshImport<{ name: string }>(load, loadFrom);
  await expect(get()).rejects.toThrow();
  await expect(get()).rejects.toThrow();
  await expect(get()).resolves.toEqual({ name: "https://bozor.uz/webApp/assets/client-a1.js?again=2" });
  expect(load).toHaveBeenCalledTimes(1);
});

test("a browser that doesn't name what failed is asked for the same", async () => {
  const load = vi.fn(async () => ({ name: "client" }));
  load.mockRejectedValueOnce(new TypeError("Importing a module script failed."));
  const loadFrom = vi.fn();
  const get = freshImport(load, loadFrom);
  await expect(get()).rejects.toThrow();
  await expect(get()).resolves.toEqual({ name: "client" });
  expect(loadFrom).not.toHaveBeenCalled();
});
