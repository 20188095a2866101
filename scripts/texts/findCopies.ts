import type { Language } from "#contract/languages.ts";
import { readMessages } from "#core/platform/i18n/translate.ts";
import { readAppTexts } from "./appTexts.ts";

/** The words of texts of some place, by language and key. */
interface Said {
  name: string;
  texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Texts of a language that say word for word what another language's do, a line a text: those still to be translated. */
export function findCopies({ name, texts }: Said, language: string): string[] {
  const others = [...texts].filter(([other]) => other !== language);
  return [...(texts.get(language) ?? [])].flatMap(([key, said]) => {
    const from = others.find(([, words]) => words.get(key) === said)?.[0];
    // Values and single letters are the same everywhere.
    const hasWords = /\p{L}{2}/u.test(said.replace(/\{\{\w+\}\}|\{ [\w$-]+ \}/g, ""));
    return from && hasWords ? [`${name}, ${language}: ${key} is that of ${from}`] : [];
  });
}

/** The bot's messages as they are written, by their keys. */
const messagesOf = (language: Language) =>
  new Map(
    [...readMessages(language).matchAll(/^([a-z][\w-]*) =((?:.*\n(?:[ \t].*\n|\n(?=[ \t]))*))/gm)].map(
      ([, key = "", said = ""]): [string, string] => [key, said],
    ),
  );

/** Returns the texts that nobody has translated yet, of all that people read in a language. */
export async function findAllCopies(language: Language, known: readonly Language[]): Promise<string[]> {
  const bot = { name: "bot", texts: new Map(known.map((one) => [one, messagesOf(one)])) };
  const apps = (await readAppTexts()).map(({ name, texts }) => ({
    name,
    texts: new Map(
      [...texts].map(([one, words]) => [
        one,
        new Map([...words].map(([key, { said }]) => [key, said.join("\n")])),
      ]),
    ),
  }));
  return [bot, ...apps].flatMap((place) => findCopies(place, language));
}
