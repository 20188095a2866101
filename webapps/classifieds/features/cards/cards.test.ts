import { expect, test } from "vitest";
import { changeCard } from "./cards.ts";

const card = (id: number, name = `n${id}`) => ({ id, name, isFavourite: false });
const feed = {
  pages: [
    { data: [card(1), card(2)], cursor: null },
    { data: [card(3)], cursor: undefined },
  ],
  pageParams: [{ skip: 0, cursor: undefined }],
};
const rename = (one: object) => ({ ...one, name: "new" });

test("a listing is changed wherever it stands, and only there", () => {
  const after = changeCard(feed, 2, rename) as typeof feed;
  expect(after.pages[0]).toEqual({ data: [card(1), card(2, "new")], cursor: null });
  expect(after.pages[1]).toBe(feed.pages[1]);
  expect(changeCard(feed, 99, rename)).toBe(feed);
  const other = [{ id: 2, name: "a category of the same number" }, null, "words", () => 1];
  expect(changeCard(other, 2, rename)).toBe(other);
  expect(changeCard({ data: [{ id: 8, product: card(2) }] }, 2, rename)).toEqual({
    data: [{ id: 8, product: card(2, "new") }],
  });
});

test("a listing is taken out of its list, which is left as it is otherwise", () => {
  const after = changeCard(feed, 2, () => undefined);
  expect(after).toEqual({ ...feed, pages: [{ data: [card(1)], cursor: null }, feed.pages[1]] });
});
