const USUAL = "en";

/**
 * An address of the shop to pass on, whose preview then speaks the language of who passes it on, as their words to it do.
 * The usual language isn't stated: whom it reaches sees the shop in their own.
 */
export const spokenIn = (language: string, address: string): string =>
  language === USUAL ? address : `${address}?lng=${language}`;

/** The address that opens the page of a start parameter in Telegram; the shop's first one for "". */
export const linkIntoTelegram = (bot: string, startParam: string): string =>
  `https://t.me/${bot}/shop${startParam && `?startapp=${startParam}`}`;

/** The address that opens WhatsApp with words and a link in them. */
export const whatsAppLink = (url: string, text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;
