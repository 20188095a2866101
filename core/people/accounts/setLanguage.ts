import type { Language } from "#contract/languages.ts";
import { cache } from "#core/platform/cache/cache.ts";
import { User } from "#db/models/User.ts";
import { afterCommit } from "#db/sequelize.ts";
import { languageKey } from "./languageOf.ts";

interface Told {
  language: Language;
  /** False of what an app shows by itself: it counts only where nothing better is known. */
  isChosen: boolean;
}

/** Keeps the language a person chose, or what an app speaks with somebody of whom no language is known. */
export async function setLanguage(userId: number, { language, isChosen }: Told): Promise<void> {
  await (isChosen
    ? User.update({ language, isLanguageKnown: true }, { where: { id: userId } })
    : User.update({ language }, { where: { id: userId, isLanguageKnown: false } }));
  // Where the cache is away, what it holds ends by itself within a minute.
  await afterCommit(() => cache.delete(languageKey(userId)).catch(() => {}));
}
