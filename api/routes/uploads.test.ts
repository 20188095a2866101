import { existsSync } from "node:fs";
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { thumbHashToRGBA } from "thumbhash";
import { afterEach, beforeAll, expect, test } from "vitest";
import { config } from "#config";
import type { ErrorBody } from "#contract/errors.ts";
import type { UploadedImage } from "#contract/images.ts";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { makeAccessToken } from "#core/people/auth/accessTokens.ts";
import { incomingFolder, unfinishedFolder } from "#core/platform/images/folders.ts";
import { saveImages } from "#core/platform/images/saveImages.ts";
import { sweepLeftovers } from "#core/platform/images/sweepLeftovers.ts";
import { Image } from "#db/models/Image.ts";
import { buildUser } from "../../tests/factories.ts";
import { drawPhoto, photoForm, plainJpeg } from "../../tests/photos.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

const uploads = join(config.DATA_DIR, "uploads");
const PER_HOUR = 12;
let api: TestApi;
let jpeg: Buffer;
beforeAll(async () => {
  await setFlag("PHOTOS_PER_HOUR", PER_HOUR);
  api = await startTestApi();
  jpeg = await plainJpeg();
});

const namesIn = async (folder: string) => (existsSync(folder) ? await readdir(folder) : []);

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

// Whatever a test sends, nothing of the requests themselves is left.
afterEach(async () => {
  await expect.poll(() => namesIn(incomingFolder)).toEqual([]);
  expect(await filesIn(unfinishedFolder)).toEqual([]);
});

const upload = <T>(form: FormData, as: number) => api.ask<T>("/api/images", { body: form, as });

async function expectRefused(form: FormData, status: number, body: Partial<ErrorBody>) {
  const { id } = await buildUser();
  const before = await filesIn(uploads);
  expect(await upload(form, id)).toMatchObject({ status, body });
  expect(await filesIn(uploads)).toEqual(before);
  expect(await Image.count({ where: { ownerId: id } })).toBe(0);
}

async function fetchPhoto(src: string) {
  const response = await fetch(api.url + src);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

test("a photo from a phone becomes two upright WebP files without a word of where it was taken", async () => {
  const { id } = await buildUser();
  const original = await drawPhoto(2000, 1500)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "SecretPhone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 18/1 40/1" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>SecretPlace</x:xmpmeta>")
    .jpeg()
    .toBuffer();
  // What it had, so that its absence says something.
  const had = await sharp(original).metadata();
  expect([had.orientation, had.exif?.includes("SecretPhone"), had.xmp?.includes("SecretPlace")]).toEqual([
    6,
    true,
    true,
  ]);

  const { status, body } = await upload<UploadedImage[]>(photoForm([original]), id);
  expect(status).toBe(201);
  const [photo] = body;
  expect(body).toEqual([
    {
      src: expect.stringMatching(/^\/images\/([0-9a-f]{2})\/\1[0-9a-f]{30}\.webp$/),
      width: 960,
      height: 1280,
      thumbhash: expect.any(String),
    },
  ]);

  const full = await fetchPhoto(photo!.src);
  const square = await fetchPhoto(photo!.src.replace(".webp", "-480.webp"));
  for (const [{ bytes }, width, height] of [
    [full, 960, 1280],
    [square, 480, 480],
  ] as const) {
    expect(bytes.toString("latin1")).not.toMatch(/Secret|Exif\0/);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: "webp", width, height });
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
  }

  const { w, h } = thumbHashToRGBA(Buffer.from(photo!.thumbhash!, "base64"));
  expect(w / h).toBeGreaterThan(0.6);
  expect(w / h).toBeLessThan(0.9);
  const row = await Image.findOne({ where: { ownerId: id } });
  expect(row?.toJSON()).toMatchObject({ ...photo, isStored: true });
});

test("turns a photo as its orientation says", async () => {
  const { id } = await buildUser();
  const left = { create: { width: 100, height: 100, channels: 3 as const, background: "blue" } };
  const original = await sharp({ create: { width: 200, height: 100, channels: 3, background: "red" } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await upload<UploadedImage[]>(photoForm([original]), id);
  const { bytes } = await fetchPhoto(body[0]!.src);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([100, 200]);
  // What was on the left is on top.
  const at = (y: number) => [...data.subarray((y * 100 + 50) * 3, (y * 100 + 50) * 3 + 3)];
  const [topRed, , topBlue] = at(20);
  const [bottomRed, , bottomBlue] = at(180);
  expect([topBlue! > topRed!, bottomRed! > bottomBlue!]).toEqual([true, true]);
});

test("takes PNG, WebP, a dot, a line and the first frame of what moves, in the order sent", async () => {
  const { id } = await buildUser();
  const frames = Buffer.concat([Buffer.alloc(3000, 200), Buffer.alloc(3000, 20)]);
  const moving = await sharp(frames, { raw: { width: 100, height: 20, channels: 3, pageHeight: 10 } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const files = [
    await drawPhoto(30, 20).png().toBuffer(),
    await drawPhoto(40, 20).webp().toBuffer(),
    await plainJpeg(1, 1),
    await plainJpeg(9000, 1),
    moving,
    await sharp({ create: { width: 50, height: 20, channels: 4, background: "#0000" } })
      .png()
      .toBuffer(),
    await drawPhoto(60, 20).toColourspace("cmyk").jpeg().toBuffer(),
    await drawPhoto(70, 20).toColourspace("rgb16").png().toBuffer(),
    await drawPhoto(80, 20).greyscale().jpeg().toBuffer(),
  ];
  const { status, body } = await upload<UploadedImage[]>(photoForm(files, { name: "../../evil.html" }), id);
  expect(status).toBe(201);
  expect(body.map(({ width, height }) => [width, height])).toEqual([
    [30, 20],
    [40, 20],
    [1, 1],
    [1280, 1],
    [100, 10],
    [50, 20],
    [60, 20],
    [70, 20],
    [80, 20],
  ]);
  const first = await sharp((await fetchPhoto(body[4]!.src)).bytes).stats();
  expect(first.channels[0]!.mean).toBeGreaterThan(150);
  // Transparency is white.
  expect((await sharp((await fetchPhoto(body[5]!.src)).bytes).stats()).channels[0]!.mean).toBe(255);
  const line = await sharp((await fetchPhoto(body[3]!.src.replace(".webp", "-480.webp"))).bytes).metadata();
  expect([line.width, line.height]).toEqual([1, 1]);
});

test("photos may be kept for ever and shown anywhere", async () => {
  const { id } = await buildUser();
  const { body } = await upload<UploadedImage[]>(photoForm([jpeg]), id);
  const { headers } = await fetchPhoto(body[0]!.src);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
});

/** The status of a path exactly as written: `fetch` would tidy it up. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${api.url}/`, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on("error", reject).end();
  });
}

test("serves photos and nothing else of the folder", async () => {
  const inside = ["ab/.hidden.webp", ".dots/a.webp", "ab/page.html", "ab/x.svg", "a.webp.tmp", "ab/noending"];
  for (const file of inside) {
    await mkdir(join(uploads, file, ".."), { recursive: true });
    await writeFile(join(uploads, file), "secret");
  }
  await writeFile(join(config.DATA_DIR, "outside.webp"), "secret");
  await writeFile(join(uploads, "ab", "seen.webp"), "seen");
  const outside = [
    "../outside.webp",
    "%2e%2e/outside.webp",
    "..%2foutside.webp",
    "ab/../../outside.webp",
    "ab/%2ehidden.webp",
    "ab//seen.webp",
    "ab/seen.webp%00.webp",
    "ab",
    "ab/",
    "",
  ];
  for (const path of [...inside, ...outside]) expect(await statusOf(`/images/${path}`), path).toBe(404);
  expect(await statusOf("/images/ab/seen.webp")).toBe(200);
});

test("what isn't a JPEG, PNG or WebP by its content is refused, and all that came with it", async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  const noise = await drawPhoto(400, 300).toBuffer({ resolveWithObject: true });
  const raw = sharp(noise.data, { raw: noise.info });
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const bad = {
    svg,
    html: Buffer.from("<!doctype html><script>alert(1)</script>"),
    gif: await raw.clone().gif().toBuffer(),
    tiff: await raw.clone().tiff().toBuffer(),
    avif: await raw.clone().avif({ effort: 0 }).toBuffer(),
    heic: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    "an SVG behind a JPEG's first bytes": Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
    "half a JPEG": half(await raw.clone().jpeg().toBuffer()),
    "half a PNG": half(await raw.clone().png().toBuffer()),
    "half a WebP": half(await raw.clone().webp().toBuffer()),
    nothing: Buffer.alloc(0),
    "one byte": Buffer.from([0xff]),
  };
  for (const bytes of Object.values(bad)) {
    await expectRefused(photoForm([jpeg, bytes]), 415, {
      code: "unsupported_media",
      fields: { "files.1": "not_image" },
    });
  }
  await expectRefused(photoForm([bad.svg, jpeg, bad.gif]), 415, {
    fields: { "files.0": "not_image", "files.2": "not_image" },
  });
});

test("a small file that would unpack to sixty million pixels is refused", async () => {
  const bomb = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await expectRefused(photoForm([jpeg, bomb]), 413, {
    code: "too_large",
    fields: { "files.1": "too_many_pixels" },
  });
});

test("so is one that a decoder would hold whole, or row by endless row, in more memory than a process has", async () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: "#fff8" } });
  const held = {
    "a PNG in passes, of two bytes a colour": blank(4000, 3500)
      .toColourspace("rgb16")
      .png({ progressive: true }),
    "a JPEG in passes": blank(5000, 4000).flatten().jpeg({ progressive: true }),
    "a PNG of very long rows": blank(700_000, 1).png(),
  };
  for (const photo of Object.values(held)) {
    await expectRefused(photoForm([jpeg, await photo.toBuffer()]), 413, {
      code: "too_large",
      fields: { "files.1": "too_many_pixels" },
    });
  }
  // What phones and programs make of twelve million pixels, in passes too.
  const usual = await blank(4000, 3000).flatten().jpeg({ progressive: true }).toBuffer();
  const { id } = await buildUser();
  expect(await upload(photoForm([usual]), id)).toMatchObject({ status: 201 });
});

test("ten photos are taken, and eleven, none or other fields are not", async () => {
  const { id } = await buildUser();
  const ten = await upload<UploadedImage[]>(photoForm(Array<Buffer>(10).fill(jpeg)), id);
  expect([ten.status, new Set(ten.body.map(({ src }) => src)).size]).toEqual([201, 10]);

  const refuse = (form: FormData, fields: Record<string, string>) =>
    expectRefused(form, 400, { code: "invalid_input", fields });
  await refuse(photoForm(Array<Buffer>(11).fill(jpeg)), { files: "too_many" });
  await refuse(photoForm([]), { files: "required" });
  await refuse(photoForm([jpeg], { field: "photo" }), { photo: "unknown" });
  await refuse(photoForm([jpeg], { field: "files[]" }), { "files[]": "unknown" });
  const mixed = photoForm([jpeg]);
  mixed.append("ownerId", "1");
  await refuse(mixed, { ownerId: "unknown" });
});

/** A body of many megabytes that is made while it is sent, and says how much of it was taken. */
function sendStream(as: string, megabytes: number, { perFile = megabytes, length = 0 } = {}) {
  let sent = 0;
  const megabyte = Buffer.alloc(1024 * 1024, 7);
  async function* body() {
    for (let index = 0; index < megabytes; index += 1) {
      if (index % perFile === 0) {
        const head = `Content-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg`;
        yield Buffer.from(`\r\n--b\r\n${head}\r\n\r\n`);
      }
      yield megabyte;
      sent = index + 1;
    }
    yield Buffer.from("\r\n--b--\r\n");
  }
  const headers = {
    Authorization: as,
    "Content-Type": "multipart/form-data; boundary=b",
    ...(length ? { "Content-Length": String(length) } : {}),
  };
  const answered = new Promise<{ status: number | undefined; body: ErrorBody; sent: number }>(
    (resolve, reject) => {
      const asked = request(`${api.url}/api/images`, { method: "POST", headers }, async (response) => {
        const taken = sent;
        const text = Buffer.concat(await response.toArray()).toString();
        asked.destroy();
        resolve({ status: response.statusCode, body: JSON.parse(text) as ErrorBody, sent: taken });
      });
      asked.on("error", reject);
      Readable.from(body()).pipe(asked);
    },
  );
  return answered;
}

test("photos over 10 MB and uploads over 50 MB are refused as soon as they are", async () => {
  const { id } = await buildUser();
  const token = `Bearer ${await makeAccessToken(id, new Date())}`;
  const tooLarge = (field: string) => ({
    status: 413,
    body: { code: "too_large", fields: { [field]: "too_large" } },
  });

  const one = await sendStream(token, 400);
  expect(one).toMatchObject(tooLarge("files.0"));
  expect(one.sent).toBeLessThan(100);
  const second = photoForm([jpeg, Buffer.alloc(10 * 1024 * 1024 + 1)]);
  expect(await upload(second, id)).toMatchObject(tooLarge("files.1"));
  const many = await sendStream(token, 400, { perFile: 9 });
  expect(many).toMatchObject(tooLarge("files"));
  expect(many.sent).toBeLessThan(200);
  // One that says so beforehand isn't read at all.
  expect(await sendStream(token, 60, { perFile: 9, length: 60 * 1024 * 1024 })).toMatchObject(
    tooLarge("files"),
  );
  // Ten megabytes are still taken in; these here are no photo.
  expect(await sendStream(token, 10)).toMatchObject({
    status: 415,
    body: { fields: { "files.0": "not_image" } },
  });
  expect(await sendStream(token, 50, { perFile: 10 })).toMatchObject({ status: 415 });
  expect(await Image.count({ where: { ownerId: id } })).toBe(0);
});

test("only signed-in people who aren't banned may send photos, and of others no byte is kept", async () => {
  const banned = await buildUser({ bannedAt: new Date() });
  const { status, body } = await upload<ErrorBody>(photoForm([jpeg]), banned.id);
  expect([status, body.code]).toEqual([403, "banned"]);
  const stranger = await api.ask<ErrorBody>("/api/images", { body: photoForm([jpeg]) });
  expect([stranger.status, stranger.body.code]).toEqual([401, "unauthorized"]);
  // The refusal comes while the body does.
  const early = await sendStream("Bearer invented", 400);
  expect(early).toMatchObject({ status: 401 });
  expect(early.sent).toBeLessThan(100);
});

test("other bodies than multipart and broken ones are refused", async () => {
  const { id } = await buildUser();
  const send = (body: string, type: string, headers = {}) =>
    api.ask<ErrorBody>("/api/images", { as: id, body, headers: { "Content-Type": type, ...headers } });
  const multipart = "multipart/form-data; boundary=b";
  expect((await send("{}", "application/json")).status).toBe(415);
  expect((await send("x", "multipart/mixed; boundary=b")).status).toBe(415);
  expect((await send("x", multipart, { "Content-Encoding": "gzip" })).status).toBe(415);
  const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n';
  const broken = [
    "no boundary at all",
    part,
    `${part}half`,
    `--b\r\n\r\nno name\r\n--b--\r\n`,
    `--b\r\nContent-Disposition: form-data; name="files"\r\nContent-Transfer-Encoding: x\r\n\r\n1\r\n--b--\r\n`,
  ];
  for (const text of broken) {
    expect(await send(text, multipart), text).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  }
  expect((await send("x", "multipart/form-data")).status).toBe(400);
  // A file whose type isn't said is a file all the same.
  expect(await send(`${part}text\r\n--b--\r\n`, multipart)).toMatchObject({
    body: { fields: { "files.0": "not_image" } },
  });
});

test("the hourly limit holds against uploads at once, and says how long to wait", async () => {
  const { id } = await buildUser();
  const other = await buildUser();
  const form = () => photoForm(Array<Buffer>(5).fill(jpeg));
  const path = join(config.DATA_DIR, "a-photo.jpg");
  await writeFile(path, jpeg);
  // Other processes let in as many at once as this one.
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => saveImages(id, Array<string>(5).fill(path))),
  );
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(8).fill("too_many_requests"));
  expect(await Image.count({ where: { ownerId: id } })).toBe(10);

  const over = (await upload<ErrorBody>(form(), id)).body;
  expect(over).toMatchObject({ code: "too_many_requests" });
  expect(over.retryAfter).toBeGreaterThan(3500);
  expect(over.retryAfter).toBeLessThanOrEqual(3600);
  // What is left fits in, and others have their own hour.
  expect((await upload(photoForm([jpeg, jpeg]), id)).status).toBe(201);
  expect((await upload(photoForm([jpeg]), id)).status).toBe(429);
  expect((await upload(form(), other.id)).status).toBe(201);

  // What was refused for its content doesn't count, and an hour later there is room again.
  expect((await upload(photoForm([Buffer.from("x")]), other.id)).status).toBe(415);
  await Image.update({ createdAt: new Date(Date.now() - 3_601_000) }, { where: { ownerId: id } });
  expect((await upload(form(), id)).status).toBe(201);
});

test("one key sends the same photos once, and is refused for others", async () => {
  const { id } = await buildUser();
  const headers = { "Idempotency-Key": "photos-1" };
  const send = (files: Buffer[]) =>
    api.ask<UploadedImage[]>("/api/images", { as: id, body: photoForm(files), headers });
  const first = await send([jpeg]);
  expect(first.status).toBe(201);
  expect((await send([jpeg])).body).toEqual(first.body);
  expect((await send([await plainJpeg(30, 30)])).status).toBe(409);
  expect(await Image.count({ where: { ownerId: id } })).toBe(1);
});

test("a disk that can't be written to leaves neither rows nor files", async () => {
  const { id } = await buildUser();
  const before = await filesIn(uploads);
  await rm(unfinishedFolder, { recursive: true, force: true });
  await writeFile(unfinishedFolder, "no folder");
  const { status, body } = await upload<ErrorBody>(photoForm([jpeg, jpeg]), id);
  await rm(unfinishedFolder);
  expect([status, body.code]).toEqual([500, "internal"]);
  expect(await filesIn(uploads)).toEqual(before);
  expect(await Image.count({ where: { ownerId: id } })).toBe(0);
});

test("what a process that was killed left behind goes an hour later", async () => {
  const old = new Date(Date.now() - 3_700_000);
  const [dead, alive] = [join(incomingFolder, "dead"), join(incomingFolder, "alive")];
  await Promise.all([dead, alive, unfinishedFolder].map((folder) => mkdir(folder, { recursive: true })));
  await writeFile(join(dead, "0"), jpeg);
  await writeFile(join(unfinishedFolder, "half"), jpeg);
  await utimes(dead, old, old);
  await utimes(join(unfinishedFolder, "half"), old, old);
  expect(await sweepLeftovers()).toBe(2);
  expect([await readdir(incomingFolder), await readdir(unfinishedFolder)]).toEqual([["alive"], []]);
  await rm(alive, { recursive: true });
});
