import { isDeepStrictEqual } from "node:util";
import { Transaction } from "sequelize";
import { Draft } from "#contract/drafts.ts";
import { lockUser } from "#core/people/accounts/lockUser.ts";
import { Album } from "#db/models/Album.ts";
import { AlbumPart } from "#db/models/AlbumPart.ts";
import { Draft as DraftRow } from "#db/models/Draft.ts";
import { json, number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { saveDraft } from "../drafts/saveDraft.ts";
import { AlbumState } from "./album.ts";
import { albumDraft } from "./albumDraft.ts";
import { readParts } from "./takePhotos.ts";
import { tellAlbum } from "./tellAlbum.ts";

/**
 * The outcome of an edited message of an album: `none` when no draft is made of it, `late` when the draft is gone,
 * `photo` when its photo was replaced after it was taken in; the draft keeps the first one.
 */
type EditedCaption = "none" | "kept" | "mended" | "late" | "photo";

interface Edited {
  updateId: number;
  messageId: number;
  caption: string | null;
  /** Telegram's id of its photo now, and its size; null for none. */
  fileId: string | null;
  bytes: number | null;
}

/** The fields of a draft that a caption says; a price is one with its currency. */
const SAID = [["name"], ["description"], ["price", "currency"], ["isNegotiable"], ["phoneNumbers"]] as const;

/** A draft with what the caption says now, where it says what the caption said before; what was written on stays. */
function mend(draft: Draft, before: Draft, after: Draft): Draft {
  const said = SAID.filter((fields) =>
    fields.every((field) => isDeepStrictEqual(draft[field], before[field])),
  ).flat();
  return { ...draft, ...Object.fromEntries(said.map((field) => [field, after[field]])) };
}

async function lockAlbum(userId: number, messageId: number) {
  const [album] = await rows(
    { id: number, state: AlbumState, shelf: json<unknown>() },
    `select a.id, a.state, a.shelf from albums a join album_parts p on p.album_id = a.id
     where a.user_id = $userId and p.message_id = $messageId for update of a`,
    { userId, messageId },
  );
  return album;
}

/**
 * Takes in a caption that its person has corrected. An album that isn't read yet is read with it. A draft that was made
 * of the album is mended and told again, as long as it is still a draft.
 * @throws {RuleError} banned
 */
export function editCaption(
  { userId, chatId }: { userId: number; chatId: number },
  { updateId, messageId, caption, fileId, bytes }: Edited,
): Promise<EditedCaption> {
  return transact(async () => {
    await lockUser(userId, { alone: true });
    const album = await lockAlbum(userId, messageId);
    if (!album || album.state === "relayed") return "none";
    const before = await readParts(album.id);
    const own = before.find((part) => part.messageId === messageId);
    const isTaken = own?.src !== null || own.fault !== null;
    const isReplaced = isTaken && fileId !== null && own?.fileId !== fileId;
    const edited = isTaken ? { caption } : { caption, fileId, bytes };
    const parts = before.map((part) => (part === own ? { ...part, ...edited } : part));
    if (isDeepStrictEqual(before, parts)) return isReplaced ? "photo" : "kept";
    await AlbumPart.update(edited, { where: { albumId: album.id, messageId } });
    if (album.state !== "drafted" && album.state !== "shelved") return isReplaced ? "photo" : "kept";

    const [old, now] = [albumDraft(before).draft, albumDraft(parts).draft];
    const row = await DraftRow.findByPk(userId, { lock: Transaction.LOCK.UPDATE });
    const draft = Draft.safeParse(album.state === "drafted" ? row?.body : album.shelf).data;
    // Posted, thrown away, or of other photos by now.
    if (!draft?.photos.some((src) => now.photos.includes(src))) return "late";
    const mended = mend(draft, old, now);
    if (album.state === "drafted") await saveDraft(userId, mended);
    else {
      await Album.update({ shelf: mended }, { where: { id: album.id } });
    }
    const hasOld = album.state === "drafted" && album.shelf !== null;
    await tellAlbum({ id: album.id, userId, chatId, state: album.state, parts, hasOld, updateId });
    return isReplaced ? "photo" : "mended";
  });
}
