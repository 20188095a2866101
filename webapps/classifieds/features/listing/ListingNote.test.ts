import { expect, test } from "vitest";
import { noteOf } from "./ListingNote.tsx";

test("that a listing is on moderation is told to its owner only", () => {
  expect(noteOf({ status: "pending", isOwner: true })?.title).toBe("listing.moderation");
  expect(noteOf({ status: "pending", isOwner: false })).toBeUndefined();
});

test("everybody is told that a listing isn't active any more, and nothing of an active one", () => {
  expect(noteOf({ status: "closed", isOwner: false })).toMatchObject({
    title: "listing.notActive",
    hint: "listing.notActiveHint",
  });
  expect(noteOf({ status: "expired", isOwner: true })).toMatchObject({
    title: "listing.notActive",
    hint: "listing.ownExpiredHint",
  });
  expect(noteOf({ status: "active", isOwner: true })).toBeUndefined();
});

test("others are told that it is kept for somebody, and whom it is kept for that it is theirs", () => {
  const reserved = { status: "active", isReserved: true } as const;
  expect(noteOf({ ...reserved, isOwner: false })?.hint).toBe("listing.reservedHint");
  expect(noteOf({ ...reserved, isOwner: false, isReservedForMe: true })?.title).toBe("listing.reservedForMe");
  expect(noteOf({ ...reserved, isOwner: true })).toBeUndefined();
});
