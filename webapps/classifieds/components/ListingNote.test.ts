import { expect, test } from "vitest";
import { noteOf } from "./ListingNote.tsx";

test("moderation and rejection are told to the owner only", () => {
  expect(noteOf({ status: "pending", isOwner: true })?.title).toBe("listing.moderation");
  expect(noteOf({ status: "pending", isOwner: false })).toBeUndefined();
  expect(noteOf({ status: "rejected", isOwner: true })?.title).toBe("listing.rejected");
  expect(noteOf({ status: "rejected", isOwner: false })).toBeUndefined();
});

test("everybody is told that a listing isn't active any more, and nothing of an active one", () => {
  expect(noteOf({ status: "closed", isOwner: false })?.title).toBe("listing.notActive");
  expect(noteOf({ status: "expired", isOwner: true })?.title).toBe("listing.notActive");
  expect(noteOf({ status: "active", isOwner: true })).toBeUndefined();
});
