import { ownerOf } from "../client/tokenClaims.ts";
import { readAccessToken, readTokenOwner } from "../client/tokens.ts";
import { launchedBy } from "../telegram/launch.ts";
import type { OwnName, OwnTabName } from "./ownNames.ts";
import { device, type Store, tab } from "./storage.ts";

/** A guest's things have their plain names. */
export const GUEST = "";
let place: string | undefined;
const rereads = new Set<() => void>();

/**
 * The owner of what is kept: the person who launched the app, or is signed in outside of the messenger; guests have a place
 * of their own. A plain tab that a launch has signed in is the same person's, by the messenger's id.
 */
export function findPlace(): string {
  const launch = launchedBy();
  if (launch) return launch.userId === undefined ? GUEST : `@tg${launch.userId}`;
  const owner = ownerOf(readAccessToken());
  const launcher = readTokenOwner();
  if (owner && launcher) return `@tg${launcher}`;
  return owner ? `@${owner}` : GUEST;
}

/** The name that something is kept by in the browser, as other tabs hear of it. */
export function ownKey(key: OwnName | OwnTabName): string {
  place ??= findPlace();
  return key + place;
}

/** Calls `reread` whenever another person's things are at hand, for what was read of the last one's. */
export function whenMoved(reread: () => void) {
  rereads.add(reread);
}

/** Finds again whose things are at hand, after other tokens were kept or dropped. */
export function settle() {
  const before = place ?? GUEST;
  place = findPlace();
  if (place !== before) for (const reread of rereads) reread();
}

interface Own<Name extends string> {
  get: (key: Name) => string | null;
  /** Keeps a value, or with null forgets it; false where it lasts only as long as the page. */
  set: (key: Name, value: string | null) => boolean;
}

const ownOf = <Name extends OwnName | OwnTabName>(store: Store): Own<Name> => ({
  get: (key) => store.get(ownKey(key)),
  set: (key, value) => store.set(ownKey(key), value),
});

/** Things that one person keeps on this device. */
export const own = ownOf<OwnName>(device);
/** Things that one person keeps in this tab. */
export const ownTab = ownOf<OwnTabName>(tab);
