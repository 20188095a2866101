import type { Filter } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { albumPress } from "#core/market/albums/album.ts";
import { keepPart } from "#core/market/albums/keepPart.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { readPart } from "./readPart.ts";

/**
 * A row with a button that makes a new listing of the photo of this message, or of the album that it is of; it is kept
 * until then. None where there is no photo.
 */
export async function listingRow(ctx: Filter<BotContext, "message">): Promise<InlineKeyboardButton[][]> {
  const part = readPart(ctx.update.update_id, ctx.message);
  if (part.fileId === null) return [];
  const album = await keepPart({ userId: ctx.person.id, chatId: ctx.chat.id }, part, "asked");
  return album?.state === "asked"
    ? [[pressButton(ctx.t("button-album-new"), albumPress.begin.pack(album.id))]]
    : [];
}
