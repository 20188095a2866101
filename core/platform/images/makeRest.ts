import { setTimeout as sleep } from "node:timers/promises";
import { Op } from "sequelize";
import { createFairShare } from "#db/fairShare.ts";
import { Image } from "#db/models/Image.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { localStorage } from "./localStorage.ts";
import { makePhoto } from "./makePhoto.ts";
import { squareOf } from "./storage.ts";

interface Options {
  /** In how many milliseconds it will be quiet, if nobody asks for anything until then; nothing or less when it is. */
  quietIn: () => number;
  signal: AbortSignal;
  /** A photo waits for quiet for this many milliseconds at most: on a busy market it must be made, too. */
  patience?: number;
  /** The part of the time that may go to what nobody has asked for. */
  share?: number;
}

/** Keys of all files that may have to be made, in an order of their own: two processes seldom make the same. */
async function promisedKeys(): Promise<string[]> {
  const made = ["demo", "shop"].map((folder) => ({ [Op.like]: `${localStorage.prefix}${folder}/%` }));
  const images = await Image.findAll({
    attributes: ["src"],
    where: { src: { [Op.or]: made }, isStored: true },
    raw: true,
  });
  const keys = images.map(({ src }) => src.slice(localStorage.prefix.length));
  return keys
    .flatMap((key) => [squareOf(key), key])
    .map((key) => ({ key, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ key }) => key);
}

async function waitForQuiet({ quietIn, signal, patience = 60_000 }: Options): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const wait = Math.min(quietIn(), until - performance.now());
    if (wait <= 0) return;
    await sleep(wait, undefined, { signal });
  }
}

/**
 * Makes what this market has promised and nobody has asked for yet, a photo at a time: when nobody wants anything else,
 * and for a tenth of the time at most. Begun again it goes on where it was; it never fails.
 */
export async function makeRest(options: Options): Promise<void> {
  const { signal, share = 0.1 } = options;
  const fair = createFairShare({ burst: 0, share });
  try {
    for (const key of await promisedKeys()) {
      if (await localStorage.read(key)) continue;
      await waitForQuiet(options);
      await sleep(fair.owed(), undefined, { signal });
      const startedAt = performance.now();
      await makePhoto(key);
      fair.note(performance.now() - startedAt);
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ error: describeError(error) }, "photos are made only when asked for");
  }
}
