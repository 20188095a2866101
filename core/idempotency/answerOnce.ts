import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { QueryTypes } from "sequelize";
import { sequelize, transact } from "#db/sequelize.ts";
import { RuleError } from "../errors.ts";

interface Asked {
  userId: number;
  /** Chosen by the client, one per thing it wants done. */
  key: string;
  /** Which call it is, for instance `POST /api/orders`. */
  endpoint: string;
  /** What is asked for; the same key with something else is refused. */
  request: unknown;
}

interface Row {
  endpoint: string;
  requestHash: string;
  answer: { body: unknown } | null;
}

const CLAIM = `
  insert into idempotency_keys (user_id, key, endpoint, request_hash)
  values ($userId, $key, $endpoint, $requestHash) on conflict do nothing returning key`;
const FIND = `
  select endpoint, request_hash as "requestHash", answer
  from idempotency_keys where user_id = $userId and key = $key`;
const KEEP = "update idempotency_keys set answer = $answer where user_id = $userId and key = $key";
const FORGET = "delete from idempotency_keys where user_id = $userId and key = $key";

/** For so long, in milliseconds, a repeated call waits for the first one unless told otherwise, and looks this often. */
const PATIENCE = 2000;
const LOOK_EVERY = 50;

const hashOf = (request: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(request) ?? "")
    .digest("base64url");

async function claim({ userId, key, endpoint }: Asked, requestHash: string): Promise<boolean> {
  const bind = { userId, key, endpoint, requestHash };
  return (await sequelize.query(CLAIM, { bind, type: QueryTypes.SELECT })).length > 0;
}

/** What is known of the key of a call; nothing when it was forgotten meanwhile. */
async function find({ userId, key, endpoint }: Asked, requestHash: string): Promise<Row | undefined> {
  const [row] = await sequelize.query<Row>(FIND, { bind: { userId, key }, type: QueryTypes.SELECT });
  if (row && (row.endpoint !== endpoint || row.requestHash !== requestHash)) {
    throw new RuleError("key_reused", "This idempotency key was used for something else");
  }
  return row;
}

const keep = ({ userId, key }: Asked, body: unknown) =>
  sequelize.query(KEEP, { bind: { userId, key, answer: JSON.stringify({ body }) } });

const busy = () => new RuleError("conflict", "The same call is being worked on", { retryAfter: 1 });

/**
 * Claims the key, waiting while somebody else holds it; should they fail, it is free again.
 * @returns nothing when it is claimed, else the answer of who did it before.
 */
async function claimOrAnswer(asked: Asked, requestHash: string, patience: number): Promise<Row["answer"]> {
  const giveUpAt = Date.now() + patience;
  for (;;) {
    if (await claim(asked, requestHash)) return null;
    const row = await find(asked, requestHash);
    if (row?.answer) return row.answer;
    // A process that died in the middle leaves its key so: what it did isn't known, so it isn't done again.
    if (Date.now() >= giveUpAt) throw busy();
    await pause(LOOK_EVERY);
  }
}

/**
 * Does something once per person and key: the same call again gets the first one's answer, also when both come at
 * once. A failed call is forgotten and may be tried again.
 * @param patience For how many milliseconds the first one is waited for.
 * @throws {RuleError} key_reused when the key was used for another call; conflict with the seconds to wait when the first one
 * takes long.
 */
export async function answerOnce(
  asked: Asked,
  run: () => Promise<unknown>,
  patience = PATIENCE,
): Promise<unknown> {
  const { userId, key, request } = asked;
  const earlier = await claimOrAnswer(asked, hashOf(request), patience);
  if (earlier) return earlier.body;

  let body: unknown;
  try {
    body = await run();
  } catch (error) {
    await sequelize.query(FORGET, { bind: { userId, key } });
    throw error;
  }
  await keep(asked, body);
  return body;
}

/**
 * As `answerOnce`, for what is done in the database alone, and must not be done twice: key, work and answer are kept by one
 * transaction. Whoever dies in it has done nothing, and an answer that was kept but not heard is given to the next call.
 * @throws {RuleError} key_reused
 */
export function answerWhole(asked: Asked, run: () => Promise<unknown>): Promise<unknown> {
  const requestHash = hashOf(asked.request);
  return transact(async () => {
    // The same call at the same moment is waited for here: its key is taken, though nobody else sees it yet.
    if (!(await claim(asked, requestHash))) {
      const row = await find(asked, requestHash);
      if (!row?.answer) throw busy();
      return row.answer.body;
    }
    const body = await run();
    await keep(asked, body);
    return body;
  });
}
