import i18next from "i18next";
import { useSyncExternalStore } from "react";
import type { ru } from "../locales/ru.ts";

type Plural = "_one" | "_few" | "_many" | "_other";
/** Names of texts as they are asked for: plural forms share one. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Key extends `${infer Stem}${Plural}` ? Stem : Key;
}[keyof Texts & string];

export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

function subscribe(notify: () => void): () => void {
  i18next.on("languageChanged", notify);
  return () => i18next.off("languageChanged", notify);
}

/** A hook that gives texts by the keys of one app's words, checked by the compiler. */
export function textsOf<Texts>() {
  return function useText(): { t: Translate<TextKey<Texts>>; language: string } {
    const language = useSyncExternalStore(subscribe, () => i18next.language);
    return { t: (key, values) => i18next.t(key, values ?? {}), language };
  };
}

export const useSharedText = textsOf<typeof ru>();
