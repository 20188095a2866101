import { z } from "zod";
import { describeError } from "#core/platform/errors/describeError.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { fetchablePhoto } from "#core/platform/images/fetchablePhoto.ts";
import { log } from "#core/platform/log/log.ts";
import { noteLostPhoto } from "#core/platform/outbox/noteLostPhoto.ts";
import { callTelegram, TelegramError } from "#core/platform/telegram/callTelegram.ts";
import { fitsCaption } from "#core/platform/telegram/caption.ts";
import { escapeValues } from "#core/platform/telegram/escapeHtml.ts";
import { findBotUsername } from "#core/platform/telegram/findBotUsername.ts";
import { User } from "#db/models/User.ts";
import { findListingPreview, type ListingPreview } from "./findListingPreview.ts";

const Prepared = z.object({ id: z.string(), expiration_date: z.int() });

/** A prepared message: its id for the messenger's own sheet, and when it ends (Unix seconds). */
interface Share {
  preparedMessageId: string;
  expiresAt: number;
}

/** The results to send, in the words of the Bot API, the best first: with the photo, and without. */
function results(
  { name, photo, link }: ListingPreview,
  words: string,
  button: string,
  botUsername: string,
): object[] {
  const url = `https://t.me/${botUsername}/market?startapp=product_${link}`;
  const common = { id: "listing", reply_markup: { inline_keyboard: [[{ text: button, url }]] } };
  const address = photo && fitsCaption(words) ? fetchablePhoto(photo) : undefined;
  const withPhoto = {
    ...common,
    type: "photo",
    photo_url: address,
    thumbnail_url: address,
    caption: words,
    parse_mode: "HTML",
  };
  const withoutPhoto = {
    ...common,
    type: "article",
    title: name,
    input_message_content: {
      message_text: words,
      parse_mode: "HTML",
      link_preview_options: { is_disabled: true },
    },
  };
  return address ? [withPhoto, withoutPhoto] : [withoutPhoto];
}

async function prepare(telegramId: number, result: object): Promise<Share> {
  const params = {
    user_id: telegramId,
    result,
    allow_user_chats: true,
    allow_group_chats: true,
    allow_channel_chats: true,
  };
  const { id, expiration_date } = await callTelegram("savePreparedInlineMessage", params, Prepared);
  return { preparedMessageId: id, expiresAt: expiration_date };
}

/**
 * Prepares a message about a listing on sale that the person can send to anyone from the messenger's own sheet.
 * @throws {RuleError} not_found, not_active, and conflict when Telegram can't prepare it: the link can be shared anyway.
 */
export async function prepareShare(userId: number, id: number): Promise<Share> {
  const user = await User.findByPk(userId, { attributes: ["telegramId", "language"] });
  const language = user?.language ?? "ru";
  const listing = await findListingPreview({ id }, language);
  if (!listing) throw new RuleError("not_found", "No such listing");
  if (!listing.isActive) throw new RuleError("not_active", "It isn't on sale any more");
  const botUsername = await findBotUsername();
  if (!user?.telegramId || !botUsername) throw new RuleError("conflict", "There is nobody to prepare it for");

  const { name, place } = listing;
  const values = escapeValues({ name, place, price: priceText(listing, language) });
  const words = translate(language, "listing-card", values);
  let refused: Parameters<typeof noteLostPhoto>[2] | undefined;
  for (const result of results(listing, words, translate(language, "button-listing"), botUsername)) {
    try {
      const share = await prepare(user.telegramId, result);
      if (refused && listing.photo) await noteLostPhoto(user.telegramId, listing.photo, refused);
      return share;
    } catch (error) {
      if (!(error instanceof TelegramError)) throw error;
      log.warn({ listingId: id, error: describeError(error) }, "a share could not be prepared");
      // Only this may be for the photo's sake.
      if (error.code !== 400) break;
      refused = { error_code: error.code, description: error.description };
    }
  }
  throw new RuleError("conflict", "Telegram prepared no message");
}
