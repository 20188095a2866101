import { isDeepStrictEqual } from "node:util";
import { QueryTypes, Transaction } from "sequelize";
import { Draft } from "#contract/drafts.ts";
import { holdCaller } from "#core/people/accounts/holdCaller.ts";
import { Draft as DraftRow } from "#db/models/Draft.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { saveDraft } from "../drafts/saveDraft.ts";
import type { AlbumState } from "./album.ts";
import { albumDraft } from "./albumDraft.ts";
import { readParts } from "./takePhotos.ts";
import { tellAlbum } from "./tellAlbum.ts";

/** What a caption that was edited became: `none` when no draft is made of it, `late` when the draft is none any more. */
export type EditedCaption = "none" | "kept" | "mended" | "late";

interface Edited {
  updateId: number;
  messageId: number;
  caption: string | null;
}

const FIELDS = ["name", "description", "price", "currency", "isNegotiable", "phoneNumbers"] as const;

/** A draft with what the caption says now, where it says what the caption said before; what was written on stays. */
function mend(draft: Draft, before: Draft, after: Draft): Draft {
  const said = FIELDS.filter((field) => isDeepStrictEqual(draft[field], before[field]));
  return { ...draft, ...Object.fromEntries(said.map((field) => [field, after[field]])) };
}

async function lockAlbum(userId: number, messageId: number) {
  const [album] = await sequelize.query<{ id: number; state: AlbumState; shelf: unknown }>(
    `select a.id, a.state, a.shelf from albums a join album_parts p on p.album_id = a.id
     where a.user_id = $userId and p.message_id = $messageId for update of a`,
    { type: QueryTypes.SELECT, bind: { userId, messageId } },
  );
  return album;
}

/**
 * Takes in a caption that its person has corrected: an album that isn't read yet is read with it, and a draft that was
 * made of it is mended and told anew, as long as it is one.
 * @throws {RuleError} banned
 */
export function editCaption(
  { userId, chatId }: { userId: number; chatId: number },
  { updateId, messageId, caption }: Edited,
): Promise<EditedCaption> {
  return transact(async () => {
    await holdCaller(userId, { alone: true });
    const album = await lockAlbum(userId, messageId);
    if (!album || album.state === "relayed") return "none";
    const before = await readParts(album.id);
    const parts = before.map((part) => (part.messageId === messageId ? { ...part, caption } : part));
    if (isDeepStrictEqual(before, parts)) return "kept";
    await sequelize.query(
      "update album_parts set caption = $caption where album_id = $id and message_id = $messageId",
      { type: QueryTypes.UPDATE, bind: { id: album.id, messageId, caption } },
    );
    if (album.state !== "drafted" && album.state !== "shelved") return "kept";

    const [old, now] = [albumDraft(before).draft, albumDraft(parts).draft];
    const row = await DraftRow.findByPk(userId, { lock: Transaction.LOCK.UPDATE });
    const draft = Draft.safeParse(album.state === "drafted" ? row?.body : album.shelf).data;
    // Posted, thrown away, or of other photos by now.
    if (!draft?.photos.some((src) => now.photos.includes(src))) return "late";
    const mended = mend(draft, old, now);
    if (album.state === "drafted") await saveDraft(userId, mended);
    else {
      await sequelize.query("update albums set shelf = $shelf::jsonb where id = $id", {
        type: QueryTypes.UPDATE,
        bind: { id: album.id, shelf: JSON.stringify(mended) },
      });
    }
    const hasOld = album.state === "drafted" && album.shelf !== null;
    await tellAlbum({ id: album.id, userId, chatId, state: album.state, parts, hasOld, updateId });
    return "mended";
  });
}
