import { getTelegram, openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { marketLink } from "./marketLink.ts";

/**
 * How somebody who isn't signed in is led in, and there to the very thing that a start parameter names: the keys of the
 * words, and what opens it, where the bot is known. Who stands in Telegram with a launch that the server took no more gets
 * a new one by the same link; whom it launched without a name gets one.
 */
export function wayIn(bot: string | undefined, startParam: string) {
  const { isTelegram, rawInitData } = getTelegram();
  const isStale = isTelegram && rawInitData !== "";
  return {
    isStale,
    title: isStale ? "guest.stale" : "guest.title",
    hint: isStale ? "guest.staleHint" : "guest.hint",
    label: isStale ? "guest.reopen" : "guest.open",
    open: bot ? () => openTelegramLink(marketLink(bot, startParam)) : undefined,
  } as const;
}
