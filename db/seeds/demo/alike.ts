import { drawGrey } from "./drawPhoto.ts";
import type { DemoListing } from "./market/listings.ts";

const SIDE = 32;
const WAVES = 8;
const cosines = Array.from({ length: WAVES }, (_, wave) =>
  Array.from({ length: SIDE }, (__, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * SIDE))),
);

/** The perceptual hash of a photo: which of its 64 slowest waves are stronger than the middle one. */
export async function fingerprint(name: string): Promise<boolean[]> {
  const grey = await drawGrey(name, SIDE);
  const wave = (u: number, v: number) => {
    let sum = 0;
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        sum += (grey[y * SIDE + x] ?? 0) * (cosines[u]?.[x] ?? 0) * (cosines[v]?.[y] ?? 0);
      }
    }
    return sum;
  };
  const waves = cosines.flatMap((_, u) => cosines.map((__, v) => wave(u, v)));
  const middle = [...waves].sort((a, b) => a - b)[waves.length / 2] ?? 0;
  return waves.map((strength) => strength > middle);
}

/** In how many of 64 waves two photos differ. */
export const distance = (a: boolean[], b: boolean[]) => a.filter((bit, at) => bit !== b[at]).length;

/**
 * Photos nearer than this look like the same photo to somebody who scrolls past. Of the pairs at 8 that were looked at,
 * some were a kettle and a fridge; all nearer ones were one thing in one stance.
 */
export const NEAR = 8;

/** What a list shows first. */
const SCREENS = 60;

/** The covers that each list of the market begins with, newest and cheapest first, and each listing's own photos. */
export function photoLists(listings: readonly DemoListing[]): Map<string, string[]> {
  const active = listings.filter(({ status, photos }) => status === "active" && photos.length > 0);
  const lists = new Map<string, string[]>();
  for (const category of ["home", ...new Set(active.flatMap(({ path }) => path))]) {
    const inside = active.filter(({ path }) => category === "home" || path.includes(category));
    const orders: Record<string, (a: DemoListing, b: DemoListing) => number> = {
      newest: (a, b) => Number(b.approvedAt) - Number(a.approvedAt),
      cheapest: (a, b) => a.price - b.price,
    };
    for (const [order, compare] of Object.entries(orders)) {
      const first = inside.sort(compare).slice(0, SCREENS);
      lists.set(
        `${category} ${order}`,
        first.map(({ photos }) => photos[0] ?? ""),
      );
    }
  }
  for (const { photos, name } of active) lists.set(name.ru, photos);
  return lists;
}

interface Pair {
  list: string;
  photos: [string, string];
  distance: number;
}

/** Pairs of a list's photos that look alike. Two of the same name are one photo shown twice. */
export async function nearPairs(list: string, names: readonly string[]): Promise<Pair[]> {
  const prints: boolean[][] = [];
  for (const name of names) prints.push(await known(name));
  return prints.flatMap((print, at) =>
    prints.slice(0, at).flatMap((other, place): Pair[] => {
      const apart = distance(print, other);
      return apart < NEAR ? [{ list, photos: [names[place] ?? "", names[at] ?? ""], distance: apart }] : [];
    }),
  );
}

const prints = new Map<string, Promise<boolean[]>>();

function known(name: string): Promise<boolean[]> {
  const print = prints.get(name) ?? fingerprint(name);
  prints.set(name, print);
  return print;
}
