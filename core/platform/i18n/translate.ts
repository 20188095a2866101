import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { textsFolder } from "#config/folders.ts";
import type { Language } from "#contract/languages.ts";
import type { Messages } from "./messages.ts";

/** The Fluent key of a message. */
export type MessageKey = keyof Messages;
export type Values = Record<string, string | number>;
type All<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer Both) => void
  ? Both
  : never;
/** The values that a message needs, as an argument; those of all where it is one of several. */
export type ValuesOf<Key extends MessageKey> = [Messages[Key]] extends [never]
  ? [values?: Values]
  : [values: All<Messages[Key]>];
/** A message with its values. */
export type Phrase = {
  [Key in MessageKey]: [Messages[Key]] extends [never]
    ? { key: Key; values?: Values }
    : { key: Key; values: Messages[Key] };
}[MessageKey];
/** Messages that need no other values than these, by default none. */
export type KeyWith<Given = Values> = {
  [Key in MessageKey]: [Messages[Key]] extends [never] ? Key : Given extends Messages[Key] ? Key : never;
}[MessageKey];

const files = readdirSync(textsFolder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ftl"))
  .sort();

/** Reads all Fluent messages of a language as they are written: every word the bot, its notices and the API's refusals say. */
export function readMessages(language: Language): string {
  return files
    .filter((file) => basename(dirname(file)) === language)
    .map((file) => readFileSync(join(textsFolder, file), "utf8"))
    .join("\n");
}

function load(language: Language): FluentBundle {
  // A language whose plural forms Node doesn't know counts as English does, not as the machine's own.
  // Isolating marks around values would break phone numbers and links in messages.
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  bundle.addResource(new FluentResource(readMessages(language)));
  return bundle;
}

const bundles = new Map<Language, FluentBundle>();

/** A value that isn't known: a dash where it is said, 0 where words are chosen by it. */
class Unknown extends FluentNumber {
  constructor() {
    super(0);
  }
  override toString(): string {
    return "–";
  }
}

function find(language: Language, key: MessageKey) {
  const bundle = bundles.get(language) ?? load(language);
  bundles.set(language, bundle);
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`No message ${key} in ${language}`);
  return { bundle, pattern };
}

/** Says a Fluent message in a language. */
export function translate<Key extends MessageKey>(
  language: Language,
  key: Key,
  ...[values]: ValuesOf<Key>
): string {
  const { bundle, pattern } = find(language, key);
  return bundle.formatPattern(pattern, values as Values | undefined);
}

/** Says a message with its values in a language. */
export const translatePhrase = (language: Language, { key, values = {} }: Phrase): string =>
  translate(language, key, ...([values] as unknown as ValuesOf<typeof key>));

/**
 * Says a Fluent message whose values were stored by older code, so that some that it names may be missing: these are said
 * as a dash, and an optional part that is left out at 0 is left out.
 * @throws when the key is missing.
 */
export function translateKept(language: Language, key: MessageKey, values: Values): string {
  const { bundle, pattern } = find(language, key);
  const known: Record<string, FluentVariable> = { ...values };
  for (;;) {
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, known, errors);
    const missing = errors.flatMap(
      ({ message }) => /^Unknown variable: \$([\w-]+)$/.exec(message)?.[1] ?? [],
    );
    if (missing.length === 0) return said;
    // Another variant may now be chosen, which names others.
    for (const name of missing) known[name] = new Unknown();
  }
}
