import { paths } from "../../logic/paths.ts";

/** The address a product is passed on by: in Telegram, where the bot is known, one that opens it in the shop there. */
export function productLink(link: string, host: string, bot?: string): string {
  return bot ? `https://t.me/${bot}/shop?startapp=product_${link}` : `${host}${paths.product(link)}`;
}

/** The address that opens WhatsApp with words to send. */
export const whatsappLink = (words: string): string => `https://wa.me/?text=${encodeURIComponent(words)}`;
