import { setTimeout as pause } from "node:timers/promises";
import { transact } from "#db/sequelize.ts";
import { describeError } from "../errors/describeError.ts";
import { RuleError } from "../errors/RuleError.ts";
import { log } from "../log/log.ts";
import {
  type Answer,
  type Asked,
  type Claim,
  claimKey,
  dropClaim,
  findAnswer,
  keepAnswer,
  renewClaim,
  tryLockKey,
} from "./keys.ts";

interface Times {
  /** For how many milliseconds a repeated call waits for the first one. */
  patience?: number;
  /** For how many milliseconds a key stays held by a process that has died, or has lost the database. */
  lease?: number;
}

/** A repeated call looks this often, in milliseconds, whether the first one is done. */
const LOOK_EVERY = 50;
const usual = { patience: 2000, lease: 15_000 };
/** Work in one transaction is short: who waits for it, in milliseconds, mostly hears its answer. */
const WHOLE_PATIENCE = 10_000;

const busy = () => new RuleError("conflict", "The same call is being worked on", { retryAfter: 1 });

/** Takes the key, waiting while somebody else holds it; or gives the answer of who did it before. */
async function claimOrAnswer(asked: Asked, { patience, lease }: Required<Times>): Promise<Claim | Answer> {
  const giveUpAt = Date.now() + patience;
  for (;;) {
    const found = (await claimKey(asked, lease)) ?? (await findAnswer(asked));
    if (found) return found;
    if (Date.now() >= giveUpAt) throw busy();
    await pause(LOOK_EVERY);
  }
}

/** Does the work with the key held as long as it takes, and given free should it fail. */
async function runHeld(claim: Claim, run: () => Promise<unknown>, lease: number): Promise<unknown> {
  const warn = (error: unknown) =>
    log.warn({ error: describeError(error) }, "an idempotency key is left to its lease");
  const renewal = setInterval(() => void renewClaim(claim, lease).catch(warn), lease / 3);
  try {
    return await run();
  } catch (error) {
    await dropClaim(claim).catch(warn);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/**
 * Does something once per person and key: the same call again gets the first one's answer, also when both come at once.
 * A failed call is forgotten and may be tried again. The key is held under a lease: when a process dies in the middle,
 * the next call takes over, so `run` must bear being begun again. For what one transaction can do there is
 * `answerInTransaction`.
 * @throws {RuleError} key_reused when the key was used for another call; conflict with the seconds to wait when the
 * first one takes long.
 */
export async function answerOnce(
  asked: Asked,
  run: () => Promise<unknown>,
  times: Times = {},
): Promise<unknown> {
  const { patience, lease } = { ...usual, ...times };
  const found = await claimOrAnswer(asked, { patience, lease });
  if (!("holder" in found)) return found.body;

  const body = await runHeld(found, run, lease);
  if (await keepAnswer(found, body)) return body;
  // Somebody stood still for so long that another call has taken over: one key has one answer, and it is theirs.
  const theirs = await findAnswer(asked);
  if (!theirs) throw busy();
  return theirs.body;
}

/** Does the work in the open transaction, or gives the answer of who did it before; nothing while the same call is worked on. */
async function answerAlone(asked: Asked, run: () => Promise<unknown>): Promise<Answer | undefined> {
  if (!(await tryLockKey(asked))) return undefined;
  const claim = await claimKey(asked, 0);
  if (!claim) return (await findAnswer(asked)) ?? undefined;
  const body = await run();
  await keepAnswer(claim, body);
  return { body };
}

/**
 * Like `answerOnce`, for work that is done in the database alone: key, work and answer are kept by one transaction. A
 * process that dies in it has done nothing, and an answer that was kept but not heard is given to the next call. The
 * same call at the same moment waits without a connection to the database: however often a slow call is repeated, it
 * holds one.
 * @throws {RuleError} as `answerOnce`.
 */
export async function answerInTransaction(
  asked: Asked,
  run: () => Promise<unknown>,
  { patience = WHOLE_PATIENCE }: Pick<Times, "patience"> = {},
): Promise<unknown> {
  const giveUpAt = Date.now() + patience;
  for (;;) {
    const answer = await transact(() => answerAlone(asked, run));
    if (answer) return answer.body;
    if (Date.now() >= giveUpAt) throw busy();
    await pause(LOOK_EVERY);
  }
}
