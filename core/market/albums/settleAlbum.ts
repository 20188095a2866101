import { isDeepStrictEqual } from "node:util";
import { QueryTypes, Transaction } from "sequelize";
import { Draft } from "#contract/drafts.ts";
import { lockUser } from "#core/people/accounts/lockUser.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Album } from "#db/models/Album.ts";
import { Draft as DraftRow } from "#db/models/Draft.ts";
import { boolean, json, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { saveDraft } from "../drafts/saveDraft.ts";
import { AlbumState } from "./album.ts";
import { albumDraft } from "./albumDraft.ts";
import type { ClaimedAlbum } from "./claimAlbums.ts";
import { readParts } from "./takePhotos.ts";
import { tellAlbum } from "./tellAlbum.ts";

/** The album with what stands on its shelf, if all its parts were looked at: one that came meanwhile isn't. It is held. */
async function lockComplete(id: number): Promise<{ shelf: unknown } | undefined> {
  const [album] = await rows(
    { state: AlbumState, shelf: json<unknown>(), hasMore: boolean },
    `select state, shelf, exists (select from album_parts p
       where p.album_id = a.id and p.src is null and p.fault is null) as "hasMore"
     from albums a where id = $id for update`,
    { id },
  );
  return album?.state === "gathering" && !album.hasMore ? album : undefined;
}

/** Returns a draft as the database keeps it, without undefined fields. */
const asKept = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft ?? null));

/**
 * Makes the album its person's draft, unless they have another one, which isn't touched: then the album waits beside it.
 * @param before what the album made when it had fewer parts: that isn't another draft.
 */
async function place(userId: number, draft: Draft, before: Draft): Promise<"drafted" | "shelved"> {
  // A first draft that is saved at this moment is waited for.
  const [made] = await sequelize.query(
    `insert into drafts (user_id, body, photos) values ($userId, $body::jsonb, $photos)
     on conflict (user_id) do nothing returning user_id`,
    { type: QueryTypes.SELECT, bind: { userId, body: JSON.stringify(draft), photos: draft.photos } },
  );
  if (made) return "drafted";
  const known = await DraftRow.findByPk(userId, { lock: Transaction.LOCK.UPDATE });
  const isOwn = before.photos.length > 0 && isDeepStrictEqual(asKept(known?.body), asKept(before));
  if (!isOwn) return "shelved";
  await saveDraft(userId, draft);
  return "drafted";
}

async function write(id: number, state: AlbumState, shelf: Draft | null): Promise<void> {
  await sequelize.query(
    `update albums set state = $state, due_at = null, claimed_until = null, shelf = $shelf::jsonb,
       shelf_photos = $photos
     where id = $id`,
    {
      type: QueryTypes.UPDATE,
      bind: { id, state, photos: shelf?.photos ?? [], shelf: shelf && JSON.stringify(shelf) },
    },
  );
}

/** Gives its draft to a complete album, and tells its person. */
async function settle(
  { id, userId, chatId }: ClaimedAlbum,
  shelf: unknown,
  taken: readonly number[],
): Promise<void> {
  const parts = await readParts(id);
  const { draft } = albumDraft(parts);
  const { draft: before } = albumDraft(parts.filter(({ messageId }) => !taken.includes(messageId)));
  // The draft before this one, not this one as it was before a part came late.
  const old = isDeepStrictEqual(asKept(shelf), asKept(before)) ? undefined : Draft.safeParse(shelf).data;
  const state = draft.photos.length > 0 ? await place(userId, draft, before) : "failed";
  // Written on since, and an older draft lies on the shelf: neither is lost for a photo that came late.
  if (state === "shelved" && old) return write(id, "drafted", old);
  await write(id, state, state === "shelved" ? draft : (old ?? null));
  await tellAlbum({ id, userId, chatId, state, parts, hasOld: old !== undefined });
}

/**
 * Makes of an album whose photos were taken in what it is to be. Nothing happens when a part has come meanwhile: the album
 * is due again then.
 * @param taken messages of the parts that were taken in only now.
 */
export function settleAlbum(album: ClaimedAlbum, taken: readonly number[]): Promise<void> {
  const { id, userId } = album;
  return transact(async () => {
    try {
      await lockUser(userId);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return write(id, "failed", null);
    }
    const complete = await lockComplete(id);
    if (complete) return settle(album, complete.shelf, taken);
    await Album.update({ claimedUntil: null }, { where: { id } });
  });
}
