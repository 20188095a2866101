const USUAL = "en";

/**
 * An address of the shop to pass on, whose preview then speaks the language of who passes it on, as their words to it do.
 * The usual language isn't stated: whom it reaches sees the shop in their own.
 */
export const spokenIn = (language: string, address: string): string =>
  language === USUAL ? address : `${address}?lng=${language}`;
