import { own } from "#webapps/shared/storage/own.ts";
import { getTelegram } from "../telegram/telegram.ts";
import { type LanguageSources, pickLanguage } from "./pickLanguage.ts";

/** The language of this start: what was chosen or kept, else the messenger's or the browser's. */
export function detectLanguage(sources: LanguageSources): string {
  return pickLanguage(sources, getTelegram().user);
}

/** Keeps the language for the next start. */
export function keepLanguage(storageKey: LanguageSources["storageKey"], language: string) {
  own.set(storageKey, language);
}
