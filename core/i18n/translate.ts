import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "#contract/languages.ts";

/** Folder of the Fluent files `<language>.ftl`: every word the bot, its notices and the API's refusals say. */
export const localesFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "bot", "locales");

function load(language: Language): FluentBundle {
  // Isolating marks around values would break phone numbers and links in messages.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(localesFolder, `${language}.ftl`), "utf8")));
  return bundle;
}

const bundles = new Map<Language, FluentBundle>();

/**
 * Says a Fluent message in a language.
 * @throws when the key is missing, which a test of the files rules out.
 */
export function translate(
  language: Language,
  key: string,
  values: Record<string, FluentVariable> = {},
): string {
  const bundle = bundles.get(language) ?? load(language);
  bundles.set(language, bundle);
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`No message ${key} in ${language}`);
  return bundle.formatPattern(pattern, values);
}
