import type { Locator } from "@playwright/test";
import type { Language } from "#contract/languages.ts";
import { foreignWords } from "../../foreignWords.ts";
import { expect } from "./market.ts";

/** The members of an element of a page that `readWords` needs. The types of the DOM aren't known on this side. */
interface Part {
  innerText: string;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<Part>;
}

/** Runs in the page: all words that are seen or heard there. */
function readWords(part: Part): string {
  const attributes = ["aria-label", "alt", "title", "placeholder"];
  const labelled = [...part.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
  const labels = labelled.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ""));
  return [part.innerText, ...labels].join("\n").trim();
}

/** Checks that a part of a page says something, and nothing in another language but `given`: what people wrote themselves. */
export async function expectLanguage(part: Locator, language: Language, given: readonly string[] = []) {
  const read = await part.evaluate(readWords);
  expect(read).not.toBe("");
  expect(foreignWords(read, language, given)).toEqual([]);
}
