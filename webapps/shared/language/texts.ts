import { useSyncExternalStore } from "react";
import type { ru } from "../locales/ru.ts";
import { activeLanguage, languageTurn, listenToLanguage, tell } from "./words.ts";

type Plural = "_one" | "_few" | "_many" | "_other";
/** Names of texts as they are asked for: plural forms share one. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Key extends `${infer Stem}${Plural}` ? Stem : Key;
}[keyof Texts & string];

export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** A hook that gives texts by the keys of one app's words, checked by the compiler. */
export function textsOf<Texts>() {
  return function useText(): { t: Translate<TextKey<Texts>>; language: string } {
    useSyncExternalStore(listenToLanguage, languageTurn);
    return { t: tell, language: activeLanguage() };
  };
}

export const useSharedText = textsOf<typeof ru>();
