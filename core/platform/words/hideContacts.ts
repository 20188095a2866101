import { plainApostrophes } from "#contract/apostrophes.ts";
import { plainDigits } from "#contract/plainDigits.ts";
import { plainSigns } from "#contract/plainSigns.ts";
import { DOLLARS, SCALE_WORD, SUM } from "#contract/priceWords.ts";
import { listPhones } from "./listPhones.ts";

/** Nine digits and more of any script, in boxes too, however they are parted. */
const DIGITS = /\+?\(?\p{Nd}(?:(?:\uFE0F|\u20E3|[\s()./_·•\u2212\p{Pd}])*\p{Nd}){8,}\uFE0F?\u20E3?/gu;
/** Words behind digits that make them a price. */
const MONEY = new RegExp(`^\\s*(?:${SUM}|${DOLLARS}|${SCALE_WORD})`, "iu");

/** Rows of sizes, two numbers with a dash between them, days. */
const LISTED = /^\d{1,3}(?:[ ,]+\d{1,3}){4,}$|\d\s+\p{Pd}\s+\d|\d\d\.\d\d\.\d{4}/u;

const ADDRESSES = [
  /(?:https?:\/\/)?(?:www\.)?(?:t|telegram|wa)\.me\/\S+/gi,
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /(?<![\p{L}\d])@[a-z]\w{3,}/giu,
  /tg:\/\/\S+/gi,
  /(?:https?:\/\/)?(?:www\.)?(?:instagram|facebook|vk|ok|tiktok)\.(?:com|ru)\/\S+/gi,
  /(?<=(?<!\p{L})(?:телеграмм?|telegram|тг|tg|инстаграмм?|инста|instagram|insta)\s?[:=-]\s?)[a-z][\w.]{3,}/giu,
];

/** A text that strangers' machines may keep: without the phones, addresses and usernames that people write into it. */
export function hideContacts(text: string): string {
  const typed = plainDigits(text);
  const phones = listPhones(plainSigns(typed)).toReversed();
  const seen = phones.reduce((left, { from, to }) => `${left.slice(0, from)}…${left.slice(to)}`, typed);
  const quiet = seen.replace(DIGITS, (digits: string, at: number) =>
    !digits.startsWith("+") &&
    (LISTED.test(digits) || MONEY.test(plainApostrophes(seen.slice(at + digits.length))))
      ? digits
      : "…",
  );
  return ADDRESSES.reduce((shown, address) => shown.replace(address, "…"), quiet);
}
