import { sequelize } from "#db/sequelize.ts";

/** Notes that a listing comes on sale for the first time, so that it is matched with saved searches; in the caller's transaction. */
export async function noteNewListing(listingId: number): Promise<void> {
  await sequelize.query(
    "insert into listings_to_match (listing_id) values ($listingId) on conflict do nothing",
    {
      bind: { listingId },
    },
  );
}
