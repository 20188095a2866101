import { createHash } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { config } from "#config";
import { uploadsFolder } from "#core/platform/images/folders.ts";
import { localStorage } from "#core/platform/images/localStorage.ts";
import { telegramPhoto } from "#core/platform/images/telegramPhoto.ts";
import { limitsFor } from "#core/platform/limits/limits.ts";
import { Image } from "#db/models/Image.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { buildUser } from "../../tests/factories.ts";
import { drawPhoto } from "../../tests/photos.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

async function fetchJpeg(path: string) {
  const response = await fetch(`${api.url}/images/${path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
}
const keep = async (name: string, picture: Sharp) =>
  localStorage.put(`${name}.webp`, await picture.webp().toBuffer());

test("every stored photo is there as a JPEG too, which Telegram wants", async () => {
  await keep("ab/large", drawPhoto(1600, 1200));
  await keep("demo/sofa-1", drawPhoto(300, 200));
  const large = await fetchJpeg("ab/large.jpg");
  expect(large).toMatchObject({
    status: 200,
    headers: {
      "content-type": "image/jpeg",
      "content-length": String(large.bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
  expect(await sharp(large.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1280, height: 960 });
  const demo = await fetchJpeg("demo/sofa-1.jpg");
  expect(await sharp(demo.bytes).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 200 });
  expect((await api.call("/images/demo/sofa-1.jpg", { method: "HEAD" })).status).toBe(200);
  // Nothing was written beside the photos.
  const names = await readdir(uploadsFolder, { recursive: true });
  expect(names.filter((name) => name.endsWith(".jpg"))).toEqual([]);
});

test("a photo of the demo is drawn when somebody first asks for it, and kept as any other", async () => {
  const { id: ownerId } = await buildUser();
  await Image.create({ ownerId, src: "/images/demo/sedan-red-1.webp", width: 1280, height: 960 });
  const ask = (ending: string, init?: RequestInit) =>
    fetch(`${api.url}/images/demo/sedan-red-1${ending}`, init);
  const first = await ask("-480.webp");
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(first.status).toBe(200);
  expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 480 });

  const again = await ask("-480.webp");
  expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes);
  const since = first.headers.get("last-modified") ?? "";
  expect(again.headers.get("last-modified")).toBe(since);
  expect(
    (await ask("-480.webp", { headers: { "If-Modified-Since": since, "Cache-Control": "max-age=0" } }))
      .status,
  ).toBe(304);

  // Telegram, to which nobody has shown it yet.
  const jpeg = await fetchJpeg("demo/sedan-red-1.jpg");
  expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1280, height: 960 });
  expect((await api.call("/images/demo/sedan-red-2.webp")).status).toBe(404);
});

test("a photo of the demo is sent, too, while its folder takes nothing", async () => {
  const { id: ownerId } = await buildUser();
  await Image.create({ ownerId, src: "/images/demo/aircon-white-1.webp", width: 1280, height: 960 });
  vi.spyOn(localStorage, "put").mockRejectedValueOnce(new Error("ENOSPC"));
  const path = `${api.url}/images/demo/aircon-white-1-480.webp`;
  const unkept = await fetch(path);
  expect([unkept.status, unkept.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const bytes = Buffer.from(await unkept.arrayBuffer());
  expect(Buffer.from(await (await fetch(path)).arrayBuffer())).toEqual(bytes);
});

test("what is transparent becomes white", async () => {
  const clear = { width: 20, height: 20, channels: 4 as const, background: "#0000" };
  await keep("ab/clear", sharp({ create: clear }));
  const { channels } = await sharp((await fetchJpeg("ab/clear.jpg")).bytes).stats();
  expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
});

test("there is a JPEG of stored photos only, and of no broken one", async () => {
  const lines = captureLog();
  await keep("ab/seen", drawPhoto(20, 20));
  await localStorage.put("ab/broken.webp", Buffer.from("RIFF____WEBP"));
  await writeFile(join(uploadsFolder, "ab", "other.jpg"), "secret");
  await writeFile(join(config.DATA_DIR, "outside.webp"), await drawPhoto(20, 20).webp().toBuffer());
  const none = [
    "ab/none.jpg",
    "ab/broken.jpg",
    "ab/other.jpg",
    "ab/seen.webp/a.jpg",
    "ab/seen.JPG",
    "ab.jpg",
  ];
  for (const path of [...none, "..%2foutside.jpg", "ab/.seen.jpg", "ab//seen.jpg", "ab/seen.jpeg"]) {
    const { status, headers } = await fetchJpeg(path);
    expect([path, status, headers["cache-control"]]).toEqual([path, 404, "no-store"]);
  }
  expect((await fetchJpeg("ab/seen.jpg")).status).toBe(200);
  expect(lines.join("")).toContain("a stored photo is broken");
});

test("one that was made lately isn't made again, and only the last fifty are remembered", async () => {
  await keep("cd/often", drawPhoto(30, 30));
  const read = vi.spyOn(localStorage, "read");
  const often = () => fetchJpeg("cd/often.jpg");
  const hashes = (await Promise.all([often(), often(), often()])).map(({ bytes }) =>
    createHash("sha256").update(bytes).digest("hex"),
  );
  expect(new Set(hashes).size).toBe(1);
  await often();
  expect(read).toHaveBeenCalledTimes(1);

  const others = Array.from({ length: 50 }, (_, number) => `cd/other-${number}`);
  for (const name of others) await keep(name, drawPhoto(10, 10));
  for (const name of others.slice(0, 49)) await fetchJpeg(`${name}.jpg`);
  await often();
  await fetchJpeg(`${others[49]}.jpg`);
  expect(read).toHaveBeenCalledTimes(51);
  await often();
  expect(read).toHaveBeenCalledTimes(51);
  await fetchJpeg(`${others[0]}.jpg`);
  expect(read).toHaveBeenCalledTimes(52);
  // One that isn't there isn't remembered: it may come.
  expect((await fetchJpeg("cd/later.jpg")).status).toBe(404);
  await keep("cd/later", drawPhoto(10, 10));
  expect((await fetchJpeg("cd/later.jpg")).status).toBe(200);
  read.mockRestore();
});

test("an address may have only so many made in a minute; what is ready costs nothing", async () => {
  const few = await startTestApi({ limits: { jpegs: 2 } });
  const names = ["ef/one", "ef/two", "ef/three"];
  for (const name of names) await keep(name, drawPhoto(10, 10));
  const statuses: number[] = [];
  for (const name of [...names.slice(0, 2), "ef/one", "ef/two", "ef/three", "ef/none"]) {
    statuses.push((await few.call(`/images/${name}.jpg`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  expect((await few.call("/images/ef/three.webp")).status).toBe(200);
  await few.stop();
});

test("Telegram's servers have all photos of a market by production's limits, from one address", async () => {
  Object.assign(config, { TRUST_PROXY: true });
  const market = await startTestApi({ limits: limitsFor(1) });
  Object.assign(config, { TRUST_PROXY: false });
  const names = Array.from({ length: 121 }, (_, number) => `gh/message-${number}`);
  for (const name of names) await keep(name, drawPhoto(4, 4));
  const lost = async (from: string) => {
    const headers = { "X-Forwarded-For": from };
    const statuses: number[] = [];
    for (const name of names) statuses.push((await market.call(`/images/${name}.jpg`, { headers })).status);
    return statuses.filter((status) => status !== 200).length;
  };
  expect(await lost("203.0.113.5")).toBe(1);
  expect(await lost("149.154.161.7")).toBe(0);
  expect(await lost("2001:67c:4e8:f004::9")).toBe(0);
  await market.stop();
});

test("Telegram is given the JPEG of our own photos, and others' addresses as they are", async () => {
  const before = config.PUBLIC_URL;
  Object.assign(config, { PUBLIC_URL: "https://bozor.test" });
  expect(
    ["/images/demo/a-1.webp", "/pictures/a.png", "https://cdn.example/images/a.webp"].map(telegramPhoto),
  ).toEqual([
    "https://bozor.test/images/demo/a-1.jpg",
    "https://bozor.test/pictures/a.png",
    "https://cdn.example/images/a.webp",
  ]);
  Object.assign(config, { PUBLIC_URL: before });
  await rm(uploadsFolder, { recursive: true, force: true });
});
