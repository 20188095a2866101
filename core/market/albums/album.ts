/** Channel on which workers hear that an album may be complete. */
export const ALBUMS_CHANNEL = "albums";

/** Seconds without a further part after which an album is complete; its photos come as messages of their own. */
export const SETTLE_SECONDS = 2;

export type AlbumState = "asked" | "relayed" | "gathering" | "drafted" | "shelved" | "failed";

/** Why a part of an album wasn't taken in. */
export type PartFault = "not_photo" | "too_large" | "too_many" | "over_limit" | "unreachable";

/** A photo that somebody sent the bot, by itself or as one of an album. */
export interface Part {
  /** Names the album among its person's. */
  key: string;
  messageId: number;
  updateId: number;
  /** Telegram's id of the file; null for what can't be a photo. */
  fileId: string | null;
  /** Sent as a file and not as a photo. */
  isFile: boolean;
  bytes: number | null;
  caption: string | null;
}

/** What a press of a button about an album asks for, before its id; the bot reads it back. */
export const albumPress = {
  /** It is for a new listing. */
  begin: "album:new:",
  /** It becomes the draft in the place of the one there is. */
  use: "album:use:",
  /** The draft before it comes back. */
  back: "album:back:",
} as const;
