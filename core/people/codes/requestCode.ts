import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { config } from "#config";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { makeCode } from "#core/platform/secrets/makeCode.ts";
import { findBotUsername } from "#core/platform/telegram/findBotUsername.ts";
import { holdLock } from "#db/locks.ts";
import { maybe, number, type RowOf, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { readPhone } from "../accounts/readPhone.ts";
import { type Asker, askerOf } from "./askerOf.ts";
import { CODE_LIFE, PHONE_GUESSES_DAILY, resendSeconds, sendLimits } from "./codeLimits.ts";
import { wakeGateway } from "./gatewayQueue.ts";
import { inPhoneTurn } from "./inPhoneTurn.ts";
import { makeNoCode, makeOneTimeCode } from "./makeOneTimeCode.ts";
import { queueCode } from "./queueCode.ts";

/** Finds the person who has proven the phone and can be written to by the bot; our id of them. */
async function findReachable(phoneNumber: string): Promise<number | undefined> {
  const [found] = await rows(
    { id: number },
    `select u.id from users u
     where u.phone_number = $phoneNumber and u.phone_verified_at is not null and is_reachable(u)`,
    { phoneNumber },
  );
  return found?.id;
}

const NONCE_LENGTH = 24;
/** No answer comes sooner, in milliseconds: who is written to costs an insert more than who isn't. */
const ANSWER_MS = 40;

interface Answer {
  nextTimeout: number;
  delivery: "messenger" | "link";
  link: string;
  requestId: string;
}

const countsRow = {
  /**
   * Requests of this asker for this phone in the last hour, without those that led to a sign-in: all of a device, else
   * those that were sent.
   */
  own: number,
  /** Seconds since the last of them. */
  since: maybe(number),
  ownSent: number,
  neighboursHourly: number,
  phoneHourly: number,
  phoneDaily: number,
  addressHourly: number,
  guesses: number,
};

type Counts = RowOf<typeof countsRow>;

const COUNT = `
  with sent as (
    select created_at, used_at, asker_hash = $askerHash as is_own, address_hash = $addressHash as is_near,
      created_at > clock_timestamp() - interval '1 hour' as is_late
    from phone_codes
    where phone_number = $phoneNumber and delivery <> 'link' and created_at > clock_timestamp() - interval '1 day'
  ), waiting as (
    select created_at from sent where is_own and is_late and used_at is null
    union all
    select created_at from phone_codes
    where $hasDevice and asker_hash = $askerHash and phone_number = $phoneNumber and delivery = 'link'
      and used_at is null and created_at > clock_timestamp() - interval '1 hour'
  )
  select s.*, w.*,
    (select count(*) from phone_codes where address_hash = $addressHash and delivery <> 'link' and used_at is null
      and created_at > clock_timestamp() - interval '1 hour') as "addressHourly",
    (select count(*) from phone_guesses where phone_number = $phoneNumber
      and guessed_at > clock_timestamp() - interval '1 day') as guesses
  from (
    select count(*) filter (where is_own and is_late) as "ownSent",
      count(*) filter (where is_near and is_late) as "neighboursHourly",
      count(*) filter (where is_late) as "phoneHourly", count(*) as "phoneDaily"
    from sent
  ) s, (
    select count(*) as own, extract(epoch from clock_timestamp() - max(created_at))::float8 as since from waiting
  ) w`;

const INSERT = `
  insert into phone_codes (id, phone_number, asker_hash, address_hash, code_hash, sealed_code, nonce, delivery,
    created_at, expires_at)
  values ($id, $phoneNumber, $askerHash, $addressHash, $codeHash, $sealedCode, $nonce, $delivery,
    clock_timestamp(), clock_timestamp() + make_interval(secs => $life))`;

async function count(phoneNumber: string, asker: Asker): Promise<Counts> {
  const [counts] = await rows(countsRow, COUNT, { phoneNumber, ...asker });
  if (!counts) throw new Error("Counts without a row");
  return counts;
}

/** Seconds until the asker may be sent another; 0 when it is time. */
const secondsToWait = ({ own, since }: Counts) =>
  own === 0 || since === null ? 0 : Math.max(0, Math.ceil(resendSeconds(own) - since));

/** Whether a message may go; the same for numbers we know and those we don't. */
const maySend = (counts: Counts) =>
  counts.ownSent < sendLimits.askerHourly &&
  counts.neighboursHourly < sendLimits.neighboursHourly &&
  counts.phoneHourly < sendLimits.phoneHourly &&
  counts.phoneDaily < sendLimits.phoneDaily &&
  counts.addressHourly < sendLimits.addressHourly &&
  counts.guesses < PHONE_GUESSES_DAILY;

/** Writes the asking down and has the code sent to whoever can be told it. */
async function ask(phoneNumber: string, { askerHash, addressHash }: Asker, mayTell: boolean) {
  const id = randomUUID();
  const nonce = makeCode(NONCE_LENGTH);
  // Looked for in any case, so that known and unknown numbers take the same time.
  const reachable = await findReachable(phoneNumber);
  const byGateway = !reachable && config.GATEWAY_TOKEN !== undefined;
  const code = mayTell && (reachable || byGateway) ? makeOneTimeCode(id) : makeNoCode(id);
  const delivery = !mayTell ? "link" : byGateway ? "gateway" : "messenger";
  await sequelize.query(INSERT, {
    bind: { id, phoneNumber, askerHash, addressHash, nonce, delivery, life: CODE_LIFE / 1000, ...code },
  });
  if (mayTell && reachable) await queueCode(id, reachable);
  if (delivery === "gateway") await wakeGateway();
  return { id, nonce };
}

/** Decides under the phone's lock what an asker gets. */
async function answer(phoneNumber: string, asker: Asker, bot: string | undefined): Promise<Answer> {
  await holdLock("phone", phoneNumber);
  const counts = await count(phoneNumber, asker);
  const left = secondsToWait(counts);
  if (left > 0 && asker.hasDevice) {
    throw new RuleError("too_many_requests", "A code was asked for", { retryAfter: left });
  }
  const mayTell = left === 0 && maySend(counts);
  const { id, nonce } = await ask(phoneNumber, asker, mayTell);
  return {
    nextTimeout: left || resendSeconds(counts.own + 1),
    delivery: mayTell ? "messenger" : "link",
    link: bot ? `https://t.me/${bot}?start=code_${nonce}` : "",
    requestId: id,
  };
}

/**
 * Makes a one-time code for a phone and has it sent. The answer tells nothing of whether the phone is known. A device
 * that asks too early is refused, as its last asking is at its hand; an address alone may be somebody else's too, and
 * then gets a link of its own.
 * @param device a secret that only the asking device keeps
 * @throws {RuleError} invalid_input, too_many_requests with the seconds until another may be asked for.
 */
export async function requestCode(typed: string, address: string, device?: string): Promise<Answer> {
  const phoneNumber = readPhone(typed);
  const asker = askerOf(address, device);
  const bot = await findBotUsername();
  const answering = inPhoneTurn(phoneNumber, () => transact(() => answer(phoneNumber, asker, bot)));
  const [answered] = await Promise.all([answering, sleep(ANSWER_MS)]);
  return answered;
}
