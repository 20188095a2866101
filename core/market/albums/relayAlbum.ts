import { lockUser } from "#core/people/accounts/lockUser.ts";
import { Album as AlbumRow } from "#db/models/Album.ts";
import { maybe, number, rows, text } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import type { Said } from "../conversations/passOn.ts";
import { relayChosen } from "../conversations/relayChosen.ts";
import { AlbumState } from "./album.ts";
import { singleKey } from "./keepPart.ts";

type Chosen = Awaited<ReturnType<typeof relayChosen>>;

/** The words of a photo hold the whole album back. */
class HeldBack extends Error {
  readonly chosen: Chosen;
  constructor(chosen: Chosen) {
    super();
    this.chosen = chosen;
  }
}

interface Album {
  /** Telegram's name of the album that the words are of, if they are of one. */
  group: string | undefined;
  isWarned?: boolean;
}

/** Locks the album of a person, or the photo by itself that is kept like one, if it is known. */
async function lockAlbum(userId: number, key: string) {
  // The person is locked before the album.
  await lockUser(userId, { alone: true });
  const [album] = await rows(
    { id: number, state: AlbumState },
    "select id, state from albums where user_id = $userId and key = $key for update",
    { userId, key },
  );
  return album;
}

async function relayParts(
  userId: number,
  conversationId: number,
  albumId: number,
  { said: { messageId, hasLink = false }, isWarned }: { said: Said; isWarned: boolean },
): Promise<Chosen | undefined> {
  const parts = await rows(
    { messageId: number, updateId: number, text: maybe(text), photoFileId: text },
    `select message_id as "messageId", update_id as "updateId", caption as text, file_id as "photoFileId"
     from album_parts where album_id = $albumId and file_id is not null and not is_file
     order by message_id`,
    { albumId },
  );
  let chosen: Chosen | undefined;
  for (const part of parts) {
    // Links that Telegram has marked are known only for the message that the question replied to.
    const said = { ...part, hasLink: part.messageId === messageId && hasLink };
    chosen = await relayChosen(userId, conversationId, said, { isWarned });
    if (chosen.risk) throw new HeldBack(chosen);
  }
  return chosen;
}

async function relayAll(
  userId: number,
  conversationId: number,
  said: Said,
  { group, isWarned = false }: Album,
): Promise<Chosen | "begun"> {
  const album = await lockAlbum(userId, group ?? singleKey(said.messageId));
  if (album && album.state !== "asked" && album.state !== "relayed") return "begun";
  // The question's message counts as it is now: a single photo may have got other words since.
  const chosen =
    (album &&
      group !== undefined &&
      (await relayParts(userId, conversationId, album.id, { said, isWarned }))) ||
    (await relayChosen(userId, conversationId, said, { isWarned }));
  if (chosen.risk) throw new HeldBack(chosen);
  if (album) {
    await AlbumRow.update({ state: "relayed" }, { where: { id: album.id } });
  }
  return chosen;
}

/**
 * Passes on what a person wrote, as `relayChosen` does; of an album all photos that have come, or none. Files can't be
 * passed on.
 * @returns `begun` when these photos are for a new listing already: then nothing goes.
 * @throws {RuleError} as `relayChosen` does.
 */
export async function relayWhole(
  userId: number,
  conversationId: number,
  said: Said,
  album: Album,
): Promise<Chosen | "begun"> {
  try {
    return await transact(() => relayAll(userId, conversationId, said, album));
  } catch (error) {
    if (error instanceof HeldBack) return error.chosen;
    throw error;
  }
}
