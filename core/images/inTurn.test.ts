import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { config } from "#config";
import { drawPhoto } from "../../tests/photos.ts";
import { inTurn } from "./inTurn.ts";
import { localStorage } from "./localStorage.ts";
import { makeJpeg } from "./makeJpeg.ts";
import { processPhoto } from "./processPhoto.ts";

test("two work, the others wait for their turn in order, and one that fails gives its turn on", async () => {
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const works = [0, 1, 2, 3, 4].map((number) =>
    inTurn(() => {
      begun.push(number);
      return new Promise<number>((resolve, reject) => {
        ends[number] = (error) => (error ? reject(error) : resolve(number));
      });
    }),
  );
  const outcomes = Promise.allSettled(works);
  await expect.poll(() => begun).toEqual([0, 1]);
  ends[1]!(new Error("broken"));
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[0]!();
  ends[2]!();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4]);
  ends[3]!();
  ends[4]!();
  expect((await outcomes).map(({ status }) => status === "fulfilled")).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});

test("at most two photos are in work at once, those taken in and those made for Telegram together", async () => {
  const photo = drawPhoto(900, 700);
  const path = join(config.DATA_DIR, "one.jpg");
  await writeFile(path, await photo.clone().jpeg().toBuffer());
  const webp = await photo.clone().webp().toBuffer();
  const keys = Array.from({ length: 6 }, (_, number) => `ab/turn-${number}.webp`);
  for (const key of keys) await localStorage.put(key, webp);

  let most = 0;
  const look = () => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  };
  sharp.queue.on("change", look);
  const made = await Promise.all([...keys.map(() => processPhoto(path)), ...keys.map(makeJpeg)]);
  sharp.queue.off("change", look);
  expect(made.every(Boolean)).toBe(true);
  expect(most).toBe(2);
});
