import { useSyncExternalStore } from "react";
import type { ru } from "../locales/ru.ts";
import { activeLanguage, languageTurn, listenToLanguage, tell } from "./words.ts";

type Plural = "_one" | "_few" | "_many" | "_other";
/** Names of texts as they are asked for: plural forms share one. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Key extends `${infer Stem}${Plural}` ? Stem : Key;
}[keyof Texts & string];

/** Names of the values in a text. */
type Places<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Places<Rest> : never;
/** The needs of a text: its values, and the number that its forms are chosen by. */
type Needs<Texts, Key extends string> =
  | Places<Texts[keyof Texts & (Key | `${Key}${Plural}`)]>
  | (`${Key}_other` extends keyof Texts ? "count" : never);
type Values<Name extends string> = Record<Name, string | number>;

/** Names of texts that need no other values than these, by default none. */
export type KeyWith<Texts, Given extends string = never> = {
  [Key in TextKey<Texts>]: [Exclude<Needs<Texts, Key>, Given>] extends [never] ? Key : never;
}[TextKey<Texts>];

/** Says texts by their keys with what each needs. */
type TranslateOf<Texts> = <Key extends TextKey<Texts>>(
  key: Key,
  ...values: [Needs<Texts, Key>] extends [never]
    ? [values?: Values<string>]
    : [values: Values<Needs<Texts, Key>>]
) => string;
/** Says some texts of an app, as a parameter; what they need isn't checked there. */
// biome-ignore lint/suspicious/noExplicitAny: each app's own check of values is taken, whatever it asks for.
export type Translate<Key extends string> = (key: Key, values?: any) => string;

/** A hook that gives texts by the keys of one app's words, checked by the compiler. */
export function textsOf<Texts>() {
  return function useText(): { t: TranslateOf<Texts>; language: string } {
    useSyncExternalStore(listenToLanguage, languageTurn);
    return { t: tell as TranslateOf<Texts>, language: activeLanguage() };
  };
}

export const useSharedText = textsOf<typeof ru>();
