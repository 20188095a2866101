import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { config } from "#config";
import { Image } from "#db/models/Image.ts";
import { captureLog } from "../../../tests/captureLog.ts";
import { buildImage, buildUser } from "../../../tests/factories.ts";
import { drawPhoto, photoForm, plainJpeg } from "../../../tests/photos.ts";
import { startS3 } from "../../../tests/s3.ts";
import { startTestApi, type TestApi } from "../../../tests/testApi.ts";
import { localStorage } from "./localStorage.ts";
import { s3Storage } from "./s3Storage.ts";
import { sweepUnusedImages } from "./sweepUnusedImages.ts";
import { telegramPhoto } from "./telegramPhoto.ts";

// The settings are read when any of the server's code is loaded.
const started = await vi.hoisted(async () => {
  const { s3Keys, startS3 } = await import("../../../tests/s3.ts");
  const s3 = await startS3("photos");
  const endpoint = `http://127.0.0.1:${s3.port}`;
  const settings = { S3_ENDPOINT: endpoint, S3_BUCKET: "photos", S3_PUBLIC_URL: `${endpoint}/photos` };
  Object.assign(process.env, settings, s3Keys);
  return { s3, origin: endpoint };
});
let { s3 } = started;
let api: TestApi;
let jpeg: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  jpeg = await plainJpeg(900, 600);
});
afterAll(async () => {
  await api.stop();
  await s3.stop();
});

const upload = (as: number, count = 1) =>
  api.ask<{ src: string }[]>("/api/images", { as, body: photoForm(Array<Buffer>(count).fill(jpeg)) });
const squareOf = (src: string) => src.replace(".webp", "-480.webp");

test("photos go to the bucket, under addresses that browsers read them from and may keep", async () => {
  const { id } = await buildUser();
  const { status, body } = await upload(id, 2);
  expect(status).toBe(201);
  for (const { src } of body) {
    expect(src).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/photos\/images\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/);
    for (const address of [src, squareOf(src)]) {
      const response = await fetch(address);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  }
});

test("an unknown key or bucket is an error, and a store that never answers is given up", async () => {
  const settings = {
    endpoint: started.origin,
    bucket: "photos",
    publicUrl: started.origin,
    accessKey: "KEYOFTESTS",
    secretKey: "KEYOFTESTS",
    answerMs: 200,
  };
  const put = (changed: object) => s3Storage({ ...settings, ...changed }).put("ab/x.webp", Buffer.from("x"));
  await put({});
  await expect(put({ accessKey: "wrong" })).rejects.toThrow("Access Key Id");
  await expect(put({ bucket: "other" })).rejects.toThrow("bucket does not exist");

  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(put({ endpoint: `http://127.0.0.1:${port}` })).rejects.toMatchObject({ name: "TimeoutError" });
  silent.close();
});

test("Telegram gets a JPEG of them from us, and of older ones on this machine", async () => {
  const { id } = await buildUser();
  const { body } = await upload(id);
  const { src } = body[0]!;
  const key = src.split("/images/")[1]!;
  expect(telegramPhoto(src)).toBe(`${config.PUBLIC_URL}/images/${key.replace(".webp", ".jpg")}`);

  await localStorage.put("ab/older.webp", await drawPhoto(40, 30).webp().toBuffer());
  for (const path of [key.replace(".webp", ".jpg"), "ab/older.jpg"]) {
    const response = await fetch(`${api.url}/images/${path}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe("jpeg");
  }
  expect((await api.call(`/images/ab/${"0".repeat(32)}.jpg`)).status).toBe(404);
});

test("photos of the demo come from this machine, whatever the bucket", async () => {
  const { id: ownerId } = await buildUser();
  await buildImage({ ownerId, src: "/images/demo/sedan-red-1.webp" });
  for (const ending of [".webp", "-480.webp", ".jpg"]) {
    const response = await fetch(`${api.url}/images/demo/sedan-red-1${ending}`);
    expect(response.status, ending).toBe(200);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width, ending).toBeGreaterThan(
      400,
    );
  }
});

test("pages may show them", async () => {
  const { headers } = await fetch(`${api.url}/api/docs`);
  expect(headers.get("content-security-policy")).toMatch(new RegExp(`img-src [^;]* ${started.origin}(;| )`));
});

test("the sweep removes them from the bucket, and older ones from this machine", async () => {
  const { id } = await buildUser();
  const { body } = await upload(id);
  const src = body[0]!.src;
  const old = await buildImage({ ownerId: id, src: "/images/ab/before.webp" });
  await localStorage.put("ab/before.webp", Buffer.from("x"));
  const elsewhere = await buildImage({ ownerId: id, src: "https://old-cdn.example/images/ab/c.webp" });

  await sweepUnusedImages(new Date(Date.now() + 49 * 3_600_000));
  expect([(await fetch(src)).status, (await fetch(squareOf(src))).status]).toEqual([404, 404]);
  expect((await api.call(old.src)).status).toBe(404);
  expect(await Image.count({ where: { id: [old.id, elsewhere.id] } })).toBe(0);
});

test("while the bucket is away an upload is a bare refusal, and what it left goes when it is back", async () => {
  const logged = captureLog();
  const { id } = await buildUser();
  const { port } = s3;
  await s3.stop();

  const { status, body } = await upload(id, 3);
  expect([status, body]).toMatchObject([503, { code: "unavailable", message: expect.any(String) }]);
  expect(logged.join()).toContain("what a call needs is out of reach");
  expect(logged.join()).not.toContain("KEYOFTESTS");
  expect(await Image.count({ where: { ownerId: id, isStored: true } })).toBe(0);
  // The sweep can't be sure either, and waits.
  const later = new Date(Date.now() + 2 * 3_600_000);
  await sweepUnusedImages(later);
  expect(await Image.count({ where: { ownerId: id } })).toBe(3);

  s3 = await startS3("photos", port);
  await sweepUnusedImages(later);
  expect(await Image.count({ where: { ownerId: id } })).toBe(0);
  expect((await upload(id)).status).toBe(201);
});
