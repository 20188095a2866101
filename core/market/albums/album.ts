import { z } from "zod";
import { idPart, press } from "#core/platform/telegram/press.ts";

/** Channel on which workers hear that an album may be complete. */
export const ALBUMS_CHANNEL = "albums";

/** Seconds without a further part after which an album is complete; its photos come as messages of their own. */
export const SETTLE_SECONDS = 2;

export const AlbumState = z.enum(["asked", "relayed", "gathering", "drafted", "shelved", "failed"]);

export type AlbumState = z.infer<typeof AlbumState>;

/** Why a part of an album wasn't taken in. */
export const PartFault = z.enum(["not_photo", "too_large", "too_many", "over_limit", "unreachable"]);

export type PartFault = z.infer<typeof PartFault>;

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

/** Presses about an album. */
export const albumPress = {
  /** It is for a new listing. */
  begin: press("album:new", idPart),
  /** It becomes the draft in the place of the one there is. */
  use: press("album:use", idPart),
  /** The draft before it comes back. */
  back: press("album:back", idPart),
};
