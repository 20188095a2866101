import { QueryTypes } from "sequelize";
import { cache } from "#core/platform/cache/cache.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { number, rows } from "#db/rows.ts";
import { afterCommit, sequelize, transact } from "#db/sequelize.ts";
import { ALBUMS_CHANNEL, AlbumState, type Part, SETTLE_SECONDS } from "./album.ts";

/** The album that a part came to. */
interface KeptAlbum {
  id: number;
  state: AlbumState;
  /** The part hadn't come before. */
  isNew: boolean;
}

/** The purpose of an album, as its first part tells: a listing, as its person will answer, or a conversation. */
export type Purpose = "gathering" | "asked" | "relayed";

interface Sender {
  userId: number;
  /** Telegram id of their chat with the bot. */
  chatId: number;
}

/** Says that something is to be done about albums. */
export async function wakeAlbums(): Promise<void> {
  await cache.publish(ALBUMS_CHANNEL).catch((error: unknown) => {
    // The row is saved, and workers look by themselves twice a second.
    log.warn({ error: describeError(error) }, "workers could not be woken");
  });
}

function begin({ userId, chatId }: Sender, { key }: Part, state: Purpose) {
  return sequelize.query(
    `insert into albums (user_id, chat_id, key, state, due_at)
     values ($userId, $chatId, $key, $state, case $state when 'gathering' then now() end)
     on conflict (user_id, key) do nothing`,
    { type: QueryTypes.INSERT, bind: { userId, chatId, key, state } },
  );
}

async function add(albumId: number, part: Part): Promise<boolean> {
  const { messageId, updateId, fileId, isFile, bytes, caption } = part;
  const added = await rows(
    { message_id: number },
    `insert into album_parts (album_id, message_id, update_id, file_id, is_file, bytes, caption)
     values ($albumId, $messageId, $updateId, $fileId, $isFile, $bytes, $caption)
     on conflict do nothing returning message_id`,
    { albumId, messageId, updateId, fileId, isFile, bytes, caption },
  );
  return added.length > 0;
}

/** Puts off the work on an album, as further photos may come, even when it was worked on already. */
async function settleLater(album: KeptAlbum, seconds: number): Promise<void> {
  await sequelize.query(
    `update albums set state = 'gathering', attempts = 0, due_at = now() + make_interval(secs => $seconds)
     where id = $id`,
    { type: QueryTypes.UPDATE, bind: { id: album.id, seconds } },
  );
}

/**
 * Keeps a part of an album; one that was kept before changes nothing. The first part says what the album is for; without
 * a `purpose` only an album that is known already gets its part.
 * @returns the album as it is now; undefined when it isn't known.
 */
export function keepPart(sender: Sender, part: Part, purpose?: Purpose): Promise<KeptAlbum | undefined> {
  return transact(async () => {
    if (purpose) await begin(sender, part, purpose);
    const [found] = await rows(
      { id: number, state: AlbumState },
      "select id, state from albums where user_id = $userId and key = $key for update",
      { userId: sender.userId, key: part.key },
    );
    if (!found) return undefined;
    const isNew = await add(found.id, part);
    const album = { ...found, isNew };
    if (!isNew || album.state === "asked" || album.state === "relayed") return album;
    const isWhole = part.key === singleKey(part.messageId);
    await settleLater(album, isWhole ? 0 : SETTLE_SECONDS);
    await afterCommit(wakeAlbums);
    return { ...album, state: "gathering" };
  });
}

/** The key of a photo that came by itself. */
export const singleKey = (messageId: number): string => `m${messageId}`;
