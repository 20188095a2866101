import { Transaction } from "sequelize";
import { Draft } from "#contract/drafts.ts";
import { lockUser } from "#core/people/accounts/lockUser.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Album } from "#db/models/Album.ts";
import { Draft as DraftRow } from "#db/models/Draft.ts";
import { json, type RowOf, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { deleteDraft } from "../drafts/drafts.ts";
import { saveDraft } from "../drafts/saveDraft.ts";
import { AlbumState } from "./album.ts";

const shelvedRow = {
  state: AlbumState,
  shelf: json<unknown>(),
};

type Shelved = RowOf<typeof shelvedRow>;

/** How an album stands after a swap. */
export interface Swapped {
  state: "drafted" | "shelved";
  /** Another draft stands behind it. */
  hasOld: boolean;
}

async function lockAlbum(userId: number, albumId: number): Promise<Shelved> {
  const [album] = await rows(
    shelvedRow,
    "select state, shelf from albums where id = $albumId and user_id = $userId for update",
    { albumId, userId },
  );
  if (!album) throw new RuleError("not_found", "No such album of this person");
  return album;
}

/**
 * Makes an album its person's draft (`drafted`), or takes it back (`shelved`): the draft that was there goes where the
 * album was, so that neither is lost. What is so already stays.
 * @throws {RuleError} not_found when there is no such album of theirs, conflict when it has made no draft (yet), banned
 */
export function swapDraft(userId: number, albumId: number, wanted: Swapped["state"]): Promise<Swapped> {
  return transact(async () => {
    await lockUser(userId, { alone: true });
    const { state, shelf } = await lockAlbum(userId, albumId);
    if (state !== "drafted" && state !== "shelved") {
      throw new RuleError("conflict", "This album has made no draft");
    }
    const kept = Draft.safeParse(shelf).data;
    if (state === wanted) return { state, hasOld: kept !== undefined };
    // Back to nothing would throw the album away.
    if (!kept) throw new RuleError("conflict", "There is nothing to swap with");
    const row = await DraftRow.findByPk(userId, { lock: Transaction.LOCK.UPDATE });
    const old = Draft.safeParse(row?.body).data;
    await deleteDraft(userId);
    await saveDraft(userId, kept);
    await Album.update(
      { state: wanted, shelf: old ?? null, shelfPhotos: old?.photos ?? [] },
      { where: { id: albumId } },
    );
    return { state: wanted, hasOld: old !== undefined };
  });
}
