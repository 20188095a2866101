import { cutText } from "#contract/cutText.ts";

/** A refusal of the Bot API, as it is thrown by whoever calls it. */
interface Refusal {
  error_code: number;
  description: string;
}

/** Telegram's words up to what it quotes of the message: `400 Bad Request: can't parse entities`. */
export function summary({ error_code, description }: Refusal): string {
  const [kind = "", reason = ""] = description.split(":");
  return cutText(`${error_code} ${kind}:${reason.replace(/['"].*$/s, "")}`, 80).replace(/[:\s]+$/, "");
}

/**
 * Errors of the Bot API about a photo that it can't get or doesn't take: its own sentences, and those of the servers
 * behind it in capitals. https://github.com/tdlib/telegram-bot-api/blob/master/telegram-bot-api/Client.cpp
 * (fail_query_with_error), https://core.telegram.org/method/messages.sendMedia#possible-errors. For an album it names
 * the first photo that failed.
 */
const PHOTO_REFUSED = new RegExp(
  `^Bad Request: (?:failed to send message #\\d+ with the error message ")?(?:${[
    "wrong HTTP URL specified",
    "failed to get HTTP URL content",
    "can't upload file by URL",
    "can't use the media of the specified type",
    "wrong (?:(?:remote )?file|type|photo)",
    "(?:invalid )?file (?:HTTP|is too big|must be)",
    "(?:photo|image)s? ",
    "there is no photo in the request",
    "not enough rights to send photos",
    "group send failed",
    "CHAT_SEND_(?:PHOTOS|MEDIA)_FORBIDDEN",
    "EXTERNAL_URL_INVALID",
    "MEDIA_(?:EMPTY|INVALID|GROUPED_INVALID|TYPE_INVALID|FILE_INVALID)",
    "(?:PHOTO|IMAGE|WEBPAGE|WEBDOCUMENT|FILE)_",
  ].join("|")})`,
  "i",
);

/** Telegram's servers have waited for a photo in vain: they are given ten seconds or so. */
const PHOTO_LATE = /failed to get HTTP URL content|WEBPAGE_CURL_FAILED/i;

/** Whether a call failed as a photo didn't come in time: asked for once more it may. */
export const isPhotoLate = (error: unknown): boolean =>
  isPhotoRefused(error) && PHOTO_LATE.test(error.description);

/** Whether a call failed for its photo's sake, so that its words can go without. Any other refusal would meet them, too. */
export function isPhotoRefused(error: unknown): error is Refusal & Error {
  if (!(error instanceof Error) || !("error_code" in error) || !("description" in error)) return false;
  return error.error_code === 400 && PHOTO_REFUSED.test(String(error.description));
}
