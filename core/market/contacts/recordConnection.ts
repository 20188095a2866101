import { config } from "#config";
import type { connectionKinds } from "#contract/connections.ts";
import { lockUser } from "#core/people/accounts/lockUser.ts";
import { areBlocked } from "#core/people/blocks/blockPerson.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { readNumber } from "#core/platform/flags/flags.ts";
import { findBotUsername } from "#core/platform/telegram/findBotUsername.ts";
import { holdLock } from "#db/locks.ts";
import type { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";
import { boolean, number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { getOthersListing } from "../listings/getOthersListing.ts";
import { chatLink } from "./chatLink.ts";

type ConnectionKind = (typeof connectionKinds)[number];

interface Contact {
  telegramProductId: number;
  kind: ConnectionKind;
}

/** How to reach a seller: the phones for a call, the address of a chat for a chat. */
interface Reach {
  phoneNumbers: string[];
  chatLink: string | null;
}

const USUAL_CONTACTS_PER_DAY = 60;

/** The midnight with which a day of `REPORT_TIMEZONE` begins, counted from today. */
const midnight = (days: number) =>
  `((now() at time zone $zone::text)::date + ${days})::timestamp at time zone $zone::text`;

const dayRow = {
  /** Listings contacted today. */
  made: number,
  /** Whether this one is among them. */
  isKnown: boolean,
  secondsLeft: number,
};

/** @throws {RuleError} daily_limit when the person has contacted enough other listings today. */
async function assertMayContact(userId: number, listingId: number, limit: number): Promise<void> {
  // One contact of a person at a time, so that the limit holds.
  await holdLock("contacts", userId);
  const [day] = await rows(
    dayRow,
    `select count(*)::integer as made, coalesce(bool_or(listing_id = $listingId), false) as "isKnown",
       seconds_until(${midnight(1)}) as "secondsLeft"
     from connections where user_id = $userId and updated_at >= ${midnight(0)}`,
    { userId, listingId, zone: config.REPORT_TIMEZONE },
  );
  if (day && !day.isKnown && day.made >= limit) {
    throw new RuleError("daily_limit", "Enough contacts for a day", { retryAfter: day.secondsLeft });
  }
}

/** @throws {RuleError} unwanted_contact when the seller doesn't want to be reached so. */
function assertWanted(kind: ConnectionKind, { contactMethods }: Listing): void {
  if (contactMethods === "both" || contactMethods === kind) return;
  throw new RuleError("unwanted_contact", `The seller takes no ${kind}`, { fields: { kind: "unwanted" } });
}

/**
 * Records that a person contacts the seller of a listing, and tells how to reach them. There is one row for each
 * person and listing, of the last contact; a listing contacted today already isn't counted against the daily limit.
 * @throws {RuleError} banned, not_found, own_listing, not_active also when the seller is banned, blocked,
 * unwanted_contact, daily_limit
 */
export async function recordConnection(
  userId: number,
  { telegramProductId: listingId, kind }: Contact,
): Promise<Reach> {
  const limit = await readNumber("CONTACTS_PER_DAY", USUAL_CONTACTS_PER_DAY);
  const bot = await findBotUsername();
  return transact(async () => {
    await lockUser(userId);
    const listing = await getOthersListing(userId, listingId);
    const seller = await User.findByPk(listing.ownerId, { rejectOnEmpty: true });
    if (listing.status !== "active" || seller.bannedAt) {
      throw new RuleError("not_active", "It isn't on sale any more");
    }
    if (await areBlocked(userId, listing.ownerId)) throw new RuleError("blocked", "They closed all contact");
    assertWanted(kind, listing);
    await assertMayContact(userId, listingId, limit);
    await sequelize.query(
      `insert into connections (user_id, listing_id, kind) values ($userId, $listingId, $kind)
       on conflict (user_id, listing_id) do update set kind = excluded.kind, updated_at = now()`,
      { bind: { userId, listingId, kind } },
    );
    if (kind === "call") return { phoneNumbers: listing.phoneNumbers, chatLink: null };
    return { phoneNumbers: [], chatLink: chatLink({ bot, listingId }, seller) };
  });
}
