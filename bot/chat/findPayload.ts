import { lettersOf } from "#contract/cutText.ts";

const PREFIX = "find_";
/** Half of a letter beyond the first plane, which is no text by itself. */
const LONE_HALF = /\p{Surrogate}/gu;
/** Telegram's bound of a start payload, in letters of base64url, of which four are three bytes. */
const BYTES_MAX = Math.floor(((64 - PREFIX.length) * 3) / 4);

/** The start payload that leads to a search for words, cut to what it can hold. */
export function writeFindPayload(words: string): string {
  const whole = words.replace(LONE_HALF, "");
  let held = "";
  for (const letter of lettersOf(whole)) {
    if (Buffer.byteLength(held + letter) > BYTES_MAX) break;
    held += letter;
  }
  // Half a word would be looked for as a word; one that is longer than all there is room for is cut all the same.
  if (held !== whole && !/^\s/.test(whole.slice(held.length))) held = held.replace(/\s+\S*$/, "");
  return held.trim() ? PREFIX + Buffer.from(held.trim()).toString("base64url") : "find";
}

/** The words that such a payload says behind its prefix; "" where it is broken. */
export function readFindPayload(value: string): string {
  const words = Buffer.from(value, "base64url").toString("utf8");
  return words.includes("\uFFFD") || words.includes("\0") ? "" : words;
}
