import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Favourite } from "#db/models/Favourite.ts";

/**
 * Lets a person hear nothing more of a listing they keep, or hear of it again; it stays among their favourites.
 * @throws {RuleError} not_found when they don't keep it.
 */
export async function hushFavourite(userId: number, listingId: number, isHushed: boolean): Promise<void> {
  const [count] = await Favourite.update({ isHushed }, { where: { userId, listingId } });
  if (count === 0) throw new RuleError("not_found", "This person doesn't keep that listing");
}

/** Whether a person hears nothing more of a listing they keep; undefined when they don't keep it. */
export async function isHushed(userId: number, listingId: number): Promise<boolean | undefined> {
  const kept = await Favourite.findOne({ where: { userId, listingId }, attributes: ["isHushed"] });
  return kept?.isHushed;
}
