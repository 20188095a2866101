import { openTelegramLink } from "#webapps/shared/telegram/links.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { marketLink } from "../links/deepLink.ts";

const words = {
  browser: { title: "guest.title", hint: "guest.hint", label: "guest.open" },
  unsigned: { title: "guest.unsigned", hint: "guest.unsignedHint", label: "guest.reopen" },
  stale: { title: "guest.stale", hint: "guest.staleHint", label: "guest.reopen" },
} as const;

/** Things that take signing in, as parts of the key `guest.to`. */
export type GuestThing =
  | "profile"
  | "favourites"
  | "items"
  | "messages"
  | "post"
  | "edit"
  | "promote"
  | "contact"
  | "moderation"
  | "searches";

/**
 * How somebody who isn't signed in is led in, and there to the very thing that a start parameter names: the keys of the
 * words, and what opens it, where the bot is known. Who stands in Telegram with a launch that the server took no more gets
 * a new one by the same link; whom it launched without a name (from inline mode or a keyboard button) gets one.
 */
export function wayIn(bot: string | undefined, startParam: string) {
  const { isTelegram, rawInitData } = getTelegram();
  return {
    ...words[!isTelegram ? "browser" : rawInitData === "" ? "unsigned" : "stale"],
    open: bot ? () => openTelegramLink(marketLink(bot, startParam)) : undefined,
  };
}
