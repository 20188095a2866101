import { type Language, languages } from "#contract/languages.ts";
import type { Broadcast } from "#core/desk/broadcasts/broadcast.ts";

/** The languages in which a broadcast reads differently, as far as the audience has them. */
export function broadcastLanguages({ words: said, audience }: Broadcast, own: Language): Language[] {
  const heard = audience.languages?.length ? audience.languages : languages;
  const written = heard.filter((language) => said[language]);
  const others = heard.filter((language) => !said[language]);
  // Without words for all they get the first there are, which may be for nobody else.
  const rest = others.length > 0 && (said.any || written.length === 0);
  return [...written, ...(rest ? [others.includes(own) ? own : (others[0] ?? own)] : [])];
}
