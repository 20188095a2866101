import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { loadFonts } from "./fonts.ts";

const faults: Error[] = [];
vi.mock(import("sharp"), async (importOriginal) => {
  const original = await importOriginal();
  const fake = vi.fn((...given: Parameters<typeof original.default>) => {
    const fault = faults.pop();
    if (fault) throw fault;
    return original.default(...given);
  });
  return { ...original, default: Object.assign(fake, original.default) as never };
});

test("fonts that couldn't be loaded are tried again by the next picture, and then no more", async () => {
  faults.push(new Error("too many open files"));
  const tries = await Promise.allSettled([loadFonts(), loadFonts()]);
  expect(tries.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await loadFonts();
  const calls = vi.mocked(sharp).mock.calls.length;
  await loadFonts();
  expect(sharp).toHaveBeenCalledTimes(calls);
});
