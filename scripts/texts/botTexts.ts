import { FluentResource } from "@fluent/bundle";
import { type Language, languages } from "#contract/languages.ts";
import { readMessages } from "#core/platform/i18n/translate.ts";
import { PLURALS, type Text, type TextSet } from "./textSet.ts";

/** The parts of a message; values and messages may stand anywhere in it. */
interface Parts {
  values: Set<string>;
  counts: Set<string>;
  messages: Set<string>;
  plurals: Text["plurals"];
}

interface Choice {
  selector: { name?: string };
  variants: { key: { type: string; value: unknown } }[];
  /** Which variant is the default. */
  star: number;
}

function addChoice({ selector, variants, star }: Choice, { counts, plurals }: Parts) {
  const named = variants.filter((_, place) => place !== star).map(({ key }) => key);
  const forms = named.map(({ value }) => String(value)).filter((name) => PLURALS.has(name));
  if (forms.length > 0) plurals.push({ forms, hasDefault: true });
  const isByNumber = forms.length > 0 || named.some(({ type }) => type === "num");
  if (isByNumber && selector.name) counts.add(selector.name);
}

function collect(node: unknown, parts: Parts): Parts {
  if (typeof node !== "object" || node === null) return parts;
  const { type, name } = node as { type?: string; name?: string };
  if (type === "var" && name) parts.values.add(name);
  if (type === "mesg" && name) parts.messages.add(name);
  if (type === "select") addChoice(node as Choice, parts);
  for (const child of Object.values(node)) collect(child, parts);
  return parts;
}

const partsOf = (pattern: unknown) =>
  collect(pattern, { values: new Set(), counts: new Set(), messages: new Set(), plurals: [] });

/** A message with the values of those that it is made of. */
function join(key: string, all: ReadonlyMap<string, Parts>): Text {
  const own = all.get(key) ?? partsOf(null);
  const others = [...own.messages].map((name) => join(name, all));
  const names = (which: "values" | "counts") =>
    [...new Set([...own[which], ...others.flatMap((other) => other[which])])].sort();
  return { values: names("values"), counts: names("counts"), plurals: own.plurals, said: [] };
}

/** The messages of a language by their keys. */
export function readBotMessages(language: Language): Map<string, Text> {
  const { body } = new FluentResource(readMessages(language));
  const parts = new Map(body.map(({ id, value }) => [id, partsOf(value)]));
  return new Map([...parts.keys()].map((key) => [key, join(key, parts)]));
}

/** Reads the texts of the bot, its messages and the pages' heads. */
export const readBotTexts = (): TextSet => ({
  name: "bot",
  texts: new Map(languages.map((language) => [language, readBotMessages(language)])),
  quoted: [...readMessages("ru").matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)].map(([, key = ""]) => key),
  code: ["bot", "core", "api", "worker", "contract"],
});
