import { paths } from "../../paths.ts";
import { spokenIn } from "../products/spokenIn.ts";

interface Whence {
  /** Scheme and name of the site. */
  host: string;
  /** Of the interface. */
  language: string;
  /** The bot's name, where the link is to open the shop in Telegram. */
  bot?: string | undefined;
}

/** The address a product is passed on by: in Telegram, where the bot is known, one that opens it in the shop there. */
export function productLink(link: string, { host, language, bot }: Whence): string {
  return bot
    ? `https://t.me/${bot}/shop?startapp=product_${link}`
    : spokenIn(language, host + paths.product(link));
}

/** The address that opens WhatsApp with words to send. */
export const whatsappLink = (words: string): string => `https://wa.me/?text=${encodeURIComponent(words)}`;
