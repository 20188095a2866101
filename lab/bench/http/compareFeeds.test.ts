import { expect, test } from "vitest";
import { writeCursor } from "#core/market/feed/feedCursor.ts";
import { compareFeeds, type Feed } from "./compareFeeds.ts";

const card = (id: number, isTopUp = false) => ({
  id,
  isTopUp,
  regionId: 3,
  createdAt: new Date((1_790_000_000 + id) * 1000).toISOString(),
});

/** A second page: the promoted ones take its places 2 and 6, of 90, 89, 88 and so on. */
function page(promoted: readonly number[], { slots = [1, 5], first = 90, shown = [7] } = {}): Feed {
  const data = Array.from({ length: 8 - promoted.length }, (_, index) => card(first - index));
  const last = data.at(-1)?.id ?? 0;
  for (const [index, id] of promoted.entries()) data.splice(slots[index] ?? 0, 0, card(id, true));
  const position = { rankAt: 1_790_000_000 + last, id: last, depth: undefined, phase: 2 };
  return { data, cursor: writeCursor({ ...position, promoted: [...shown, ...promoted] }), widened: null };
}

const cursor = writeCursor({
  rankAt: 1_790_000_091,
  id: 91,
  depth: undefined,
  phase: 2,
  promoted: [7],
});
const asked = new URLSearchParams({ regionId: "3", take: "8", cursor });
const compare = (own: Feed, other: Feed, query = asked) => compareFeeds(own, other, query);

test("which listings are promoted is free, and nothing else", () => {
  expect(compare(page([20, 10]), page([11, 30]))).toEqual({ wrong: undefined, promoted: 2 });
  expect(compare(page([20, 10]), page([11])).wrong).toBe("cards in their turn");
  expect(compare(page([20, 10]), page([20, 10], { slots: [1, 6] })).wrong).toBe("cards in their turn");
  expect(compare(page([20, 10]), page([20, 10], { first: 89 })).wrong).toBe("cards in their turn");
});

test("a promoted card must run, lie in the place, come after the page, and be shown once", () => {
  const right = page([11, 30]);
  const spoilt = page([20, 10]);
  Object.assign(spoilt.data[1] ?? {}, { isTopUp: false });
  for (const wrong of [spoilt, page([7, 10]), page([87, 10])]) {
    expect(compare(wrong, right).wrong).toMatch(/^a promoted card/);
    expect(compare(right, wrong).wrong).toMatch(/^a promoted card/);
  }
  const elsewhere = new URLSearchParams({ ...Object.fromEntries(asked), regionId: "4" });
  expect(compare(right, right, elsewhere).wrong).toMatch(/^a promoted card/);
  expect(compare(page([10, 10]), right).wrong).toBe("a card that is shown twice");
  const unseen = { ...right, cursor: page([11, 30, 12]).cursor };
  expect(compare(unseen, right).wrong).toBe("the number of promoted cards");
});
