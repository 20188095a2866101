import type { Language } from "#contract/languages.ts";
import { User } from "#db/models/User.ts";
import { cache } from "../cache/cache.ts";
import { languageKey } from "./languageOf.ts";

/** Keeps the language a person chose. */
export async function setLanguage(userId: number, language: Language): Promise<void> {
  await User.update({ language }, { where: { id: userId } });
  // Where the cache is away, what it holds ends by itself within a minute.
  await cache.delete(languageKey(userId)).catch(() => {});
}
