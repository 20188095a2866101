import { QueryTypes } from "sequelize";
import type { ListingInput } from "#contract/listingInput.ts";
import { listingLink } from "#contract/listingLink.ts";
import { holdCaller } from "#core/people/accounts/holdCaller.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { readNumber } from "#core/platform/flags/readNumber.ts";
import { findOwnImages } from "#core/platform/images/findOwnImages.ts";
import { Draft } from "#db/models/Draft.ts";
import { Listing } from "#db/models/Listing.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { categoryColumns } from "../listings/categoryColumns.ts";
import { checkParameters } from "../listings/checkParameters.ts";
import { findLeafPath } from "../listings/findLeafPath.ts";
import { languageOfWords } from "../listings/languageOfWords.ts";
import { toColumns } from "../listings/listingTerms.ts";
import { writeParameters, writePhotos } from "../listings/writeContent.ts";
import { describeSaved, type SavedListing } from "./describeSaved.ts";

/** Takes an id from the sequence beforehand, as a listing's link holds it. */
async function reserveId(): Promise<number> {
  const [row] = await sequelize.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence('listings', 'id'))::integer as id",
    { type: QueryTypes.SELECT },
  );
  if (!row) throw new Error("A sequence gave nothing");
  return row.id;
}

const USUAL_LISTINGS_PER_DAY = 50;

/** @throws {RuleError} banned, forbidden without Telegram, daily_limit when the person has posted enough in 24 hours. */
async function assertMayPost(ownerId: number, limit: number): Promise<void> {
  // Who has but a phone couldn't be written to, nor told what a moderator says.
  await holdCaller(ownerId, { alone: true, hasTelegram: true });
  const [made] = await sequelize.query<{ count: number; wait: number | null }>(
    `select count(*) as count, ceil(extract(epoch from min(created_at) + interval '1 day' - now()))::integer as wait
     from listings where owner_id = $ownerId and created_at > now() - interval '1 day'`,
    { type: QueryTypes.SELECT, bind: { ownerId } },
  );
  if (made && made.count >= limit) {
    throw new RuleError("daily_limit", "Enough listings for a day", { retryAfter: made.wait ?? 1 });
  }
}

/**
 * Posts a listing, which a moderator looks at first, and forgets the owner's draft.
 * @throws {RuleError} invalid_input with `fields`: `unknown`, `not_below`, `foreign`, `price`; banned, forbidden, daily_limit.
 */
export async function createListing(ownerId: number, input: ListingInput): Promise<SavedListing> {
  const { name, description, categoryId, photos, parameters, isTopOnModerate, ...terms } = input;
  const values = await checkParameters(await findLeafPath(categoryId), parameters);
  const columns = await toColumns(terms);
  const originalLang = await languageOfWords(ownerId, { name, description });

  const limit = await readNumber("LISTINGS_PER_DAY", USUAL_LISTINGS_PER_DAY);
  return transact(async () => {
    await assertMayPost(ownerId, limit);
    const images = await findOwnImages(ownerId, photos);
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
