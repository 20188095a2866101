import { type Language, toLanguage } from "#contract/languages.ts";
import { cache } from "#core/platform/cache/cache.ts";
import { User } from "#db/models/User.ts";

const KEPT_SECONDS = 60;

export const languageKey = (userId: number) => `language:${userId}`;

/** The language of a person; undefined when there is no such person. */
export async function languageOf(userId: number): Promise<Language | undefined> {
  const known = toLanguage(await cache.get(languageKey(userId)));
  if (known) return known;
  const user = await User.findByPk(userId, { attributes: ["language"] });
  if (user) await cache.set(languageKey(userId), user.language, KEPT_SECONDS);
  return user?.language;
}
