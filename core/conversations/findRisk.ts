import { hasCard } from "./cardNumber.ts";
import { plainNumbers, plainWords } from "./plainWords.ts";

/** Why words are held back: they lead out of the chat, or name a bank card, alone or with the messages before. */
export type Risk = "link" | "card" | "cardParts";

/** Ends of addresses that people send each other; a word of theirs before a dot is one. */
const ENDS =
  "com|net|org|info|biz|io|app|site|online|shop|store|xyz|club|link|click|pro|vip|live|life|top|cc|co|me|uz|ru|su|kz|kg|tj|by|ua|tr|cn|in|рф|сайт|онлайн";
/** Those that are no word of ours in a sentence that somebody wrote without a space. */
const SURE_ENDS = "com|net|org|uz|ru|me";
const DOT = String.raw`(?:\s*[([{]\s*(?:\.|dot|точка|тчк|nuqta)\s*[)\]}]\s*|\s+(?:dot|точка|тчк|nuqta)\s+|\s+\.\s*)`;
const WORD = "[a-z0-9а-яё][a-z0-9а-яё-]*";
const END = String.raw`(?![\p{L}\p{N}])`;

const LINKS = [
  /(?:https?|hxxps?|tg)\s*:\s*\/\s*\//u,
  /(?<![\p{L}\p{N}])www\s*\./u,
  // A name of Telegram; what stands before the @ of a letter's address isn't looked at.
  /@\s?[a-z]\w{3,31}/u,
  new RegExp(String.raw`(?<![\p{L}\p{N}])[tт]\s*(?:\.|${DOT})\s*[mм][eе]${END}`, "u"),
  new RegExp(`${WORD}\\.(?:${ENDS})${END}`, "u"),
  new RegExp(`${WORD}${DOT}(?:${SURE_ENDS})${END}`, "u"),
];

/**
 * Says why words that one person writes to another should not just be passed on, if they shouldn't: they name a bank card
 * (an Uzcard's or Humo's, or one whose digits come out as a card's do), or a link, a name of Telegram or a letter's
 * address. Spaces, digits of other scripts and "точка" instead of a dot change nothing.
 */
export function findRisk(text: string): Risk | undefined {
  if (hasCard(plainNumbers(text))) return "card";
  const words = plainWords(text);
  return LINKS.some((link) => link.test(words)) ? "link" : undefined;
}
