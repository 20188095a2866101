/** Bound of Telegram for the words below a photo, in UTF-16 units without their markup. https://core.telegram.org/bots/api#sendphoto */
export const CAPTION_MAX = 1024;

/** Whether words in Telegram's HTML fit below a photo. Telegram counts what is left once tags and entities are read. */
export const fitsCaption = (html: string): boolean =>
  html.replace(/<[^>]*>/g, "").replace(/&[a-z]+;/g, "&").length <= CAPTION_MAX;
