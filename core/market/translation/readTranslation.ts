import { z } from "zod";
import { Line, Remark } from "#contract/common.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "#contract/limits.ts";
import { onlyDigits, plainDigits } from "#contract/plainDigits.ts";
import type { ListingLanguage, Words } from "./translator.ts";

/** A translator answered, but not with a translation; `code` names the fault. */
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
  name: Line(NAME_MAX),
  description: Remark(DESCRIPTION_MAX),
});

/** Texts with fewer letters may be a brand and a model alone, which are the same in every language. */
const FEW_LETTERS = 30;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Whether a text can be in a language, by its letters; Russian may be full of foreign names. */
function canBeIn(language: ListingLanguage, text: string): boolean {
  const cyrillic = count(text, /\p{Script=Cyrillic}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (cyrillic + latin < FEW_LETTERS) return true;
  return language === "ru" ? cyrillic * 10 >= latin : latin >= cyrillic;
}

/** How much longer than the original a translation may be, in characters. */
const longest = (text: string) => 3 * text.length + 100;
/** Links out of the market: addresses, names of Telegram and numbers that may be phones. */
const LINK =
  /(?:\w+:\/\/|www\.)\S+|[\p{L}\d-]+\.(?:uz|ru|com|net|org|me|info|io|app|link|shop|store|site|online|su|kz|biz|top|xyz)(?![\p{L}\d])\S*/giu;
const PERSON = /@\w{3,}/g;
const NUMBER = /\d(?:[\s().,\-–]{0,2}\d){6,}/g;

/** Whether a translation leads somewhere that the original doesn't name: it would speak for the seller. */
function leadsElsewhere(translated: string, original: string): boolean {
  const told = original.toLowerCase();
  const digits = onlyDigits(original);
  const names = [...(translated.match(LINK) ?? []), ...(translated.match(PERSON) ?? [])];
  const numbers = (plainDigits(translated).match(NUMBER) ?? []).map((number) => number.replace(/\D/g, ""));
  return (
    names.some((name) => !told.includes(name.toLowerCase().replace(/[\p{P}]+$/u, ""))) ||
    numbers.some((number) => !digits.includes(number))
  );
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
  if (name.length > longest(original.name) || description.length > longest(original.description)) {
    throw new BadTranslation("unfit");
  }
  if (leadsElsewhere(`${name}\n${description}`, `${original.name}\n${original.description}`)) {
    throw new BadTranslation("unfit");
  }
  if (description === original.description.trim() && count(description, /\p{L}/gu) >= FEW_LETTERS) {
    throw new BadTranslation("unchanged");
  }
  if (!canBeIn(into, `${name} ${description}`)) throw new BadTranslation("other_language");
  return { name, description };
}
