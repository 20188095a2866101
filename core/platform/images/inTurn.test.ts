import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { config } from "#config";
import { drawPhoto } from "../../../tests/photos.ts";
import { inTurn } from "./inTurn.ts";
import { localStorage } from "./localStorage.ts";
import { makeJpeg } from "./makeJpeg.ts";
import { processPhoto } from "./processPhoto.ts";

const turns = { taken: 0, now: 0, most: 0 };

// Counted from inside, as sharp's own counters run a little behind.
vi.mock(import("./inTurn.ts"), async (original) => {
  const { inTurn: real } = await original();
  return {
    inTurn: (work) => {
      turns.taken += 1;
      return real(async () => {
        turns.now += 1;
        turns.most = Math.max(turns.most, turns.now);
        return work().finally(() => {
          turns.now -= 1;
        });
      });
    },
  };
});

beforeEach(() => void Object.assign(turns, { taken: 0, now: 0, most: 0 }));

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

  const made = await Promise.all([...keys.map(() => processPhoto(path)), ...keys.map(makeJpeg)]);
  expect(made.every(Boolean)).toBe(true);
  expect(turns).toEqual({ taken: 12, now: 0, most: 2 });
});
