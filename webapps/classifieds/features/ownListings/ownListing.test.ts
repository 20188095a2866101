import { expect, test } from "vitest";
import type { OwnListing } from "#contract/ownListings.ts";
import {
  actionsOf,
  daysLeft,
  isPublic,
  isSeen,
  notesOf,
  pageNotesOf,
  readOwnPlace,
  writeOwnPlace,
} from "./ownListing.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const active = {
  status: "active",
  expiresAt: "2026-12-03T12:00:00Z",
  revisionStatus: null,
  rejectReason: null,
  rejectNote: null,
  closeReason: null,
} as OwnListing;

test("an address names a tab and a page, and nonsense is the first page of the active ones", () => {
  expect(readOwnPlace(new URLSearchParams("tab=rejected&page=3"))).toEqual({ tab: "rejected", page: 3 });
  for (const nonsense of ["", "tab=sold&page=0", "tab=&page=-1", "page=1e3"]) {
    expect(readOwnPlace(new URLSearchParams(nonsense))).toEqual({ tab: "active", page: 1 });
  }
});

test("an address is written as short as it is read", () => {
  expect(writeOwnPlace("active")).toBe("");
  expect(writeOwnPlace("active", 2)).toBe("?page=2");
  const address = new URLSearchParams(writeOwnPlace("archive", 4));
  expect(readOwnPlace(address)).toEqual({ tab: "archive", page: 4 });
});

test("a day begun counts whole, and what is over has none left", () => {
  expect(daysLeft("2026-11-21T12:00:01Z", NOW)).toBe(1);
  expect(daysLeft("2026-11-23T12:00:00Z", NOW)).toBe(2);
  expect(daysLeft("2026-11-20T12:00:00Z", NOW)).toBe(0);
});

test("the end of a listing is a warning from three days before it", () => {
  expect(notesOf(active, NOW)).toEqual([{ kind: "life", days: 12 }]);
  const soon = { ...active, expiresAt: "2026-11-24T12:00:00Z" };
  expect(notesOf(soon, NOW)).toEqual([{ kind: "expiring", days: 3 }]);
  expect(notesOf({ ...active, expiresAt: "2026-11-24T12:00:01Z" }, NOW)).toEqual([{ kind: "life", days: 4 }]);
});

test("a listing's page warns of its end no earlier than the list does", () => {
  expect(pageNotesOf(active, NOW)).toEqual([]);
  const soon = { ...active, expiresAt: "2026-11-24T12:00:00Z" };
  expect(pageNotesOf(soon, NOW)).toEqual([{ kind: "expiring", days: 3 }]);
  expect(pageNotesOf({ ...active, status: "pending" }, NOW)).toEqual([]);
  expect(pageNotesOf({ ...active, status: "removed" }, NOW)[0]?.kind).toBe("removed");
});

test("a change that waits or was refused is told before the days left", () => {
  expect(notesOf({ ...active, revisionStatus: "pending" }, NOW)[0]).toEqual({ kind: "revision" });
  const refused = {
    ...active,
    revisionStatus: "rejected",
    rejectReason: "photo",
    rejectNote: "Темно",
  } as const;
  expect(notesOf(refused, NOW)[0]).toEqual({ kind: "revisionRejected", reason: "photo", note: "Темно" });
});

test("a refused or removed listing carries its reason, a closed one its own", () => {
  const refused = { ...active, status: "rejected", rejectReason: "spam", rejectNote: null } as const;
  expect(notesOf(refused, NOW)).toEqual([{ kind: "rejected", reason: "spam", note: null }]);
  expect(notesOf({ ...refused, status: "removed" }, NOW)[0]?.kind).toBe("removed");
  const closed = { ...active, status: "closed", closeReason: "SoldHere" } as const;
  expect(notesOf(closed, NOW)).toEqual([{ kind: "closed", reason: "SoldHere" }]);
});

test("a removed listing can only be looked at, and only one on sale renewed and shared", () => {
  expect(actionsOf({ status: "removed" })).toEqual(["open"]);
  expect(actionsOf({ status: "active" })).toEqual(expect.arrayContaining(["renew", "share", "close"]));
  for (const status of ["pending", "rejected", "closed", "expired"] as const) {
    expect(actionsOf({ status })).not.toContain("renew");
    expect(actionsOf({ status })).not.toContain("share");
  }
  expect(actionsOf({ status: "expired" })).toContain("reopen");
});

test("where it is for sale, what is on sale can be promoted, and what was seen tells what that brought", () => {
  expect(actionsOf({ status: "active" }, { isPaid: true })).toEqual(
    expect.arrayContaining(["promote", "receipt"]),
  );
  expect(actionsOf({ status: "active" }, { isRunning: true })).toContain("receipt");
  expect(actionsOf({ status: "active" }, { isRunning: true })).not.toContain("promote");
  expect(actionsOf({ status: "removed" }, { isPaid: true })).toEqual(["open", "receipt"]);
  for (const status of ["pending", "rejected", "draft"] as const)
    expect(actionsOf({ status }, { isPaid: true })).toEqual(actionsOf({ status }));
});

test("a link is worth sharing where others can open the page", () => {
  for (const status of ["active", "closed", "expired"] as const) expect(isPublic({ status })).toBe(true);
  for (const status of ["draft", "pending", "rejected", "removed"] as const) {
    expect(isPublic({ status })).toBe(false);
  }
});

test("figures are told of what buyers have seen", () => {
  expect(isSeen({ status: "active" })).toBe(true);
  expect(isSeen({ status: "expired" })).toBe(true);
  expect(isSeen({ status: "pending" })).toBe(false);
});

test("what is kept for a buyer says till when, and can be freed or kept longer", () => {
  const until = "2026-11-23T12:00:00Z";
  expect(notesOf({ ...active, reservedUntil: until }, NOW)[0]).toEqual({ kind: "reserved", until });
  expect(actionsOf({ status: "active" })).toContain("reserve");
  expect(actionsOf({ status: "active" })).not.toContain("release");
  expect(actionsOf({ status: "active", isReserved: true })).toEqual(
    expect.arrayContaining(["reserve", "release"]),
  );
  expect(actionsOf({ status: "closed" })).not.toContain("reserve");
});
