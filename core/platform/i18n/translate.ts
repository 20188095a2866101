import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "#contract/languages.ts";

const bot = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..", "bot");

/** Every Fluent file of the bot, as `bot/…/texts/<language>/<about>.ftl` beside the feature that it belongs to. */
const files = readdirSync(bot, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ftl"))
  .sort();

/** Reads all Fluent messages of a language as they are written: every word the bot, its notices and the API's refusals say. */
export function readMessages(language: Language): string {
  return files
    .filter((file) => basename(dirname(file)) === language)
    .map((file) => readFileSync(join(bot, file), "utf8"))
    .join("\n");
}

function load(language: Language): FluentBundle {
  // Isolating marks around values would break phone numbers and links in messages.
  const bundle = new FluentBundle(language, { useIsolating: false });
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

function find(language: Language, key: string) {
  const bundle = bundles.get(language) ?? load(language);
  bundles.set(language, bundle);
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`No message ${key} in ${language}`);
  return { bundle, pattern };
}

/**
 * Says a Fluent message in a language.
 * @throws when the key is missing, which a test of the files rules out, or a value is.
 */
export function translate(
  language: Language,
  key: string,
  values: Record<string, FluentVariable> = {},
): string {
  const { bundle, pattern } = find(language, key);
  return bundle.formatPattern(pattern, values);
}

/**
 * Says a Fluent message whose values were stored by older code, so that some that it names may be missing: these are said
 * as a dash, and an optional part that is left out at 0 is left out.
 * @throws when the key is missing.
 */
export function translateKept(
  language: Language,
  key: string,
  values: Record<string, FluentVariable>,
): string {
  const { bundle, pattern } = find(language, key);
  const known = { ...values };
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
