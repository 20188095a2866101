import { expect, test } from "vitest";
import { feedLayout } from "./feedLayout.ts";

interface Card {
  id: number;
  isPremium: boolean;
}

/** A small generator with a seed, so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function randomFeed(seed: number): Card[] {
  const random = randomOf(seed);
  const share = random();
  return Array.from({ length: Math.floor(random() * 40) }, (_, id) => ({ id, isPremium: random() < share }));
}

const feeds = Array.from({ length: 500 }, (_, seed) => randomFeed(seed + 1));
const ids = (cards: Card[], isPremium: boolean) =>
  cards.filter((card) => card.isPremium === isPremium).map(({ id }) => id);

test("a premium listing stands only after an even count of ordinary ones", () => {
  for (const feed of feeds) {
    let ordinary = 0;
    for (const card of feedLayout(feed, false)) {
      if (card.isPremium) expect(ordinary % 2).toBe(0);
      else ordinary += 1;
    }
  }
});

test("at the end of the feed nothing is lost and nothing repeated", () => {
  for (const feed of feeds) {
    const laid = feedLayout(feed, true).map(({ id }) => id);
    expect(laid.toSorted((a, b) => a - b)).toEqual(feed.map(({ id }) => id));
  }
});

test("ordinary listings keep their order, and so do premium ones", () => {
  for (const feed of feeds) {
    const laid = feedLayout(feed, true);
    expect(ids(laid, false)).toEqual(ids(feed, false));
    expect(ids(laid, true)).toEqual(ids(feed, true));
  }
});

test("another page never moves what is already on the screen", () => {
  for (const feed of feeds) {
    const half = feedLayout(feed.slice(0, Math.floor(feed.length / 2)), false);
    expect(feedLayout(feed, true).slice(0, half.length)).toEqual(half);
  }
});

test("a premium listing after one ordinary listing waits for the next", () => {
  const [a, b, premium] = [
    { id: 1, isPremium: false },
    { id: 3, isPremium: false },
    { id: 2, isPremium: true },
  ];
  expect(feedLayout([a, premium, b], false)).toEqual([a, b, premium]);
  expect(feedLayout([a, premium], false)).toEqual([a]);
  expect(feedLayout([a, premium], true)).toEqual([a, premium]);
});
