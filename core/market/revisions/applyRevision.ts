import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { readContent } from "../listings/listingContent.ts";
import { writeContent } from "../listings/writeContent.ts";
import { layOver } from "./layOver.ts";

/**
 * Makes the change beside a listing its live content and forgets it; new words are to be translated at once. The
 * caller has locked the listing in its transaction; the row is saved with whatever else was set on it.
 * @throws {RuleError} conflict when there is no change.
 */
export async function applyRevision(listing: Listing): Promise<void> {
  const revision = await ListingRevision.findByPk(listing.id);
  if (!revision) throw new RuleError("conflict", "No change of this listing waits");
  const live = await readContent(listing);
  await writeContent(listing, live, layOver(live, revision), new Date());
  await listing.save();
  await revision.destroy();
}
