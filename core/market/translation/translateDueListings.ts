import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { type ClaimedTranslation, claimTranslations } from "./claimTranslations.ts";
import { postponeTranslation } from "./postponeTranslation.ts";
import { BadTranslation } from "./readTranslation.ts";
import { saveTranslation } from "./saveTranslation.ts";
import { translateText } from "./translateText.ts";
import { findTranslator, type Translator } from "./translator.ts";

/** Listings sent to the translator at once. */
const BATCH = 5;
/** For so long a run begins new batches: the next minute's goes on from there. */
const RUN_MS = 45_000;
/** Minutes to wait after the first try that failed, the second and so on; the one after the last gives it up. */
const BACKOFF = [1, 5, 30, 120];

/** `away` means that the translator is the trouble, not what it said. */
type Result = "translated" | "outdated" | "failed" | "away";

async function recordFailure(claimed: ClaimedTranslation, error: unknown): Promise<Result> {
  const minutes = BACKOFF[claimed.tries] ?? null;
  await postponeTranslation(claimed, { minutes, tries: claimed.tries + 1 });
  const told = { listingId: claimed.id, tries: claimed.tries + 1, error: describeError(error) };
  if (minutes === null) log.warn(told, "a listing's translation is given up");
  else log.info(told, "a listing isn't translated yet");
  return error instanceof BadTranslation ? "failed" : "away";
}

async function translateListing(
  claimed: ClaimedTranslation,
  translator: Translator,
  stopping: AbortSignal | undefined,
): Promise<Result> {
  try {
    const into = claimed.originalLang === "ru" ? "uz" : "ru";
    const translated = await translateText(claimed, into, translator, stopping);
    return (await saveTranslation(claimed, translated)) ? "translated" : "outdated";
  } catch (error) {
    if (!stopping?.aborted) return recordFailure(claimed, error);
    await postponeTranslation(claimed, { minutes: 0, tries: claimed.tries });
    return "away";
  }
}

/**
 * Translates listings on sale whose words are new, several at once, outside of any transaction. A run ends early when
 * the translator doesn't answer, so that its bad hour costs few listings a try. Without a translator they stay due.
 * @returns how many were translated.
 */
export async function translateDueListings(
  stopping?: AbortSignal,
  translator: Translator | undefined = findTranslator(),
): Promise<number> {
  if (!translator) return 0;
  const endsAt = Date.now() + RUN_MS;
  let translated = 0;
  while (Date.now() < endsAt && !stopping?.aborted) {
    const claimed = await claimTranslations(BATCH);
    const results = await Promise.all(claimed.map((one) => translateListing(one, translator, stopping)));
    translated += results.filter((result) => result === "translated").length;
    if (claimed.length < BATCH || results.includes("away")) break;
  }
  return translated;
}
