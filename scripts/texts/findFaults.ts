import { namesKey } from "./namedKeys.ts";
import type { Text, TextSet } from "./textSet.ts";

/** The forms that a text of a language lacks, and those that its language has no number for. */
function formFaults(language: string, { plurals }: Text): string[] {
  const { pluralCategories } = new Intl.PluralRules([language, "en"]).resolvedOptions();
  const needed = (hasDefault: boolean) =>
    pluralCategories.filter((form) => !(hasDefault && (form === "many" || form === "other")));
  return plurals.flatMap(({ forms, hasDefault }) => [
    ...needed(hasDefault)
      .filter((form) => !forms.includes(form))
      .map((form) => `has no form for ${form}`),
    ...forms
      .filter((form) => !pluralCategories.some((category) => category === form))
      .map((form) => `has a form for ${form}, which the language never uses`),
  ]);
}

function faultsOf(language: string, text: Text, [first, model]: [string, Text | undefined]): string[] {
  const [own, other] = [text.values, model?.values ?? text.values].map((names) => names.join(", "));
  return [
    ...(text.said.some((words) => words.trim() === "") ? ["is empty"] : []),
    ...(own === other ? [] : [`has the values (${own}), in ${first} (${other})`]),
    ...(text.poorForms ?? []).map((form) => `lacks a value in ${form}`),
    ...formFaults(language, text),
  ];
}

/** Returns the faults of a set of texts, a line a fault: missing, unused and uneven texts, and their plural forms. */
export function findFaults({ name, texts, code, quoted = [] }: TextSet): string[] {
  const isNamed = namesKey(code);
  const keys = [...new Set([...texts.values()].flatMap((words) => [...words.keys()]))];
  const unused = keys.filter((key) => !quoted.includes(key) && !isNamed(key));
  const [[first, model] = ["", new Map<string, Text>()]] = texts;
  const inLanguages = [...texts].flatMap(([language, words]) =>
    keys.flatMap((key) => {
      const text = words.get(key);
      const faults = text ? faultsOf(language, text, [first, model.get(key)]) : ["is missing"];
      return faults.map((fault) => `${language}: ${key} ${fault}`);
    }),
  );
  return [...inLanguages, ...unused.map((key) => `${key} is used nowhere`)].map(
    (fault) => `${name}, ${fault}`,
  );
}

/** Keys that two folders of one app give a meaning each: the later one would take the other's place. */
export function findRepeated(sets: readonly TextSet[]): string[] {
  const named = sets.flatMap(({ name, texts, code }) =>
    [...new Set([...texts.values()].flatMap((words) => [...words.keys()]))].map((key) => ({
      name,
      app: code[0],
      key,
    })),
  );
  return named.flatMap(({ name, app, key }, place) => {
    const before = named.slice(0, place).find((other) => other.key === key && other.app === app);
    return before ? [`${name}, ${key} is in ${before.name}, too`] : [];
  });
}
