import { accountParts } from "./accountParts.ts";
import { activityParts } from "./activityParts.ts";
import type { Part } from "./part.ts";

/** The parts of the copy, in the order that it has them. */
const order = [
  "profile",
  "delivery",
  "draft",
  "listings",
  "favourites",
  "savedSearches",
  "contacts",
  "messages",
  "offers",
  "reports",
  "blocks",
  "favouriteProducts",
  "wantedProducts",
  "seenProducts",
  "orders",
  "groups",
  "reviews",
  "payments",
  "coins",
  "referralMoney",
  "referralRewards",
  "referralPayouts",
  "muted",
  "searches",
  "events",
] as const;

type Parts = Record<(typeof order)[number], Part>;
const own = { ...accountParts, ...activityParts };

let registered: Readonly<Record<string, Part>> | undefined;

/**
 * Registers the parts of the copy that other wings hold, and the balances (SQL) in the profile of `u`, once, before anybody
 * gets a copy.
 * @throws when nobody holds a part, or one has no place in the order: the process then doesn't start.
 */
export function registerParts(
  ofWings: Omit<Parts, keyof typeof own>,
  balances: Record<"coins" | "referralPaise", string>,
): void {
  const profile = { ...own.profile, keys: { ...own.profile.keys, ...balances } };
  const all: Parts = { ...own, ...ofWings, profile };
  const missing = order.filter((name) => !(name in all));
  if (missing.length > 0) throw new Error(`Nobody copies ${missing.join(", ")}`);
  const placeless = Object.keys(all).filter((name) => !order.some((one) => one === name));
  if (placeless.length > 0) throw new Error(`The copy has no place for ${placeless.join(", ")}`);
  registered = Object.fromEntries(order.map((name) => [name, all[name]]));
}

/**
 * All parts of the copy of a person's data, in order.
 * @throws when none were registered.
 */
export function exportParts(): Readonly<Record<string, Part>> {
  if (!registered) throw new Error("It was never said what is copied of a person");
  return registered;
}
