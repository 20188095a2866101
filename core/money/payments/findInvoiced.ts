import { isDeepStrictEqual } from "node:util";
import { Op } from "sequelize";
import type { BoughtOffer } from "#contract/promotions.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { paidElsewhere } from "./paidElsewhere.ts";

/** An order that is about to run out isn't opened again: so many minutes it must have. */
const MINUTES_LEFT = 10;

interface Wanted {
  userId: number;
  /** In Stars; null of whoever pays in another way. */
  stars: number | null;
  coins: number;
  listingId?: number;
  offers?: BoughtOffer[];
  packId?: number;
}

/**
 * The order in Stars that a person has for just what they want now, at the same price, and that can still be paid. Its
 * invoice may be open, or paid without our knowing: a second order could be paid as well.
 */
export async function findInvoiced({ offers, ...wanted }: Wanted): Promise<Transaction | undefined> {
  if (wanted.stars === null) return undefined;
  const expiresAt = { [Op.gt]: new Date(Date.now() + MINUTES_LEFT * 60_000) };
  const where = { ...wanted, method: "stars" as const, status: "Created" as const, expiresAt };
  for (const open of await Transaction.findAll({ where, order: [["id", "desc"]] })) {
    const isSame = isDeepStrictEqual(open.offers ?? undefined, offers);
    if (isSame && (await paidElsewhere(open)).length === 0) return open;
  }
  return undefined;
}
