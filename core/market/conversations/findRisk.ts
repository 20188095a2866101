import { hasCard } from "./cardNumber.ts";
import { LINKS, SPELT, SPELT_LINK } from "./linkShapes.ts";
import { oneAlphabet, plainNumbers, plainWords } from "./plainWords.ts";

/** Why words are held back: they lead out of the chat, or name a bank card, alone or with the messages before. */
export type Risk = "link" | "card" | "cardParts";

/** Signs that are drawn as a dot in the middle of a word. */
const DOTS = /(?<=[\p{L}\p{N}])[。·•∙⋅‧・●](?=[\p{L}\p{N}])/gu;

const isSpelt = (words: string) =>
  [...words.matchAll(SPELT)].some(([letters]) =>
    SPELT_LINK.test(oneAlphabet(letters.replace(/[\s_*|~·•-]/g, ""))),
  );

function leadsOut(text: string): boolean {
  const words = plainWords(text).replace(DOTS, ".");
  return LINKS.some((link) => link.test(words) || link.test(oneAlphabet(words))) || isSpelt(words);
}

/**
 * Says why words that one person writes to another should not just be passed on, if they shouldn't: they name a bank card
 * (an Uzcard's or Humo's, or one whose digits come out as a card's do), or a link, a name of Telegram or a letter's
 * address. Spaces, letters and digits of other scripts, said digits and "точка" instead of a dot change nothing.
 */
export function findRisk(text: string): Risk | undefined {
  if (hasCard(plainNumbers(text))) return "card";
  return leadsOut(text) ? "link" : undefined;
}
