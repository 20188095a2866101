import { approveListing } from "#core/market/moderation/decideListing.ts";
import { openSearchMessage } from "#core/market/savedSearches/writeSearchMessage.ts";
import { number, rows } from "#db/rows.ts";
import { config } from "../config/env.ts";
import type { Language } from "../contract/languages.ts";
import type { SavedSearch } from "../contract/savedSearches.ts";
import { matchNewListings } from "../core/market/savedSearches/matchNewListings.ts";
import { saveSearch } from "../core/market/savedSearches/saveSearch.ts";
import { forgetUnderstood } from "../core/market/search/understandQuery.ts";
import { renderMessage } from "../core/platform/outbox/renderMessage.ts";
import type { Listing } from "../db/models/Listing.ts";
import { OutboxMessage } from "../db/models/OutboxMessage.ts";
import type { User } from "../db/models/User.ts";
import { sequelize } from "../db/sequelize.ts";
import { buildListing, buildUser, findLeaf } from "./factories.ts";
import { noonZone } from "./setup/noonZone.ts";

/** Somebody whom the bot may write to. */
export const buildHearer = (overrides: Parameters<typeof buildUser>[0] = {}) =>
  buildUser({ botStartedAt: new Date(), ...overrides });

type Asked = Parameters<typeof saveSearch>[1];

/** Saves a search as of a minute ago. */
export async function buildSavedSearch(userId: number, asked: Partial<Asked>): Promise<SavedSearch> {
  forgetUnderstood();
  const saved = await saveSearch(userId, { frequency: "atOnce", ...asked });
  await sequelize.query(
    "update saved_searches set created_at = created_at - interval '1 minute' where id = $id",
    {
      bind: { id: saved.id },
    },
  );
  return saved;
}

/** A listing that has just been approved for the first time. */
export async function approveNew(overrides: Parameters<typeof buildListing>[0] = {}): Promise<Listing> {
  const listing = await buildListing({ ...overrides, status: "pending", approvedAt: null, rankAt: 0 });
  await approveListing(listing);
  return listing;
}

/** Returns the finds of a saved search, by the listings' ids in order. */
export async function foundBy(searchId: number): Promise<number[]> {
  const found = await rows(
    { id: number },
    `select f.listing_id as id from saved_finds f join saved_searches s on s.query_id = f.query_id
     where s.id = $searchId order by f.listing_id`,
    { searchId },
  );
  return found.map(({ id }) => id);
}

/** Forgets all saved searches and what waits to be matched. */
export async function clearSavedSearches(): Promise<void> {
  await sequelize.query(
    `truncate saved_search_message_parts, saved_search_messages, saved_finds, saved_searches, removed_searches,
       saved_query_keys, saved_queries, listings_to_match`,
  );
  await sequelize.query("delete from outbox");
}

/** Nothing saved, nothing on sale, and no words remembered as understood. */
export async function beginToMatch(): Promise<void> {
  await sequelize.query("delete from listings");
  await clearSavedSearches();
  forgetUnderstood();
}

/** Nothing saved and nothing on sale, at noon, so that what is told an hour later isn't told at night. */
export async function beginToTell(): Promise<{ user: User; categoryId: number }> {
  config.REPORT_TIMEZONE = noonZone();
  config.PUBLIC_URL = "https://bozor.test";
  await beginToMatch();
  return { user: await buildHearer(), categoryId: (await findLeaf()).id };
}

/** Listings that have just come on sale and are matched with all saved searches. */
export async function appear(
  count: number,
  overrides: Parameters<typeof approveNew>[0] = {},
): Promise<Listing[]> {
  const listings: Listing[] = [];
  for (let at = 0; at < count; at += 1) listings.push(await approveNew(overrides));
  await matchNewListings();
  return listings;
}

/** Messages to somebody, in order. */
export const messagesTo = ({ id }: User): Promise<OutboxMessage[]> =>
  OutboxMessage.findAll({ where: { userId: id }, order: ["id"] });

/** What becomes of a message of saved searches when its turn has come. */
export const openTold = (message: OutboxMessage | undefined, now = new Date()) =>
  openSearchMessage((message?.message as { id: number } | undefined)?.id ?? 0, now);

/** A message of saved searches as its person reads it. */
export async function readTold(message: OutboxMessage | undefined, language: Language = "ru") {
  const opened = await openTold(message);
  if ("kind" in opened) throw new Error(opened.kind);
  return renderMessage(opened.message, language);
}
