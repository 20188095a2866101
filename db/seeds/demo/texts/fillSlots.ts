import type { Random } from "../random.ts";

interface Filled {
  ru: string;
  uz: string;
  /** The value of each slot, in Russian. */
  values: string[];
  /** Where each slot fell in its range or list, from 0 to 1. */
  places: number[];
  /** Where in its range the marked slot fell, from 0 to 1. */
  quality?: number;
}

const SLOT = /\{([^{}]+)\}/g;
const RANGE = /^(\d+)-(\d+)(\^?)$/;

/**
 * Fills the slots of a text in both languages alike: `{2016-2024}` a number, `{red/blue}` one of the words.
 * The n-th slot of one language is the n-th of the other.
 */
export function fillSlots(ru: string, uz: string, random: Random): Filled {
  const places: number[] = [];
  const values: string[] = [];
  let quality: number | undefined;
  const fill = (text: string, isFirst: boolean) => {
    let slot = 0;
    return text.replace(SLOT, (_, body: string) => {
      const at = slot++;
      const place = isFirst ? random.next() : (places[at] ?? 0);
      if (isFirst) places.push(place);
      const [, least, most, mark] = RANGE.exec(body) ?? [];
      const words = body.split("/");
      const value =
        least && most
          ? String(Number(least) + Math.floor(place * (Number(most) - Number(least) + 1)))
          : (words[Math.floor(place * words.length)] ?? "");
      if (isFirst) values.push(value);
      if (mark) quality = place;
      return value;
    });
  };
  return {
    ru: fill(ru, true),
    uz: fill(uz, false),
    values,
    places,
    ...(quality === undefined ? {} : { quality }),
  };
}
