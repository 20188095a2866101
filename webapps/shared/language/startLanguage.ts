import { type Language, toLanguage } from "#contract/languages.ts";
import { whenMoved } from "../storage/own.ts";
import { detectLanguage, keepLanguage } from "./detectLanguage.ts";
import { keptLanguage, type LanguageSources, statedLanguage } from "./pickLanguage.ts";
import { activateLanguage, activeLanguage, addWords } from "./words.ts";

interface LanguageChoice<Known extends string> extends LanguageSources {
  languages: readonly [Known, ...Known[]];
  /** Loads the words of one language, each a chunk of its own. */
  load(language: Known): Promise<Record<string, string>>;
}

let choice: LanguageChoice<string> | undefined;
/** Languages whose own words are loaded; those of later parts come in all languages at once. */
const loaded = new Set<string>();

function show(language: string) {
  activateLanguage(language);
  document.documentElement.lang = language;
}

/**
 * Finds the first language and loads its words. One that the address states is kept; one that the messenger or the browser
 * tells isn't, as nobody has chosen it.
 */
export async function startLanguage<Known extends string>(languages: LanguageChoice<Known>): Promise<void> {
  const known: LanguageChoice<string> = languages;
  choice = known;
  const language = detectLanguage(languages);
  // Only the active language is loaded: a test promises that no key is missing in any.
  addWords(language, await known.load(language));
  loaded.add(language);
  show(language);
  if (statedLanguage(languages)) keepLanguage(languages.storageKey, language);
}

/** The language of the interface now; undefined before the first is known. */
export function currentLanguage(): Language | undefined {
  return toLanguage(activeLanguage());
}

/** Removes the language from the address, which would bring it back when the page is opened again. */
function unstate() {
  const address = new URL(location.href);
  if (!address.searchParams.has("lng")) return;
  address.searchParams.delete("lng");
  history.replaceState(history.state, "", address);
}

/** Loads the words first, so nothing is ever shown half translated. */
async function turnTo(language: string): Promise<void> {
  if (choice && !loaded.has(language)) {
    addWords(language, await choice.load(language));
    loaded.add(language);
  }
  unstate();
  show(language);
}

/** Switches the interface to a language that the person has chosen, and keeps the choice. */
export async function switchLanguage(language: string): Promise<void> {
  await turnTo(language);
  if (choice) keepLanguage(choice.storageKey, language);
}

/** In a page that stays, whoever signs in gets the language that is theirs; a guest gets the browser's again. */
async function followOwner() {
  if (!choice) return;
  const language = keptLanguage(choice) ?? detectLanguage(choice);
  if (language !== activeLanguage()) await turnTo(language);
}
// Words that don't come leave the page in the language that it speaks.
whenMoved(() => void followOwner().catch(() => undefined));
