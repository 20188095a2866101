import { z } from "zod";
import { config } from "#config";
import { type RowOf, text } from "#db/rows.ts";

/** Languages that a listing is written and read in. */
export const ListingLanguage = z.enum(["ru", "uz"]);

export type ListingLanguage = z.infer<typeof ListingLanguage>;

/** The plain texts of a listing, before and after a translation. */
export const wordsRow = {
  name: text,
  description: text,
};

export type Words = RowOf<typeof wordsRow>;

/** An OpenAI-compatible endpoint. */
export interface Translator {
  /** Address that `/chat/completions` follows. */
  url: string;
  key?: string | undefined;
  model: string;
  /** How long one answer may take; far below a lease. */
  timeoutMs: number;
}

const TIMEOUT_MS = 30_000;

/** The translator of the settings; undefined when there is none, so that only originals are shown. */
export function findTranslator(): Translator | undefined {
  const { TRANSLATOR_URL: url, TRANSLATOR_KEY: key, TRANSLATOR_MODEL: model } = config;
  return url && model ? { url, key, model, timeoutMs: TIMEOUT_MS } : undefined;
}
