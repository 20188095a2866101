import { noonZone } from "../../setup/noonZone.ts";
import { ownHouse } from "./houses.ts";

/** What the worker's table does by the minute, or by five. */
const jobs = {
  askStillSelling: async () => (await import("#core/market/notices/askStillSelling.ts")).askStillSelling(),
  endExpired: async () => (await import("#core/market/promotions/endPromotions.ts")).endExpired(),
  expireGroups: async () => (await import("#core/shop/purchase/expireGroups.ts")).expireGroups(),
  followSavedSearches: async () =>
    (await import("#core/market/savedSearches/tellSavedSearches.ts")).followSavedSearches(),
  releaseRewards: async () => (await import("#core/shop/referral/releaseRewards.ts")).releaseRewards(),
  remindPeople: async () => (await import("#core/shop/reminders/remindPeople.ts")).remindPeople(),
  tellKeepers: async () => (await import("#core/market/notices/tellKeepers.ts")).tellKeepers(),
};

/**
 * Does what a job of the worker does, without waiting for its minute: the same rule on the plain market's database, as a
 * second worker would beside its own. What the rule queues is sent by the market.
 */
export async function runJob(name: keyof typeof jobs): Promise<void> {
  const { folder, port, messengerPort } = ownHouse();
  // Read when the first rule is loaded: the market's own settings.
  Object.assign(process.env, {
    DATA_DIR: folder,
    PORT: String(port),
    MESSENGER_PORT: String(messengerPort),
    STOREFRONT_TIMEZONE: noonZone(),
    REPORT_TIMEZONE: noonZone(),
  });
  await jobs[name]();
}
