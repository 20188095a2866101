import { describe, expect, test } from "vitest";
import { feedLayout, inBlocks, midpointOf } from "./feedLayout.ts";

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

/** A feed as its pages arrive: from no premium listing to nothing else, whole pages and short ones, now and then an empty end. */
function randomPages(seed: number): Card[][] {
  const random = randomOf(seed);
  const share = Math.floor(random() * 5) / 4;
  const feed = Array.from({ length: Math.floor(random() * 60) }, (_, id) => ({
    id,
    isPremium: random() < share,
  }));
  const pages: Card[][] = [];
  while (feed.length > 0) pages.push(feed.splice(0, 1 + Math.floor(random() * 10)));
  return pages;
}

const feeds = Array.from({ length: 400 }, (_, seed) => randomPages(seed + 1));
const ids = (cards: readonly Card[], isPremium: boolean) =>
  cards.filter((card) => card.isPremium === isPremium).map(({ id }) => id);

/** The layouts on the screen after each page, and after the empty one that ends the feed. */
const stagesOf = (pages: Card[][]) => [
  ...pages.map((_, page) => feedLayout(pages.slice(0, page + 1).flat(), false)),
  feedLayout(pages.flat(), true),
];

describe("a feed of any listings in pages of any length", () => {
  test("a premium listing stands only after an even count of ordinary ones", () => {
    for (const pages of feeds) {
      for (const laid of stagesOf(pages).slice(0, -1)) {
        let ordinary = 0;
        for (const card of laid) {
          if (card.isPremium) expect(ordinary % 2).toBe(0);
          else ordinary += 1;
        }
      }
    }
  });

  test("only what the end brings may stand after an odd count, and it comes last", () => {
    for (const pages of feeds) {
      const stages = stagesOf(pages);
      const shown = stages.at(-2)?.length ?? 0;
      const atEnd = stages.at(-1) ?? [];
      expect(atEnd.slice(shown).every(({ isPremium }) => isPremium)).toBe(true);
    }
  });

  test("at the end nothing is lost and nothing doubled", () => {
    for (const pages of feeds) {
      const laid = feedLayout(pages.flat(), true).map(({ id }) => id);
      expect(laid.toSorted((a, b) => a - b)).toEqual(pages.flat().map(({ id }) => id));
    }
  });

  test("ordinary listings keep their order, and so do premium ones", () => {
    for (const pages of feeds) {
      const laid = feedLayout(pages.flat(), true);
      for (const isPremium of [false, true])
        expect(ids(laid, isPremium)).toEqual(ids(pages.flat(), isPremium));
    }
  });

  test("another page never moves what is already on the screen", () => {
    for (const pages of feeds) {
      const stages = stagesOf(pages);
      for (const [stage, laid] of stages.slice(0, -1).entries())
        expect(stages[stage + 1]?.slice(0, laid.length)).toEqual(laid);
    }
  });

  test("no more than the premium listings of one row wait at any time", () => {
    for (const pages of feeds) {
      for (const [page, laid] of stagesOf(pages).slice(0, -1).entries()) {
        const arrived = pages.slice(0, page + 1).flat();
        const waiting = arrived.filter((card) => !laid.includes(card));
        const afterLastOrdinary = arrived.length - 1 - arrived.findLastIndex(({ isPremium }) => !isPremium);
        expect(waiting.length).toBeLessThanOrEqual(afterLastOrdinary);
      }
    }
  });

  test("blocks hold every card in its order and whole rows, and only the last of them grows", () => {
    const placesOf = (block: Card[]) => block.reduce((sum, { isPremium }) => sum + (isPremium ? 2 : 1), 0);
    for (const pages of feeds) {
      const stages = stagesOf(pages).map((laid) => ({ laid, blocks: inBlocks(laid) }));
      for (const [stage, { laid, blocks }] of stages.entries()) {
        expect(blocks.flat()).toEqual(laid);
        const whole = blocks.slice(0, -1);
        for (const block of whole) expect(placesOf(block)).toBeGreaterThanOrEqual(6);
        if (stage < stages.length - 1) for (const block of whole) expect(placesOf(block) % 2).toBe(0);
        expect(stages[stage + 1]?.blocks.slice(0, whole.length) ?? whole).toEqual(whole);
      }
    }
  });

  test("the midpoint of a page is a card of it that is laid out, if there is one", () => {
    for (const pages of feeds) {
      for (const [stage, laid] of stagesOf(pages).slice(0, -1).entries()) {
        const page = pages[stage] ?? [];
        const middle = midpointOf(page, (card) => laid.includes(card));
        if (middle) expect([page.includes(middle), laid.includes(middle)]).toEqual([true, true]);
        else expect(page.some((card) => laid.includes(card))).toBe(false);
      }
    }
  });
});

const ordinary = (id: number) => ({ id, isPremium: false });
const premium = (id: number) => ({ id, isPremium: true });

test("a premium listing after one ordinary listing waits for the next", () => {
  const [a, b, wide] = [ordinary(1), ordinary(3), premium(2)];
  expect(feedLayout([a, wide, b], false)).toEqual([a, b, wide]);
  expect(feedLayout([a, wide], false)).toEqual([a]);
  expect(feedLayout([a, wide], true)).toEqual([a, wide]);
});

test("the midpoint is the middle listing, else the nearest after it, else before it", () => {
  const page = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(ordinary);
  const middle = (laid: number[]) => midpointOf(page, ({ id }) => laid.includes(id))?.id;
  expect(middle([1, 5, 6, 7])).toBe(6);
  expect(middle([1, 5, 8, 9])).toBe(8);
  expect(middle([1, 5])).toBe(5);
  expect(middle([])).toBeUndefined();
  expect(midpointOf([ordinary(1)], () => true)?.id).toBe(1);
});
