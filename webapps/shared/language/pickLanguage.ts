import { own, ownTab } from "../storage/own.ts";
import type { OwnName, OwnTabName } from "../storage/ownNames.ts";

export interface LanguageSources {
  /** The languages of the app, the default and fallback first. */
  languages: readonly [string, ...string[]];
  /** The language for a messenger user whose own isn't among them. */
  otherwise: string;
  /** Where the choice is kept in local storage. */
  storageKey: OwnName & OwnTabName;
}

function readCookie(name: string): string | undefined {
  try {
    const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
    return pairs.find(([key]) => key === name)?.[1];
  } catch {
    // A frame that is refused storage is refused cookies, too.
    return undefined;
  }
}

const speak = (languages: readonly string[], tag: string | null | undefined) =>
  languages.find((language) => language === tag?.slice(0, 2).toLowerCase());

const stated = () => new URLSearchParams(location.search).get("lng");

/** The language that the address states, where the app speaks it. */
export const statedLanguage = ({ languages }: LanguageSources): string | undefined =>
  speak(languages, stated());

/** The language that this person has kept on this device, where the app still speaks it. */
export const keptLanguage = ({ languages, storageKey }: LanguageSources): string | undefined =>
  speak(languages, own.get(storageKey));

/**
 * The first language: `?lng`, cookie `i18next`, what this person chose before on this device or in this tab. Then, where the
 * messenger names who launched the app, their language when it is one of ours, else `otherwise`. Where nobody is named, also in a
 * messenger, the browser's, the html tag's, the default.
 */
export function pickLanguage(
  { languages, otherwise, storageKey }: LanguageSources,
  user: { languageCode: string | undefined } | undefined,
): string {
  const tags = [
    stated(),
    readCookie("i18next"),
    own.get(storageKey),
    ownTab.get(storageKey),
    ...(user ? [user.languageCode, otherwise] : [...navigator.languages, document.documentElement.lang]),
  ];
  return tags.map((tag) => speak(languages, tag)).find((language) => language !== undefined) ?? languages[0];
}
