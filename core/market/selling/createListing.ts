import type { ListingInput } from "#contract/listingInput.ts";
import { listingLink } from "#contract/listingLink.ts";
import { lockUser } from "#core/people/accounts/lockUser.ts";
import { readNumber } from "#core/platform/flags/flags.ts";
import { getOwnImages } from "#core/platform/images/getOwnImages.ts";
import { assertDailyLimit } from "#core/platform/limits/assertDailyLimit.ts";
import { Draft } from "#db/models/Draft.ts";
import { Listing } from "#db/models/Listing.ts";
import { number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { categoryColumns } from "../listings/categoryColumns.ts";
import { checkParameters } from "../listings/checkParameters.ts";
import { getLeafPath } from "../listings/getLeafPath.ts";
import { languageOfWords } from "../listings/languageOfWords.ts";
import { toColumns } from "../listings/listingTerms.ts";
import { writeParameters, writePhotos } from "../listings/writeContent.ts";
import { describeSaved, type SavedListing } from "./describeSaved.ts";

/** Takes an id from the sequence beforehand, as a listing's link holds it. */
async function reserveId(): Promise<number> {
  const [row] = await rows(
    { id: number },
    "select nextval(pg_get_serial_sequence('listings', 'id'))::integer as id",
  );
  if (!row) throw new Error("A sequence gave nothing");
  return row.id;
}

const USUAL_LISTINGS_PER_DAY = 50;

/** @throws {RuleError} banned, forbidden without Telegram, daily_limit when the person has posted enough in 24 hours. */
async function assertMayPost(ownerId: number, limit: number): Promise<void> {
  // A phone-only account can't receive messages, nor be told what a moderator says.
  await lockUser(ownerId, { alone: true, hasTelegram: true });
  await assertDailyLimit("listings", {
    made: "listings where owner_id = $ownerId",
    bind: { ownerId },
    limit,
  });
}

/**
 * Posts a listing, which a moderator looks at first, and forgets the owner's draft.
 * @throws {RuleError} invalid_input with `fields`: `unknown`, `not_below`, `foreign`, `price`; banned, forbidden, daily_limit.
 */
export async function createListing(ownerId: number, input: ListingInput): Promise<SavedListing> {
  const { name, description, categoryId, photos, parameters, isTopOnModerate, ...terms } = input;
  const values = await checkParameters(await getLeafPath(categoryId), parameters);
  const columns = await toColumns(terms);
  const originalLang = await languageOfWords(ownerId, { name, description });

  const limit = await readNumber("LISTINGS_PER_DAY", USUAL_LISTINGS_PER_DAY);
  return transact(async () => {
    await assertMayPost(ownerId, limit);
    const images = await getOwnImages(ownerId, photos);
    const id = await reserveId();
    const listing = await Listing.create({
      id,
      ownerId,
      link: listingLink(name, id),
      status: "pending",
      submittedAt: new Date(),
      name,
      description,
      originalLang,
      isTopOnModerate,
      hasPhotos: images.length > 0,
      ...columns,
      ...(await categoryColumns(categoryId)),
    });
    await writePhotos(
      id,
      images.map((image) => image.id),
    );
    await writeParameters(id, values);
    await Draft.destroy({ where: { userId: ownerId } });
    return describeSaved(listing);
  });
}
