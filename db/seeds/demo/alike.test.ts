import { expect, test } from "vitest";
import { nearPairs, photoLists } from "./alike.ts";
import { makeListings } from "./market/listings.ts";
import { shopPhotos } from "./shop/shots.ts";
import { leafTexts } from "./texts/leaves.ts";

const lists = photoLists(makeListings(new Date("2026-11-20T09:30:00Z")));
// All lists take a minute: npm run alike. These are those that people see first, and the worst of the kind.
const sample = ["home newest", "cars newest", "smartphones newest", "flats-sale cheapest", "sofas newest"];

test("no two photos of a screen look alike", async () => {
  for (const list of sample) expect(await nearPairs(list, lists.get(list) ?? []), list).toEqual([]);
  expect(await nearPairs("shop", shopPhotos.slice(0, 60))).toEqual([]);
}, 60_000);

test("the same photo twice, and a thing photographed twice from one place, would be found", async () => {
  const [photo = ""] = lists.get("cars newest") ?? [];
  expect(await nearPairs("", [photo, photo])).toHaveLength(1);
  expect(await nearPairs("", [photo, photo.replace(/-[a-z]+-(?=\d+$)/, "-orange-")])).toHaveLength(1);
});

test("the name decides what the photos show, not chance; but for flats, of which any room may come first", () => {
  for (const { link, drawings } of leafTexts) {
    if (!link.startsWith("flats-")) expect(drawings, link).toHaveLength(1);
  }
});
