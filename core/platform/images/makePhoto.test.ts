import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { thumbHashToAverageRGBA } from "thumbhash";
import { beforeAll, expect, test, vi } from "vitest";
import { Image } from "#db/models/Image.ts";
import { drawPhoto } from "#db/seeds/demo/drawPhoto.ts";
import { demoPhotos } from "#db/seeds/demo/photos.ts";
import { shopPhotos } from "#db/seeds/demo/shop/shots.ts";
import { buildUser } from "../../../tests/factories.ts";
import { unfinishedFolder, uploadsFolder } from "./folders.ts";
import { makePhoto } from "./makePhoto.ts";
import { makeRest } from "./makeRest.ts";
import { readPhoto } from "./storage.ts";

let ownerId: number;
beforeAll(async () => {
  ownerId = (await buildUser()).id;
});

const promise = (photo: string, isStored = true) =>
  Image.create({ ownerId, src: `/images/${photo}.webp`, width: 1280, height: 960, isStored });
const fileOf = (key: string) => join(uploadsFolder, key);

test("a thumbhash, told without drawing, is about as bright as what is drawn", async () => {
  const sample = demoPhotos(shopPhotos.filter((_, place) => place % 8 === 0));
  const offs: number[] = [];
  for (const { name, thumbhash } of sample) {
    const { channels } = await sharp((await drawPhoto(name, "square")) ?? Buffer.alloc(0)).stats();
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbhash, "base64"));
    offs.push(...[r, g, b].map((share, at) => Math.abs(share * 255 - (channels[at]?.mean ?? 0))));
  }
  expect(offs.reduce((sum, off) => sum + off, 0) / offs.length).toBeLessThan(30);
});

test("a promised photo is drawn when it is asked for, whole or its square alone, and is the same ever after", async () => {
  await promise("demo/sedan-red-1");
  const square = await readPhoto("demo/sedan-red-1-480.webp");
  expect(await sharp(square).metadata()).toMatchObject({ format: "webp", width: 480, height: 480 });
  expect(await readdir(join(uploadsFolder, "demo"))).toEqual(["sedan-red-1-480.webp"]);

  const full = await readPhoto("demo/sedan-red-1.webp");
  expect(await sharp(full).metadata()).toMatchObject({ format: "webp", width: 1280, height: 960 });
  expect(await readFile(fileOf("demo/sedan-red-1.webp"))).toEqual(full);
  expect(await readPhoto("demo/sedan-red-1.webp")).toEqual(full);
  expect(await readdir(unfinishedFolder)).toEqual([]);
});

test("whoever asks at once gets what is drawn once; another process draws the same", async () => {
  await promise("demo/sedan-red-2");
  const key = "demo/sedan-red-2.webp";
  const [first, ...others] = await Promise.all([makePhoto(key), makePhoto(key), readPhoto(key)]);
  expect(first?.length).toBeGreaterThan(1000);
  for (const other of others) expect(other).toBe(first);
  const { ino } = await stat(fileOf(key));
  expect(await makePhoto(key)).toEqual(first);
  expect((await stat(fileOf(key))).ino).toBe(ino);

  vi.resetModules();
  const { drawPhoto } = await import("#db/seeds/demo/drawPhoto.ts");
  expect(await drawPhoto("sedan-red-2", "full")).toEqual(first);
});

test("what no row promises isn't drawn, nor what was swept or nobody has drawn", async () => {
  await promise("demo/sedan-red-3", false);
  await promise("demo/no-such-thing-1");
  const keys = [
    "demo/sedan-red-3.webp",
    "demo/no-such-thing-1.webp",
    "demo/sedan-blue-1.webp",
    "ab/sedan-red-1.webp",
  ];
  for (const key of keys) expect(await makePhoto(key), key).toBeUndefined();
  expect(
    (await readdir(join(uploadsFolder, "demo"))).filter((name) => !name.startsWith("sedan-red")),
  ).toEqual([]);
});

test("the rest is made behind, only while it is quiet, until it is told to stop, and then from there", async () => {
  const names = shopPhotos.slice(0, 3);
  for (const name of names) await promise(`shop/${name}`);
  const made = async () => (await readdir(join(uploadsFolder, "shop")).catch(() => [])).sort();

  const stopping = new AbortController();
  let looks = 0;
  const quietIn = () => {
    looks += 1;
    // Somebody asks for something twice, and the process is stopped before the third photo.
    if (looks === 5) stopping.abort();
    return looks <= 2 || looks === 5 ? 5 : 0;
  };
  await makeRest({ quietIn, signal: stopping.signal, share: 1 });
  expect(looks).toBe(5);
  const before = await made();
  expect(before.length).toBeLessThan(6);

  await makeRest({ quietIn: () => 0, signal: new AbortController().signal, share: 1 });
  expect(await made()).toEqual(names.flatMap((name) => [`${name}.webp`, `${name}-480.webp`]).sort());
  expect(await made()).toEqual(expect.arrayContaining(before));
});

test("the rest doesn't wait for quiet without end", async () => {
  await promise("demo/sedan-blue-2");
  const signal = new AbortController().signal;
  await makeRest({ quietIn: () => 3000, patience: 20, signal, share: 1 });
  expect(await readdir(join(uploadsFolder, "demo"))).toContain("sedan-blue-2-480.webp");
});
