import { config } from "#config";

/** Life of a code, in milliseconds. */
export const CODE_LIFE = 5 * 60_000;
/** Tries that a code stands of its asker, and as many of others at the asker's address. */
export const TRIES_MAX = 5;
/** Seconds until the next code may be asked for, after the first, the second and each later one. */
const RESEND_SECONDS = [60, 120, 300] as const;
/** How long the link to the bot gives a code after it was asked for, in milliseconds. */
export const LINK_LIFE = 30 * 60_000;

/** On a local market everybody has the same address, the loopback's. */
const perAddress = config.isLocal ? 20 : 1;

/**
 * Askings that send a message: of a device for a phone, of all at one address for a phone, for a phone whoever asks, and
 * of an address for any phones, but for those that have signed in. Beyond them nobody is refused, but only the link to
 * the bot gives the code: so nobody can fill a stranger's chat or cost us more than this, and nobody can keep the owner
 * of a phone out. An address leaves some of a phone's messages to others.
 */
export const sendLimits = {
  askerHourly: 5,
  neighboursHourly: 7,
  phoneHourly: 10,
  phoneDaily: 30,
  addressHourly: 60 * perAddress,
};

/**
 * Wrong guesses at codes that a phone was sent, in a day and whoever guessed; no code is sent beyond it, and of those on
 * their way only the first try is compared, as their owner has them. One in a million is right, so a year of guessing
 * without a pause finds one with a chance below 2 %. Codes of the link are beyond it: only who shared the contact has
 * them, for an asking of their own.
 */
export const PHONE_GUESSES_DAILY = 30;

/** Seconds until another code may be asked for, after so many. */
export function resendSeconds(asked: number): number {
  return RESEND_SECONDS[Math.min(asked, RESEND_SECONDS.length) - 1] ?? RESEND_SECONDS[0];
}
