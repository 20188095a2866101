import { ListingReport } from "#db/models/ListingReport.ts";

/**
 * Closes the open reports of a listing, as a moderator has decided about them.
 * @returns how many there were.
 */
export async function settleReports(listingId: number): Promise<number> {
  const [settled] = await ListingReport.update(
    { settledAt: new Date() },
    { where: { listingId, settledAt: null } },
  );
  return settled;
}
