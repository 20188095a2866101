import { sequelize } from "#db/sequelize.ts";

/** Lets others have what a moderator was looking at. */
export async function releaseClaim(adminId: number): Promise<void> {
  await sequelize.query("delete from moderation_claims where admin_id = $adminId", { bind: { adminId } });
}

/** Ends the claim on a listing that was decided about, whoever held it. */
export async function endClaim(listingId: number): Promise<void> {
  await sequelize.query("delete from moderation_claims where listing_id = $listingId", {
    bind: { listingId },
  });
}
