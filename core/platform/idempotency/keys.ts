import { createHash, randomUUID } from "node:crypto";
import { QueryTypes } from "sequelize";
import { boolean, json, maybe, rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { RuleError } from "../errors/RuleError.ts";

/** A call that is to be done once. */
export interface Asked {
  userId: number;
  /** Chosen by the client, one per thing it wants done. */
  key: string;
  /** Which call it is, for instance `POST /api/orders`. */
  endpoint: string;
  /** The input of the call; the same key with another input is refused. */
  request: unknown;
}

/** A key that is held: only `holder` may keep an answer for it, or let it go. */
export interface Claim {
  userId: number;
  key: string;
  holder: string;
}

/** Without a body where nothing was answered. */
export interface Answer {
  body: unknown;
}

const shape = {
  endpoint: text,
  requestHash: text,
  answer: maybe(json<Answer>()),
};

const LEASE = "clock_timestamp() + $leaseMs * interval '1 millisecond'";

/** A key that nobody has used, or whose holder's time is over without an answer. */
const CLAIM = `
  insert into idempotency_keys as known (user_id, key, endpoint, request_hash, holder, held_until)
  values ($userId, $key, $endpoint, $requestHash, $holder, ${LEASE})
  on conflict (user_id, key) do update set holder = excluded.holder, held_until = excluded.held_until
    where known.answer is null and known.held_until < clock_timestamp()
      and known.endpoint = excluded.endpoint and known.request_hash = excluded.request_hash
  returning key`;
const FIND = `
  select endpoint, request_hash as "requestHash", answer
  from idempotency_keys where user_id = $userId and key = $key`;
const OWN = "user_id = $userId and key = $key and holder = $holder and answer is null";
const RENEW = `update idempotency_keys set held_until = ${LEASE} where ${OWN}`;
const KEEP = `update idempotency_keys set answer = $answer where ${OWN} returning key`;
const FORGET = `delete from idempotency_keys where ${OWN}`;

const hashOf = (request: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(request) ?? "")
    .digest("base64url");

/** Keeps a key to the open transaction; false, at once, while another one has it. */
export async function tryLockKey({ userId, key }: Asked): Promise<boolean> {
  const [row] = await rows(
    { isOurs: boolean },
    `select pg_try_advisory_xact_lock(hashtextextended($name, 0)) as "isOurs"`,
    { name: `idempotency:${userId}:${key}` },
  );
  return row?.isOurs ?? false;
}

/** Takes a key for so long; nothing when another call holds it or has answered. */
export async function claimKey(
  { userId, key, endpoint, request }: Asked,
  leaseMs: number,
): Promise<Claim | undefined> {
  const claim = { userId, key, holder: randomUUID() };
  const bind = { ...claim, endpoint, requestHash: hashOf(request), leaseMs };
  const claimed = await sequelize.query(CLAIM, { bind, type: QueryTypes.SELECT });
  return claimed.length > 0 ? claim : undefined;
}

/**
 * The answer that is kept for a call, if any.
 * @throws {RuleError} key_reused when the key was used for another call.
 */
export async function findAnswer({ userId, key, endpoint, request }: Asked): Promise<Answer | null> {
  const [row] = await rows(shape, FIND, { userId, key });
  if (row && (row.endpoint !== endpoint || row.requestHash !== hashOf(request))) {
    throw new RuleError("key_reused", "This idempotency key was used for something else");
  }
  return row?.answer ?? null;
}

/** Holds a key for so long from now, if it is still held. */
export const renewClaim = (claim: Claim, leaseMs: number) =>
  sequelize.query(RENEW, { bind: { ...claim, leaseMs } });

/** Keeps the answer of a call; false when another call has taken the key over meanwhile. */
export async function keepAnswer(claim: Claim, body: unknown): Promise<boolean> {
  const bind = { ...claim, answer: JSON.stringify({ body }) };
  return (await sequelize.query(KEEP, { bind, type: QueryTypes.SELECT })).length > 0;
}

/** Gives a key free, if it is still held. */
export const dropClaim = (claim: Claim) => sequelize.query(FORGET, { bind: { ...claim } });

/** Whether a person has used an idempotency key: the call is then answered from what `answerOnce` keeps, or refused. */
export async function isKnownKey(userId: number, key: string): Promise<boolean> {
  const found = await sequelize.query(
    "select 1 from idempotency_keys where user_id = $userId and key = $key",
    { bind: { userId, key }, type: QueryTypes.SELECT },
  );
  return found.length > 0;
}
