import { foldListingCounts } from "#core/market/lifecycle/foldListingCounts.ts";
import { refreshLexicon } from "#core/market/search/refreshLexicon.ts";
import { refreshPhrases } from "#core/market/search/refreshPhrases.ts";

/** Makes what rules keep beside the listings agree with them, as the worker's jobs do in time. */
export async function refreshDerived(say: (line: string) => void): Promise<void> {
  say("adding up counters");
  await foldListingCounts();
  say("reading words for the lexicon");
  await refreshLexicon();
  say("making suggestions");
  await refreshPhrases();
}
