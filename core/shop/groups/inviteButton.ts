import { config } from "#config";
import type { Language } from "#contract/languages.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { findBotUsername } from "#core/platform/telegram/findBotUsername.ts";

interface Invitation {
  memberCode: string;
  language: Language;
  title: string;
  /** In whole rupees: alone, and with friends. */
  price: number;
  discountedPrice: number;
}

/** A button of a message that passes somebody's own invitation on: Telegram asks to whom. */
export async function inviteButton({ memberCode, language, title, price, discountedPrice }: Invitation) {
  const bot = await findBotUsername();
  const url = bot
    ? `https://t.me/${bot}/shop?startapp=invite_${memberCode}`
    : `${config.PUBLIC_URL}/invite/${memberCode}`;
  const text = translate(language, "group-invite-text", {
    title,
    together: rupeeText(discountedPrice),
    alone: rupeeText(price),
  });
  const query = [`url=${encodeURIComponent(url)}`, `text=${encodeURIComponent(text)}`].join("&");
  return { text: { key: "button-invite-friends" as const }, url: `https://t.me/share/url?${query}` };
}
