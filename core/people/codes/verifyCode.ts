import type { Tokens } from "#contract/auth.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Language } from "#contract/languages.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { isSameSecret } from "#core/platform/secrets/isSameSecret.ts";
import { holdLock } from "#db/locks.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { PhoneGuess } from "#db/models/PhoneGuess.ts";
import { User } from "#db/models/User.ts";
import { number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { getOrCreatePhoneUser } from "../accounts/getOrCreatePhoneUser.ts";
import { keepReferer } from "../accounts/keepReferer.ts";
import { provePhone } from "../accounts/provePhone.ts";
import { readPhone } from "../accounts/readPhone.ts";
import { makePhoneTicket } from "../auth/phoneTickets.ts";
import { startSession } from "../auth/startSession.ts";
import { askerOf } from "./askerOf.ts";
import { PHONE_GUESSES_DAILY, TRIES_MAX } from "./codeLimits.ts";
import { inPhoneTurn } from "./inPhoneTurn.ts";
import { hashCode } from "./makeOneTimeCode.ts";

interface Typed {
  phoneNumber: string;
  code: string;
  requestId?: string | undefined;
  /** A secret that only the device that asked keeps. */
  device?: string | undefined;
  refererId?: number | undefined;
}

/** The person who typed it. */
interface Typist {
  address: string;
  /** The user who is signed in already. */
  userId: number | undefined;
  askedLanguage: () => Language | undefined;
}

/** Seconds to wait when a phone has been guessed at too often; the link to the bot always works. */
const GUESSED_OUT_SECONDS = 3600;

const refusals = {
  unknown: "code_unknown",
  wrong: "code_wrong",
  expired: "code_expired",
  guessedOut: "too_many_requests",
  banned: "banned",
} as const satisfies Record<string, ErrorCode>;
type Outcome = { tokens: Tokens } | keyof typeof refusals;

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** An asking, and whose tries at it are counted: its asker's, or of whoever has the same address. */
interface Found {
  asked: PhoneCode;
  tries: "tries" | "addressTries";
  /** The device that asked tries it itself. */
  isByAsker: boolean;
}

/**
 * The asking that is meant: the one that is named, which only its asker knows, else the last of the device for the
 * phone, else of the address. The last may be tried by strangers, whose tries mustn't cost the asker's.
 */
async function findAsked(
  { requestId, device }: Typed,
  phoneNumber: string,
  address: string,
): Promise<Found | undefined> {
  const { askerHash, hasDevice } = askerOf(address, device);
  if (requestId !== undefined) {
    const where = { id: requestId, phoneNumber };
    const named = isUuid(requestId) ? await PhoneCode.findOne({ where, lock: true }) : null;
    const isByAsker = hasDevice && named?.askerHash === askerHash;
    return named ? { asked: named, tries: "tries", isByAsker } : undefined;
  }
  const asked = await PhoneCode.findOne({
    where: { phoneNumber, askerHash },
    order: [["createdAt", "DESC"]],
    lock: true,
  });
  return asked ? { asked, tries: hasDevice ? "tries" : "addressTries", isByAsker: hasDevice } : undefined;
}

async function isGuessedOut(phoneNumber: string): Promise<boolean> {
  const [row] = await rows(
    { guesses: number },
    `select count(*) as guesses from phone_guesses
     where phone_number = $phoneNumber and guessed_at > clock_timestamp() - interval '1 day'`,
    { phoneNumber },
  );
  return (row?.guesses ?? 0) >= PHONE_GUESSES_DAILY;
}

/** Compares, and counts the try. */
async function tryCode({ asked, tries, isByAsker }: Found, code: string, phoneNumber: string) {
  const tried = asked[tries];
  // The device that has used it may not have heard the answer.
  const isSpent = asked.usedAt !== null && !isByAsker;
  if (isSpent || asked.expiresAt.getTime() <= Date.now() || tried >= TRIES_MAX) return "expired";
  const isSent = asked.delivery !== "link";
  if (isSent && tried > 0 && (await isGuessedOut(phoneNumber))) return "guessedOut";
  if (isSameSecret(asked.codeHash, hashCode(asked.id, code))) {
    await asked.update({ usedAt: asked.usedAt ?? new Date(), sealedCode: null });
    return "right";
  }
  await asked.update({ [tries]: tried + 1 });
  if (isSent) {
    await PhoneGuess.create({ phoneNumber, askerHash: asked.askerHash });
  }
  return "wrong";
}

/** A person signed in by Telegram proves the number for themselves; anybody else signs in as the number's owner. */
async function findPerson(phoneNumber: string, { userId, askedLanguage }: Typist): Promise<User> {
  const caller = userId === undefined ? null : await User.findByPk(userId);
  if (!caller?.telegramId || caller.bannedAt) return getOrCreatePhoneUser(phoneNumber, askedLanguage());
  await provePhone(caller, phoneNumber);
  return caller;
}

/** Tries the code under the phone's lock, and begins a session where it is right. */
async function tryTyped(typed: Typed, phoneNumber: string, typist: Typist): Promise<Outcome> {
  await holdLock("phone", phoneNumber);
  const found = await findAsked(typed, phoneNumber, typist.address);
  if (!found) return "unknown";
  const result = await tryCode(found, typed.code, phoneNumber);
  if (result !== "right") return result;
  const person = await findPerson(phoneNumber, typist);
  if (person.bannedAt) return "banned";
  await keepReferer(person.id, typed.refererId);
  return { tokens: await startSession(person.id) };
}

/**
 * Signs in who has the code of a phone; one of five wrong tries, one of five minutes ago and a used one are expired. The
 * device that asked for it may use it again, for its answer may have been lost.
 * @returns tokens, and a ticket that proves the phone for five minutes.
 * @throws {RuleError} invalid_input, code_unknown, code_wrong, code_expired, too_many_requests, banned
 */
export async function verifyCode(
  typed: Typed,
  typist: Typist,
): Promise<Tokens & { verificationTicket: string }> {
  const phoneNumber = readPhone(typed.phoneNumber);
  // Refusals are thrown outside, as they would take the counted try back.
  const outcome = await inPhoneTurn(phoneNumber, () => transact(() => tryTyped(typed, phoneNumber, typist)));
  if (typeof outcome === "string") {
    const wait = outcome === "guessedOut" ? { retryAfter: GUESSED_OUT_SECONDS } : {};
    throw new RuleError(refusals[outcome], `The code is ${outcome}`, wait);
  }
  return { ...outcome.tokens, verificationTicket: await makePhoneTicket(phoneNumber, new Date()) };
}
