import { type Language, languages, toLanguage } from "#contract/languages.ts";
import type { ApiContext } from "./state.ts";

/** The language that a request's headers ask for; undefined for none of ours. */
export function askedLanguage(ctx: ApiContext): Language | undefined {
  // Without the header, Koa takes any for asked.
  const asked = ctx.get("Accept-Language") && ctx.acceptsLanguages(...languages);
  return toLanguage(asked || undefined);
}
