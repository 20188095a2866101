import { afterEach, expect, test, vi } from "vitest";
import { dropRatingDraft, emptyRating, keepRatingDraft, readRatingDraft } from "./ratingDraft.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("what was chosen and written outlasts the page, each order's its own, until it is sent", () => {
  keepRatingDraft(1, { stars: 4, features: { 5: 3 }, text: "Fine" });
  keepRatingDraft(2, { ...emptyRating, text: "Other" });
  expect(readRatingDraft(1)).toEqual({ stars: 4, features: { 5: 3 }, text: "Fine" });
  dropRatingDraft(1);
  expect(readRatingDraft(1)).toEqual(emptyRating);
  expect(readRatingDraft(2).text).toBe("Other");
});

test("the ten last written are kept, and what isn't a draft is none", () => {
  for (let id = 1; id <= 11; id += 1) keepRatingDraft(id, { ...emptyRating, stars: 5 });
  expect([readRatingDraft(1).stars, readRatingDraft(2).stars]).toEqual([0, 5]);
  localStorage.setItem("draft-ratings", '[{"orderId":2},null,7]');
  expect(readRatingDraft(2)).toEqual(emptyRating);
  localStorage.setItem("draft-ratings", "{");
  expect(readRatingDraft(2)).toEqual(emptyRating);
});

test("where the storage is closed, it lasts as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepRatingDraft(3, { ...emptyRating, text: "Kept" });
  expect(readRatingDraft(3).text).toBe("Kept");
  vi.restoreAllMocks();
  dropRatingDraft(3);
  expect(readRatingDraft(3).text).toBe("");
});
