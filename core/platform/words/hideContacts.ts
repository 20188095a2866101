import { plainApostrophes } from "#contract/apostrophes.ts";
import { DOLLARS, SCALE_WORD, SUM } from "#contract/priceWords.ts";

/** Nine digits and more of any script, in boxes too, however they are parted. */
const DIGITS = /\+?\(?\p{Nd}(?:(?:\uFE0F|\u20E3|[\s()./_·•\u2212\p{Pd}])*\p{Nd}){8,}\uFE0F?\u20E3?/gu;
/** Words behind digits that make them a price. */
const MONEY = new RegExp(`^\\s*(?:${SUM}|${DOLLARS}|${SCALE_WORD})`, "iu");

const ADDRESSES = [
  /(?:https?:\/\/)?(?:www\.)?(?:t|telegram|wa)\.me\/\S+/gi,
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /(?<![\p{L}\d])@[a-z]\w{3,}/giu,
];

/** A text that strangers' machines may keep: without the phones, addresses and usernames that people write into it. */
export function hideContacts(text: string): string {
  const quiet = text.replace(DIGITS, (digits: string, at: number) =>
    !digits.startsWith("+") && MONEY.test(plainApostrophes(text.slice(at + digits.length))) ? digits : "…",
  );
  return ADDRESSES.reduce((shown, address) => shown.replace(address, "…"), quiet);
}
