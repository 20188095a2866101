import { AsyncResource } from "node:async_hooks";
import { schedule as everyTick } from "node-cron";
import { checkNightly } from "#core/desk/figures/checkNightly.ts";
import { sendDigests } from "#core/desk/figures/sendDigests.ts";
import { liftEndedBans } from "#core/desk/people/unbanPerson.ts";
import { alignDays } from "#core/desk/reports/alignDays.ts";
import { expireListings } from "#core/market/lifecycle/expireListings.ts";
import { foldListingCounts } from "#core/market/lifecycle/foldListingCounts.ts";
import { foldOldViews } from "#core/market/lifecycle/foldOldViews.ts";
import { freeReserved } from "#core/market/lifecycle/freeReserved.ts";
import { refreshPricesInSum } from "#core/market/lifecycle/refreshPricesInSum.ts";
import { warnOfExpiry } from "#core/market/lifecycle/warnOfExpiry.ts";
import { askStillSelling } from "#core/market/notices/askStillSelling.ts";
import { tellKeepers } from "#core/market/notices/tellKeepers.ts";
import { expireOffers } from "#core/market/offers/expireOffers.ts";
import { endExpired } from "#core/market/promotions/endPromotions.ts";
import { refreshSavedQueries } from "#core/market/savedSearches/refreshSavedQueries.ts";
import { followSavedSearches } from "#core/market/savedSearches/tellSavedSearches.ts";
import { forgetGonePhrases } from "#core/market/search/forgetGonePhrases.ts";
import { extendLexicon, refreshLexicon } from "#core/market/search/refreshLexicon.ts";
import { refreshPhrases } from "#core/market/search/refreshPhrases.ts";
import { translateDueListings } from "#core/market/translation/translateDueListings.ts";
import { STAR_REFUNDS_CHANNEL } from "#core/money/payments/starPayment.ts";
import { sweepTransactions } from "#core/money/payments/sweepTransactions.ts";
import { askUnsure } from "#core/money/stars/askUnsure.ts";
import { refundCharges } from "#core/money/stars/refundCharges.ts";
import { wipeExpiredCodes } from "#core/people/codes/openCode.ts";
import { wipeAccounts } from "#core/people/deletion/wipeAccounts.ts";
import { cache } from "#core/platform/cache/cache.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { sweepUnusedImages } from "#core/platform/images/sweepUnusedImages.ts";
import { dropOldEvents, ensureEventPartitions } from "#core/platform/jobs/dropOldEvents.ts";
import { runDueJob } from "#core/platform/jobs/runDueJob.ts";
import { sweepOldRows } from "#core/platform/jobs/sweepOldRows.ts";
import { log } from "#core/platform/log/log.ts";
import { markToCall } from "#core/shop/orders/confirmOrder.ts";
import { foldProductCounts } from "#core/shop/products/noteInterest.ts";
import { expireGroups } from "#core/shop/purchase/expireGroups.ts";
import { releaseRewards } from "#core/shop/referral/releaseRewards.ts";
import { remindPeople } from "#core/shop/reminders/remindPeople.ts";

/**
 * When (in UTC), under which name, which rule of core. Several workers may hold the same table: each tick runs once. A
 * rule that may take long is told when the worker stops.
 */
const table: ReadonlyArray<[cron: string, job: string, run: (stopping: AbortSignal) => Promise<unknown>]> = [
  ["5 0 * * *", "ensureEventPartitions", ensureEventPartitions],
  ["10 * * * *", "sweepRefreshTokens", () => sweepOldRows("refreshTokens")],
  ["15 * * * *", "sweepSessions", () => sweepOldRows("sessions")],
  ["20 * * * *", "sweepIdempotencyKeys", () => sweepOldRows("idempotencyKeys")],
  ["25 * * * *", "sweepBotUpdates", () => sweepOldRows("botUpdates")],
  ["30 * * * *", "refreshPhrases", () => refreshPhrases()],
  ["35 * * * *", "sweepUnusedImages", () => sweepUnusedImages()],
  ["40 * * * *", "sweepPhoneCodes", () => sweepOldRows("phoneCodes")],
  ["45 * * * *", "sweepPhoneGuesses", () => sweepOldRows("phoneGuesses")],
  ["* * * * *", "wipeExpiredCodes", wipeExpiredCodes],
  ["50 * * * *", "wipeAccounts", wipeAccounts],
  ["* * * * *", "liftEndedBans", () => liftEndedBans()],
  ["30 3 * * *", "sweepOutbox", () => sweepOldRows("outbox")],
  ["35 3 * * *", "sweepBotStorage", () => sweepOldRows("botStorage")],
  ["38 3 * * *", "sweepAlbums", () => sweepOldRows("albums")],
  ["41 3 * * *", "sweepSavedFinds", () => sweepOldRows("savedFinds")],
  ["42 3 * * *", "sweepSavedSearchMessages", () => sweepOldRows("savedSearchMessages")],
  ["43 3 * * *", "sweepRemovedSearches", () => sweepOldRows("removedSearches")],
  ["37 3 * * *", "sweepDrafts", () => sweepOldRows("drafts")],
  ["45 3 * * *", "sweepConversationMessages", () => sweepOldRows("conversationMessages")],
  ["55 * * * *", "sweepSendTurns", () => sweepOldRows("sendTurns")],
  ["40 3 * * *", "sweepJobRuns", () => sweepOldRows("jobRuns")],
  ["42 3 * * *", "sweepListingNotices", () => sweepOldRows("listingNotices")],
  ["20 21 * * *", "dropOldEvents", dropOldEvents],
  // Also at each start; here for when that failed.
  ["12 * * * *", "alignDays", alignDays],
  ["50 20 * * *", "foldOldViews", () => foldOldViews()],
  ["40 20 * * *", "refreshLexicon", () => refreshLexicon()],
  ["* * * * *", "extendLexicon", () => extendLexicon()],
  ["* * * * *", "forgetGonePhrases", () => forgetGonePhrases()],
  ["* * * * *", "foldListingCounts", foldListingCounts],
  ["* * * * *", "foldProductCounts", foldProductCounts],
  ["* * * * *", "expireGroups", expireGroups],
  ["* * * * *", "markToCall", markToCall],
  ["* * * * *", "remindPeople", remindPeople],
  // Asked often, as nine in the morning is at another minute of UTC in each zone.
  ["*/5 * * * *", "sendDigests", () => sendDigests()],
  ["* * * * *", "followSavedSearches", followSavedSearches],
  ["20 21 * * *", "refreshSavedQueries", (stopping) => refreshSavedQueries({ stopping })],
  ["* * * * *", "releaseRewards", releaseRewards],
  ["10 21 * * *", "refreshPricesInSum", (stopping) => refreshPricesInSum({ stopping })],
  ["*/5 * * * *", "expireListings", () => expireListings()],
  ["*/5 * * * *", "warnOfExpiry", () => warnOfExpiry()],
  ["*/5 * * * *", "askStillSelling", () => askStillSelling()],
  ["* * * * *", "tellKeepers", (stopping) => tellKeepers({ stopping })],
  ["* * * * *", "freeReserved", freeReserved],
  ["* * * * *", "expireOffers", expireOffers],
  ["* * * * *", "translateDueListings", translateDueListings],
  ["* * * * *", "sweepTransactions", () => sweepTransactions()],
  ["* * * * *", "askUnsure", () => askUnsure()],
  ["* * * * *", "refundCharges", () => refundCharges()],
  ["* * * * *", "endOver", () => endExpired()],
  ["55 20 * * *", "checkLedger", () => checkNightly()],
];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The beginning of the `length` of time a moment lies in; all workers name a slot alike. */
const slotOf = (moment: Date, length: number) => new Date(Math.floor(moment.getTime() / length) * length);

async function run(job: string, slot: Date, rule: () => Promise<unknown>): Promise<void> {
  try {
    await runDueJob(job, slot, rule);
  } catch (error) {
    log.error({ job, slot, error: describeError(error) }, "a job could not be taken or written down");
  }
}

/**
 * Starts the table. Partitions are looked after at once too, as a worker may have slept over many midnights, and so are
 * the lexicon and what is suggested to people who type, as a new market has neither yet.
 */
export function startSchedule(): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  function begin(job: string, slot: Date, rule: (stopping: AbortSignal) => Promise<unknown>) {
    const work = run(job, slot, () => rule(stopping.signal)).finally(() => running.delete(work));
    running.add(work);
  }
  function beginAtOnce(job: string, rule: () => Promise<unknown>) {
    const work: Promise<void> = rule()
      .then(
        (result) => log.info({ job, result }, "done at once"),
        (error: unknown) => log.error({ job, error: describeError(error) }, "failed at once"),
      )
      .finally(() => running.delete(work));
    running.add(work);
  }

  begin("ensureEventPartitions", slotOf(new Date(), DAY_MS), ensureEventPartitions);
  begin("extendLexicon", slotOf(new Date(), MINUTE_MS), () => extendLexicon());
  // No jobs of a slot: whatever came of an earlier start, they are done after this one, with this one's settings.
  beginAtOnce("alignDays", alignDays);
  beginAtOnce("refreshPhrases", refreshPhrases);
  beginAtOnce("refreshPricesInSum", () => refreshPricesInSum({ stopping: stopping.signal }));
  // Listeners run inside whatever the publisher has open, which is not the refunds' own.
  const refund = AsyncResource.bind(() => beginAtOnce("refundCharges", refundCharges));
  const listening = cache.subscribe(STAR_REFUNDS_CHANNEL, refund).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, "refunds are not heard, and wait for their minute");
  });
  const tasks = table.map(([cron, job, rule]) =>
    everyTick(cron, ({ date }) => begin(job, slotOf(date, MINUTE_MS), rule), {
      name: job,
      timezone: "Etc/UTC",
      suppressMissedWarning: true,
    }),
  );
  return {
    stop: async () => {
      stopping.abort();
      (await listening)?.();
      await Promise.all(tasks.map((task) => task.destroy()));
      await Promise.all(running);
    },
  };
}
