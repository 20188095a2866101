import { config } from "#config";

/** Languages that a listing is written and read in. */
export type ListingLanguage = "ru" | "uz";

/** What a translation is made of and what it gives: plain text. */
export interface Words {
  name: string;
  description: string;
}

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
