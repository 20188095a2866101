import type { ShareKind } from "#contract/reportKinds.ts";
import { spokenIn } from "../products/spokenIn.ts";

export interface ShareHost {
  /** Scheme and name of the site, `https://bozor.example`. */
  origin: string;
  /** Of the interface. */
  language: string;
  isTelegram: boolean;
  /** Name of the bot, once it is known. */
  bot: string | undefined;
}

/** Somebody's personal link into their group: an address of the site. */
const webLink = (code: string, { origin, language }: ShareHost) =>
  spokenIn(language, `${origin}/invite/${code}`);

/**
 * The link that is passed on. Whom Telegram brings it to opens the shop inside of Telegram; other ways also reach
 * people who don't have it. A copied link may go anywhere: it is of the kind that the person is in.
 */
export function inviteLink(code: string, kind: ShareKind, host: ShareHost): string {
  const isForTelegram = kind === "telegram" || (kind === "copy" && host.isTelegram);
  return isForTelegram && host.bot
    ? `https://t.me/${host.bot}/shop?startapp=invite_${code}`
    : webLink(code, host);
}

/** The address that opens WhatsApp with words and a link in them. */
export const whatsAppLink = (url: string, text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;
