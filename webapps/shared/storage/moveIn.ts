import { launchedBy } from "../telegram/launch.ts";
import { joinRules } from "./joinRules.ts";
import { findPlace, GUEST, settle } from "./own.ts";
import { type OwnList, ownLists, ownMarks, ownThings } from "./ownNames.ts";
import { device } from "./storage.ts";

function entriesOf(text: string | null): unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** A guest's list and the person's as one: what a guest has kept is the newer, as the person was away meanwhile. */
function joinLists(name: OwnList, guests: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const { nameOf, join } = joinRules[name];
  const joined = new Map<string | number, unknown>();
  for (const entry of [...guests, ...theirs]) {
    const same = nameOf(entry);
    if (same === undefined) continue;
    const newer = joined.get(same);
    if (newer === undefined) joined.set(same, entry);
    else if (join) joined.set(same, join(newer as Record<string, unknown>, entry as Record<string, unknown>));
  }
  return [...joined.values()].slice(0, ownLists[name]);
}

/**
 * A person who has signed in outside of the messenger takes along what they have kept as a guest: lists join the person's own,
 * and of what one has only once, the person's stays. Called when their tokens are kept.
 */
export function moveIn() {
  const place = findPlace();
  if (!launchedBy() && place !== GUEST) {
    for (const name of Object.keys(ownLists) as OwnList[]) {
      const guests = device.get(name);
      if (guests === null) continue;
      const joined = joinLists(name, entriesOf(guests), entriesOf(device.get(name + place)));
      device.set(name + place, JSON.stringify(joined));
      device.set(name, null);
    }
    for (const name of [...ownThings, ...ownMarks]) {
      const isFree = device.get(name + place) === null;
      const isMark = (ownMarks as readonly string[]).includes(name);
      if (isFree && device.get(name) !== null) device.set(name + place, device.get(name));
      if (isFree || isMark) device.set(name, null);
    }
  }
  settle();
}
