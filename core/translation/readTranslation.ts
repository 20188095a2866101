import { z } from "zod";
import { Text } from "#contract/common.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "#contract/limits.ts";
import type { ListingLanguage, Words } from "./translator.ts";

/** That a translator answered, but not with a translation; `code` says what is wrong with it. */
export class BadTranslation extends Error {
  override name = "BadTranslation";
  readonly code: "unreadable" | "unfit" | "unchanged" | "other_language";

  constructor(code: BadTranslation["code"]) {
    super(code);
    this.code = code;
  }
}

const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]).rest(z.unknown()),
});
const Answer = z.object({
  name: Text.transform((name) => name.replace(/\s+/g, " ").trim()).pipe(z.string().min(1).max(NAME_MAX)),
  description: Text.trim().max(DESCRIPTION_MAX),
});

/** So few letters may be a brand and a model alone, which are the same in every language. */
const FEW_LETTERS = 30;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Whether a text can be in a language, by its letters; Russian may be full of foreign names. */
function canBeIn(language: ListingLanguage, text: string): boolean {
  const cyrillic = count(text, /\p{Script=Cyrillic}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (cyrillic + latin < FEW_LETTERS) return true;
  return language === "ru" ? cyrillic * 10 >= latin : latin >= cyrillic;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadTranslation("unreadable");
  }
}

/**
 * Takes the translation out of a chat completion. Models like to wrap JSON in a fence or a sentence, so what stands
 * between the outermost braces counts.
 * @throws {BadTranslation} when it isn't one.
 */
export function readTranslation(body: string, original: Words, into: ListingLanguage): Words {
  const completion = Completion.safeParse(parse(body));
  if (!completion.success) throw new BadTranslation("unreadable");
  const { content } = completion.data.choices[0].message;
  const answer = Answer.safeParse(parse(content.slice(content.indexOf("{"), content.lastIndexOf("}") + 1)));
  if (!answer.success) throw new BadTranslation("unfit");

  const { name, description: told } = answer.data;
  const hasDescription = original.description.trim() !== "";
  if (hasDescription && told === "") throw new BadTranslation("unfit");
  const description = hasDescription ? told : "";
  if (description === original.description.trim() && count(description, /\p{L}/gu) >= FEW_LETTERS) {
    throw new BadTranslation("unchanged");
  }
  if (!canBeIn(into, `${name} ${description}`)) throw new BadTranslation("other_language");
  return { name, description };
}
