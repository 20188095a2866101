import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { ErrorBody } from "#contract/errors.ts";
import type { UploadedImage } from "#contract/images.ts";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { makeAccessToken } from "#core/people/auth/accessTokens.ts";
import { incomingFolder } from "#core/platform/images/folders.ts";
import { Image } from "#db/models/Image.ts";
import { buildUser } from "../../tests/factories.ts";
import { photoForm, plainJpeg } from "../../tests/photos.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

const PER_HOUR = 12;
let api: TestApi;
let jpeg: Buffer;
beforeAll(async () => {
  await setFlag("PHOTOS_PER_HOUR", PER_HOUR);
  api = await startTestApi();
  jpeg = await plainJpeg();
});

/** A folder for each upload, its files by numbers. */
const namesIn = async (folder: string) => (existsSync(folder) ? await readdir(folder) : []);
const receivedFiles = () =>
  expect.poll(async () => {
    const folders = await namesIn(incomingFolder);
    return (await Promise.all(folders.map((folder) => namesIn(join(incomingFolder, folder))))).flat();
  });
const sizeOfIncoming = async () => {
  const [folder = ""] = await namesIn(incomingFolder);
  return (await stat(join(incomingFolder, folder, "0"))).size;
};
afterEach(() => receivedFiles().toEqual([]));

const upload = (as: number) => api.ask("/api/images", { body: photoForm([jpeg]), as });

/** Begins an upload and goes on only when told to. */
async function beginUpload(userId: number, headers: Record<string, string> = {}) {
  const asked = request(`${api.url}/api/images`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${await makeAccessToken(userId, new Date())}`,
      "Content-Type": "multipart/form-data; boundary=b",
      ...headers,
    },
  });
  asked.on("error", () => {});
  const answered = new Promise<{ status: number | undefined; body: ErrorBody }>((resolve) => {
    asked.on("response", async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, body: JSON.parse(text) as ErrorBody });
    });
  });
  const closed = new Promise<void>((resolve) => asked.on("socket", (socket) => socket.on("close", resolve)));
  asked.write('--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n');
  asked.write(jpeg);
  return { asked, answered, closed, finish: () => asked.end("\r\n--b--\r\n") };
}
test("a visitor who leaves in the middle leaves nothing behind", async () => {
  const { id } = await buildUser();
  const { asked } = await beginUpload(id);
  await receivedFiles().toEqual(["0"]);
  asked.destroy();
  await expect.poll(() => namesIn(incomingFolder)).toEqual([]);
  expect(await Image.count({ where: { ownerId: id } })).toBe(0);
});

test("a person has two uploads at once: a third is told to come later, and may when one has ended", async () => {
  const { id } = await buildUser();
  const [one, two] = [await beginUpload(id), await beginUpload(id)];
  await receivedFiles().toHaveLength(2);
  const third = await beginUpload(id);
  expect(await third.answered).toMatchObject({
    status: 429,
    body: { code: "too_many_requests", retryAfter: 5 },
  });
  // Nothing of it was kept, and others have places of their own.
  expect(await namesIn(incomingFolder)).toHaveLength(2);
  expect((await upload((await buildUser()).id)).status).toBe(201);

  one.finish();
  expect((await one.answered).status).toBe(201);
  two.asked.destroy();
  await expect.poll(() => namesIn(incomingFolder)).toEqual([]);
  const both = await Promise.all([upload(id), upload(id)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  third.asked.destroy();
});

describe("of an upload that crawls", () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
  const tooSlow = { status: 400, body: { code: "invalid_input", fields: { body: "too_slow" } } };

  test("no more is waited for after thirty seconds without a byte", async () => {
    const { id } = await buildUser();
    const { asked, answered, closed } = await beginUpload(id);
    await receivedFiles().toEqual(["0"]);
    vi.advanceTimersByTime(29_000);
    asked.write("more");
    await expect.poll(() => sizeOfIncoming()).toBe(jpeg.length + 4);
    vi.advanceTimersByTime(29_000);
    expect(await namesIn(incomingFolder)).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(await answered).toMatchObject(tooSlow);
    await closed;
    await expect.poll(() => namesIn(incomingFolder)).toEqual([]);
  });

  test("the whole is given four minutes, however steadily it drips", async () => {
    const { id } = await buildUser();
    const { asked, answered, closed } = await beginUpload(id);
    await receivedFiles().toEqual(["0"]);
    for (let written = 1; written <= 11; written += 1) {
      vi.advanceTimersByTime(20_000);
      asked.write("1");
      await expect.poll(() => sizeOfIncoming()).toBe(jpeg.length + written);
    }
    vi.advanceTimersByTime(20_000);
    expect(await answered).toMatchObject(tooSlow);
    await closed;
    await expect.poll(() => namesIn(incomingFolder)).toEqual([]);
  });
});

test("whose hour is used up is refused before a byte is kept, but gets a kept answer again", async () => {
  const { id } = await buildUser();
  const headers = { "Idempotency-Key": "last-photos" };
  const form = photoForm([jpeg]);
  const last = await api.ask<UploadedImage[]>("/api/images", { as: id, body: form, headers });
  await Image.bulkCreate(
    Array.from({ length: PER_HOUR - 1 }, (_, at) => ({
      ownerId: id,
      src: `/images/${id}/${at}.webp`,
      width: 1,
      height: 1,
    })),
  );
  for (const more of [{}, { "Idempotency-Key": "new" }]) {
    // It is answered while its body is still awaited.
    const begun = await beginUpload(id, more);
    expect(await begun.answered).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(await namesIn(incomingFolder)).toEqual([]);
    begun.asked.destroy();
  }
  expect(await api.ask("/api/images", { as: id, body: form, headers })).toEqual(last);
});
