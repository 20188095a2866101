import { z } from "zod";
import { sequelize } from "#db/sequelize.ts";

/** Changes of a listing that people who keep it want to hear of. */
export const ListingChangeKind = z.enum(["price", "gone"]);

export type ListingChangeKind = z.infer<typeof ListingChangeKind>;

interface Before {
  id: number;
  /** Whole units of `currency`, before the change. */
  price: number;
  currency: "UZS" | "UYE";
}

/**
 * Notes in the caller's transaction that a listing's price has changed, or that it has left the market. However many keep
 * it, that is one row: `tellKeepers` goes through the people afterwards. Of a listing that nobody keeps nothing is noted.
 */
export async function noteListingChange(
  { id, price, currency }: Before,
  kind: ListingChangeKind,
): Promise<void> {
  await sequelize.query(
    `insert into listing_changes (listing_id, kind, old_price, old_currency)
     select $id, $kind, $price, $currency where exists (select from favourites where listing_id = $id)`,
    { bind: { id, kind, price, currency } },
  );
}
