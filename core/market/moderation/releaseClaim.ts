import { ModerationClaim } from "#db/models/ModerationClaim.ts";

/** Lets others have what a moderator was looking at. */
export async function releaseClaim(adminId: number): Promise<void> {
  await ModerationClaim.destroy({ where: { adminId } });
}

/** Ends the claim on a listing that was decided about, whoever held it. */
export async function endClaim(listingId: number): Promise<void> {
  await ModerationClaim.destroy({ where: { listingId } });
}
