import { Favourite } from "#db/models/Favourite.ts";

/** Whether a person hears nothing more of a listing they keep; undefined when they don't keep it. */
export async function isHushed(userId: number, listingId: number): Promise<boolean | undefined> {
  const kept = await Favourite.findOne({ where: { userId, listingId }, attributes: ["isHushed"] });
  return kept?.isHushed;
}
