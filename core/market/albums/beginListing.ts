import { QueryTypes } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { numbers, rows } from "#db/rows.ts";
import { afterCommit, sequelize, transact } from "#db/sequelize.ts";
import type { Conversation } from "../conversations/findConversation.ts";
import { findWhereItWent } from "../conversations/findWhereItWent.ts";
import { AlbumState } from "./album.ts";
import { wakeAlbums } from "./keepPart.ts";

/** The outcome of photos whose person was asked what they are for: a listing's draft, now or before, or passed on. */
type Begun = { became: "begun" | "begun before" } | { became: "relayed"; to: Conversation | undefined };

const askedRow = {
  state: AlbumState,
  messageIds: numbers,
};

/**
 * Makes a listing's draft of photos whose person was asked what they are for, unless they were passed on.
 * @throws {RuleError} not_found when there is no such album of theirs.
 */
export function beginListing(userId: number, albumId: number): Promise<Begun> {
  return transact(async () => {
    const [album] = await rows(
      askedRow,
      `select state, (select coalesce(jsonb_agg(message_id), '[]') from album_parts where album_id = a.id) as "messageIds"
       from albums a where id = $albumId and user_id = $userId for update`,
      { albumId, userId },
    );
    if (!album) throw new RuleError("not_found", "No such album of this person");
    if (album.state === "relayed") {
      return { became: "relayed", to: await findWhereItWent(userId, album.messageIds) };
    }
    if (album.state !== "asked") return { became: "begun before" };
    await sequelize.query("update albums set state = 'gathering', due_at = now() where id = $albumId", {
      type: QueryTypes.UPDATE,
      bind: { albumId },
    });
    await afterCommit(wakeAlbums);
    return { became: "begun" };
  });
}
