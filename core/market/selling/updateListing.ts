import type { ListingChange } from "#contract/listingInput.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { transact } from "#db/sequelize.ts";
import { getListingOfOwner } from "../listings/getListingOfOwner.ts";
import { readContent } from "../listings/listingContent.ts";
import { assertCanBecome, isApproved } from "../listings/listingStatus.ts";
import { type ListingTerms, termsOf, toColumns } from "../listings/listingTerms.ts";
import { writeContent } from "../listings/writeContent.ts";
import { noteListingChange } from "../notices/noteListingChange.ts";
import { mergeRevision } from "../revisions/applyRevision.ts";
import { saveRevision } from "../revisions/saveRevision.ts";
import { changeContent } from "./changeContent.ts";
import { describeSaved, type SavedListing } from "./describeSaved.ts";

function changeTerms(terms: ListingTerms, change: ListingChange): ListingTerms {
  const told = Object.entries(change).filter(([key, value]) => key in terms && value !== undefined);
  return { ...terms, ...Object.fromEntries(told) };
}

const hasContent = ({ name, description, categoryId, parameters, photos }: ListingChange) =>
  [name, description, categoryId, parameters, photos].some((part) => part !== undefined);

/** Writes a change of the content into the listing, or beside it once it was approved; says whether anything differs. */
async function saveContent(listing: Listing, change: ListingChange): Promise<boolean> {
  // A listing may have been closed before anybody approved it.
  const waits = isApproved(listing.status) && listing.approvedAt !== null;
  if (waits && !hasContent(change)) return false;

  const revision = await ListingRevision.findByPk(listing.id);
  const live = await readContent(listing);
  const standing = { ownerId: listing.ownerId, live, shown: mergeRevision(live, revision) };
  const wanted = await changeContent(standing, change);
  if (!waits) {
    await revision?.destroy();
    return writeContent(listing, live, wanted, null);
  }
  const isRevised = await saveRevision(listing, revision, live, wanted);
  if (wanted.categoryId !== live.categoryId) return isRevised;
  const { parameters } = wanted;
  return (await writeContent(listing, live, { ...live, parameters }, null)) || isRevised;
}

/**
 * Whether a moderator would decide about something else now than before. Terms are nobody's to approve. While people
 * report an approved listing it is they whom the moderator hears; a change waits for its turn, so that nobody puts
 * that decision off by editing.
 */
async function mustBeSeenAnew(listing: Listing, hasNewContent: boolean): Promise<boolean> {
  if (!hasNewContent) return false;
  const isReported = await ListingReport.count({ where: { listingId: listing.id, settledAt: null } });
  return listing.status === "pending" || isReported === 0;
}

/** Brings a refused or unfinished listing before the moderators (again); says whether it was one. */
function submit(listing: Listing): boolean {
  if (listing.status !== "rejected" && listing.status !== "draft") return false;
  assertCanBecome(listing.status, "pending");
  listing.set({ status: "pending", submittedAt: new Date(), rejectReason: null, rejectNote: null });
  return true;
}

/**
 * Changes one's own listing; what is absent stays. Of an approved one the words, photos and category wait for a
 * moderator beside what is on sale, all else changes at once; a refused one goes before the moderators again.
 * @throws {RuleError} not_found, forbidden, removed as `getListingOfOwner`; invalid_input as `createListing`.
 */
export function updateListing(userId: number, link: string, change: ListingChange): Promise<SavedListing> {
  return transact(async () => {
    const listing = await getListingOfOwner(userId, link, { lock: true });
    const before = { id: listing.id, price: listing.price, currency: listing.currency };
    listing.set(await toColumns(changeTerms(termsOf(listing), change)));
    const hasNewContent = await saveContent(listing, change);
    const isSubmitted = submit(listing);
    if (isSubmitted || (await mustBeSeenAnew(listing, hasNewContent))) {
      listing.set({ edition: listing.edition + 1 });
    }
    const isRepriced = listing.price !== before.price || listing.currency !== before.currency;
    await listing.save();
    if (isRepriced) await noteListingChange(before, "price");
    return describeSaved(listing);
  });
}
