import type { Language } from "#contract/languages.ts";
import { cleanLine, isVisible } from "#contract/words.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { findRisk } from "./findRisk.ts";
import { plainNumbers } from "./plainWords.ts";

/** With so many digits a name is a phone. */
const PHONE_DIGITS = 7;

const isPhone = (name: string) => (plainNumbers(name).match(/\d/g)?.length ?? 0) >= PHONE_DIGITS;

/**
 * The first name of one side of a conversation as the other is shown it, in one line. Telegram lets anything be a name:
 * one that leads out of the chat (a link, an @name, a phone, a card), or shows nothing, is the word for the side.
 * @param language of whoever reads it.
 */
export function shownName(firstName: string, side: "buyer" | "seller", language: Language): string {
  const name = cleanLine(firstName);
  if (isVisible(name) && !findRisk(name) && !isPhone(name)) return name;
  return translate(language, side === "seller" ? "name-seller" : "name-buyer");
}
