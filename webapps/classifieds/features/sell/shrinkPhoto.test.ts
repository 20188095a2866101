import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PHOTO_BYTES_MAX } from "#contract/limits.ts";
import { shrinkPhoto } from "./shrinkPhoto.ts";

const file = (bytes: number, type = "image/jpeg") => new Blob([new Uint8Array(bytes)], { type });

let bitmap: { width: number; height: number; close: () => void } | undefined;
let drawn: { width: number; height: number }[];
let smallerBytes: number;

beforeEach(() => {
  drawn = [];
  smallerBytes = 1000;
  bitmap = { width: 4000, height: 3000, close: vi.fn() };
  vi.stubGlobal("createImageBitmap", async (_: Blob, options: ImageBitmapOptions) => {
    if (!bitmap) throw new DOMException("unreadable");
    expect(options.imageOrientation).toBe("from-image");
    return bitmap;
  });
  const context = { fillRect: () => {}, drawImage: () => {} };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    type,
  ) {
    drawn.push({ width: this.width, height: this.height });
    give(file(smallerBytes, type));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a large photo is drawn again as JPEG, its longer side 1600 pixels", async () => {
  const photo = await shrinkPhoto(file(5_000_000, "image/png"));
  expect(photo).toMatchObject({ size: 1000, type: "image/jpeg" });
  expect(drawn).toEqual([{ width: 1600, height: 1200 }]);
  expect(bitmap?.close).toHaveBeenCalledOnce();
});

test("a photo that is small already goes as it is", async () => {
  bitmap = { width: 1600, height: 900, close: () => {} };
  const small = file(300_000);
  expect(await shrinkPhoto(small)).toBe(small);
  expect(drawn).toEqual([]);
});

test("small sides in many bytes are packed better, unless that makes more of them", async () => {
  bitmap = { width: 1600, height: 900, close: () => {} };
  expect((await shrinkPhoto(file(3_000_000))).size).toBe(1000);
  smallerBytes = 4_000_000;
  expect((await shrinkPhoto(file(3_000_000))).size).toBe(3_000_000);
});

test("what the browser can't read goes as it is when the server may", async () => {
  bitmap = undefined;
  const webp = file(2_000_000, "image/webp");
  expect(await shrinkPhoto(webp)).toBe(webp);
  await expect(shrinkPhoto(file(10, "image/heic"))).rejects.toHaveProperty("code", "unsupported_media");
  await expect(shrinkPhoto(file(PHOTO_BYTES_MAX + 1))).rejects.toHaveProperty("code", "too_large");
});

test("a format that only this browser reads becomes JPEG, whatever its size", async () => {
  bitmap = { width: 800, height: 600, close: () => {} };
  smallerBytes = 90_000;
  expect(await shrinkPhoto(file(50_000, "image/heic"))).toMatchObject({ size: 90_000, type: "image/jpeg" });
});
