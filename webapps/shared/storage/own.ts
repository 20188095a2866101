import { ownerOf } from "../client/tokenClaims.ts";
import { readAccessToken } from "../client/tokens.ts";
import { launchedBy } from "../telegram/launch.ts";
import { device, type Store, tab } from "./storage.ts";

/** A guest's things have their plain names. */
const GUEST = "";
/** What is nobody's: the tokens say themselves whose they are. */
const DEVICE_WIDE = new Set(["access-token", "refresh-token", "token-owner", "bozor-device"]);
let place: string | undefined;

/** Whose things these are: who launched the app, or is signed in outside of the messenger; guests have a place of their own. */
function findPlace(): string {
  const launch = launchedBy();
  if (launch) return launch.userId === undefined ? GUEST : `@tg${launch.userId}`;
  const owner = ownerOf(readAccessToken());
  return owner ? `@${owner}` : GUEST;
}

/** The name that something is kept by in the browser, as other tabs hear of it. */
export function ownKey(key: string): string {
  place ??= findPlace();
  return key + place;
}

const ownOf = (store: Store): Omit<Store, "keys"> => ({
  get: (key) => store.get(ownKey(key)),
  set: (key, value) => store.set(ownKey(key), value),
});

/** What one person keeps on this device. */
export const own = ownOf(device);
/** What one person keeps in this tab. */
export const ownTab = ownOf(tab);

/** Whoever signs in outside of the messenger takes along what they have kept as a guest, unless they have kept other things. */
export function moveIn(userId: number) {
  if (launchedBy()) return;
  place = `@${userId}`;
  for (const key of device.keys().filter((name) => !name.includes("@") && !DEVICE_WIDE.has(name))) {
    if (device.get(ownKey(key)) === null) device.set(ownKey(key), device.get(key));
    device.set(key, null);
  }
}
