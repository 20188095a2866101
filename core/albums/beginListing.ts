import { QueryTypes } from "sequelize";
import { RuleError } from "#core/errors.ts";
import { afterCommit, sequelize, transact } from "#db/sequelize.ts";
import { wakeAlbums } from "./keepPart.ts";

/**
 * Makes a listing's draft of photos whose person was asked what they are for.
 * @returns false when that was said before.
 * @throws {RuleError} not_found when there is no such album of theirs.
 */
export function beginListing(userId: number, albumId: number): Promise<boolean> {
  return transact(async () => {
    const [album] = await sequelize.query<{ state: string }>(
      "select state from albums where id = $albumId and user_id = $userId for update",
      { type: QueryTypes.SELECT, bind: { albumId, userId } },
    );
    if (!album) throw new RuleError("not_found", "No such album of this person");
    if (album.state !== "asked") return false;
    await sequelize.query("update albums set state = 'gathering', due_at = now() where id = $albumId", {
      type: QueryTypes.UPDATE,
      bind: { albumId },
    });
    await afterCommit(wakeAlbums);
    return true;
  });
}
