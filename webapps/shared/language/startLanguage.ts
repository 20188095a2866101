import { type Language, toLanguage } from "#contract/languages.ts";
import { whenMoved } from "../storage/own.ts";
import { detectLanguage, keepLanguage } from "./detectLanguage.ts";
import { keptLanguage, type LanguageSources } from "./pickLanguage.ts";
import { activateLanguage, activeLanguage, addWords } from "./words.ts";

interface LanguageChoice<Known extends string> extends LanguageSources {
  languages: readonly [Known, ...Known[]];
  /** Loads the words of one language, each a chunk of its own. */
  load(language: Known): Promise<Record<string, string>>;
}

let choice: LanguageChoice<string> | undefined;
/** Languages whose own words are loaded; those of later parts come in all languages at once. */
const loaded = new Set<string>();

function settle(language: string) {
  document.documentElement.lang = language;
  if (choice) keepLanguage(choice.storageKey, language);
}

/** Finds the first language, loads its words and keeps the choice. */
export async function startLanguage<Known extends string>(languages: LanguageChoice<Known>): Promise<void> {
  const known: LanguageChoice<string> = languages;
  choice = known;
  const language = detectLanguage(languages);
  // Only the active language is loaded: a test promises that no key is missing in any.
  addWords(language, await known.load(language));
  activateLanguage(language);
  loaded.add(language);
  settle(language);
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

/** Switches the interface; the words are loaded first, so nothing is ever shown half translated. */
export async function switchLanguage(language: string): Promise<void> {
  if (choice && !loaded.has(language)) {
    addWords(language, await choice.load(language));
    loaded.add(language);
  }
  unstate();
  activateLanguage(language);
  settle(language);
}

/** In a page that stays, whoever signs in gets the language that is theirs; a guest gets the browser's again. */
async function followOwner() {
  if (!choice) return;
  const language = keptLanguage(choice) ?? detectLanguage(choice);
  if (language !== activeLanguage()) await switchLanguage(language);
  else settle(language);
}
// Words that don't come leave the page in the language that it speaks.
whenMoved(() => void followOwner().catch(() => undefined));
