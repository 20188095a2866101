import { QueryTypes } from "sequelize";
import { sequelize } from "./sequelize.ts";

/**
 * Numbers of our advisory locks: arbitrary, agreed on by all processes, and all here so that no two are the same.
 * Locks on a chat, a phone or a person use their number as the first of two keys.
 */
export const locks = {
  /** Held while migrating and seeding. */
  preparation: 7_263_001,
  /** Held by the transaction of one migration, to its end. */
  migration: 7_263_090,
  /** Held by the market that runs on an embedded database. */
  market: 7_263_002,
  /** Shared by everybody who uses an embedded database; who can have it alone is the last. */
  users: 7_263_003,
  /** Held by a production process whose cache is its own memory: there may be one such. */
  alone: 7_263_004,
  /** Held by the one process that polls Telegram. */
  poller: 7_263_005,
  /** On a chat, while one of its updates is claimed. */
  chat: 7_263_006,
  /** On a phone number, while it is proven or its code is asked for. */
  phone: 7_263_007,
  /** On a pair of people, while it is noted who of them brought the other. */
  referers: 7_263_028,
  /** On a person's id, while one of their favourites is turned over. */
  favourites: 7_263_008,
  /** On a person's id, while one of their contacts is counted. */
  contacts: 7_263_009,
  /** On a person's id, while their photos of the last hour are counted. */
  photos: 7_263_010,
  /** Held while a listing enters the VIP ring. */
  vip: 7_263_022,
  /** Held while the suggestions for people who type are made again. */
  phrases: 7_263_021,
  /** On a person's id, while they order: one order of theirs at a time. */
  orders: 7_263_023,
  /** On a product's id, while somebody who would join any group of it is given one. */
  groups: 7_263_024,
  /** On a person's id: shared by whoever notes what they get for whom they have brought, alone by whoever absorbs them. */
  rewards: 7_263_025,
  /** Held while it is found who is to be reminded. */
  reminders: 7_263_026,
  /** Held while cards of groups are claimed: one of a chat at a time. */
  groupCards: 7_263_027,
  /** Held while it is found which owners are to be asked whether they still sell. */
  stillSelling: 7_263_040,
  /** Held while new listings are matched with saved searches, and while it is found who is to be told. */
  savedSearches: 7_263_050,
  /** On a person's id, while their saved searches are counted. */
  ownSavedSearches: 7_263_051,
  /** Held while a broadcast begins: one at a time. */
  broadcasts: 7_263_060,
  /** Held while the role of an admin is given or taken: somebody always keeps it. */
  admins: 7_263_061,
} as const;

/**
 * Waits for a lock and holds it until the open transaction ends.
 * @param key what it is on: an id, or a text, of which the hash counts.
 */
export async function holdLock(
  name: keyof typeof locks,
  key?: number | string,
  { isShared = false } = {},
): Promise<void> {
  const take = isShared ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock";
  const on = key === undefined ? "" : typeof key === "string" ? ", hashtext($key)" : ", $key";
  await sequelize.query(`select ${take}($lock${on})`, {
    type: QueryTypes.SELECT,
    bind: { lock: locks[name], key },
  });
}
