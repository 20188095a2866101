import { percentile } from "../statistics.ts";
import { type Copies, countCopies, group, wasCut } from "./copies.ts";
import type { Facts } from "./facts.ts";
import { codeIn, markerIn } from "./markers.ts";
import type { Growth } from "./memory.ts";
import type { Deeds } from "./people.ts";
import type { Arrival } from "./receiver.ts";
import type { Strike } from "./strikes.ts";

/** A promise, what was seen of it, and whether it was kept. */
export interface Verdict {
  promise: string;
  seen: string;
  isKept: boolean;
}

export interface Seen {
  deeds: Deeds;
  arrivals: readonly Arrival[];
  /** When the calm began, in milliseconds. */
  calmAt: number;
  /** When each sender had a turn. */
  turns: readonly number[];
  /** When the bot's calls reached the messenger. */
  calls: readonly number[];
  /** Markers of the reminders by person, in their order. */
  reminders: ReadonlyMap<number, readonly string[]>;
  strikes: readonly Strike[];
  facts: Facts;
  /** Updates that the messenger still holds. */
  pending: number;
  growth: readonly Growth[];
}

const CODE_P95_MS = 2000;
/** How long after a blow slowness may be due to it, in milliseconds. */
const FELT_MS = 10_000;
const MOST_A_SECOND = 25;
/** The greatest growth of memory of a process that is past its beginning, in megabytes a minute. */
const SLOPE_MB = 2;

/** Pairs of a person's messages that came in another order than they were written in. */
function countSwaps(orders: readonly (readonly string[])[], groups: ReadonlyMap<string, Arrival[]>): number {
  let swaps = 0;
  for (const order of orders) {
    const times = order.flatMap((marker) => groups.get(marker)?.[0]?.messageId ?? []);
    swaps += times.filter((id, index) => index > 0 && id < (times[index - 1] ?? 0)).length;
  }
  return swaps;
}

/**
 * Counts the answers that the bot gives by itself, without a row in the outbox: those asked for, and those that
 * arrived.
 */
function countAnswers({ deeds, arrivals, facts, strikes }: Seen) {
  const own = arrivals.filter(
    ({ text, messageId }) => !facts.sentIds.has(messageId) && !markerIn(text) && !codeIn(text),
  );
  const counts = { asked: 0, missing: 0, explained: 0, unexplained: 0 };
  for (const [personId, asked] of deeds.questions) {
    const got = own.filter((arrival) => arrival.personId === personId);
    counts.asked += asked;
    counts.missing += Math.max(0, asked - got.length);
    const cut = got.filter(({ at }) => wasCut(strikes, "bot", at) || wasCut(strikes, "worker", at)).length;
    const extra = Math.max(0, got.length - asked);
    counts.explained += Math.min(extra, cut);
    counts.unexplained += Math.max(0, extra - cut);
  }
  return counts;
}

/** The codes that were asked for by how many milliseconds each took, the slowest last; those that never came are apart. */
function codeTimes({ deeds, arrivals }: Seen): { came: { at: number; ms: number }[]; missing: number } {
  const came = deeds.codes.flatMap(({ personId, at }) => {
    const code = arrivals.find((one) => one.personId === personId && one.at >= at && codeIn(one.text));
    return code && code.at - at < 300_000 ? [{ at, ms: code.at - at }] : [];
  });
  return {
    came: came.toSorted((one, other) => one.ms - other.ms),
    missing: deeds.codes.length - came.length,
  };
}

/** Names the last blow before a moment, if it was near enough to be felt then. */
function blowBefore(strikes: readonly Strike[], at: number): string {
  const last = strikes.findLast((strike) => strike.at <= at && at - strike.at < FELT_MS);
  return last ? `, ${((at - last.at) / 1000).toFixed(0)} s after ${last.what}, ${last.how}` : "";
}

/** Most calls within any so many milliseconds. */
export function busiest(calls: readonly number[], withinMs: number): number {
  let most = 0;
  let from = 0;
  for (const [index, at] of calls.entries()) {
    while ((calls[from] ?? 0) <= at - withinMs) from += 1;
    most = Math.max(most, index - from + 1);
  }
  return most;
}

const verdict = (promise: string, isKept: boolean, seen: string): Verdict => ({ promise, seen, isKept });

function judgeDelivery(seen: Seen): Verdict[] {
  const { deeds, facts, arrivals, reminders, strikes, pending } = seen;
  const { updates, outbox, kept } = facts;
  const byMarker = group(arrivals, ({ text }) => markerIn(text));
  const all = [...deeds.words.keys(), ...[...reminders.values()].flat()];
  const lost = all.filter((marker) => !byMarker.has(marker));
  const failed = outbox.filter(({ status }) => status === "failed" || status === "cancelled");
  const left = outbox.filter(({ status }) => status === "queued");
  const codes = group(arrivals, ({ personId, text }) => codeIn(text) && `${personId}:${codeIn(text)}`);
  const copies = [byMarker, codes].map((groups) => countCopies(groups, strikes));
  const answers = countAnswers(seen);
  const sum = (which: keyof Copies) => copies.reduce((total, one) => total + one[which], answers[which]);
  const orders = [
    ...[...new Set([...deeds.words.values()].map(({ from }) => from))].map((writer) =>
      [...deeds.words].filter(([, { from }]) => from === writer).map(([marker]) => marker),
    ),
    ...reminders.values(),
  ];
  const givenUp = Object.entries(updates.givenUp);
  return [
    verdict(
      "every update is stored once and worked off",
      updates.total === deeds.updates && updates.waiting === 0 && pending === 0 && givenUp.length === 0,
      `${deeds.updates} given, ${updates.total} stored, ${updates.waiting + pending} left, given up: ${
        givenUp.map(([error, count]) => `${count} ${error}`).join(", ") || "none"
      }`,
    ),
    verdict(
      "every message is sent, or failed for a true reason",
      left.length === 0 && failed.length === 0,
      outbox.map(({ status, error, count }) => `${count} ${status}${error ? ` (${error})` : ""}`).join(", "),
    ),
    verdict(
      "no words and no reminder are lost",
      lost.length === 0,
      `${all.length} written, ${lost.length} lost (of them ${lost.filter((one) => kept.has(one)).length} kept and not sent)`,
    ),
    verdict(
      "the bot's own answers come",
      answers.missing === 0,
      `${answers.asked} asked, ${answers.missing} missing`,
    ),
    verdict("nothing is doubled", sum("unexplained") === 0, `${sum("unexplained")} doubled`),
    verdict(
      "but for what was sent and couldn't be noted, by a kill at that moment (told apart)",
      true,
      `${sum("explained")} doubled at ${strikes.filter(({ how }) => how === "SIGKILL").length} kills`,
    ),
    verdict(
      "a chat's messages keep their order",
      countSwaps(orders, byMarker) === 0,
      `${countSwaps(orders, byMarker)} out of order`,
    ),
  ];
}

function judgeTime(seen: Seen): Verdict[] {
  const { came, missing } = codeTimes(seen);
  const times = came.map(({ ms }) => ms);
  const slowest = came.at(-1) ?? { at: 0, ms: 0 };
  const turns = seen.turns.toSorted((one, other) => one - other);
  const p95 = percentile(times, 0.95);
  const reminders = seen.arrivals.filter(
    ({ text, at }) => at < seen.calmAt && markerIn(text)?.startsWith("eslatma"),
  );
  const seconds = ((reminders.at(-1)?.at ?? 0) - (reminders[0]?.at ?? 0)) / 1000;
  return [
    verdict(
      "codes arrive within 2 s, 95 of 100",
      missing === 0 && times.length > 0 && p95 <= CODE_P95_MS,
      `${times.length} codes, ${missing} missing; p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, the slowest ${slowest.ms} ms${blowBefore(seen.strikes, slowest.at + slowest.ms)}`,
    ),
    verdict(
      `at most ${MOST_A_SECOND} messages begin their way in any second, whoever sends them`,
      busiest(turns, 1000) <= MOST_A_SECOND && busiest(turns, 5000) <= MOST_A_SECOND * 5,
      `${busiest(turns, 1000)} in the busiest second, ${busiest(turns, 5000)} in the busiest five`,
    ),
    verdict(
      "as they arrive, where the messenger stands still now and then (told apart)",
      true,
      `${busiest(seen.calls, 1000)} in the busiest second, ${busiest(seen.calls, 5000)} in the busiest five`,
    ),
    verdict(
      "reminders go on all the while",
      true,
      `${reminders.length} in ${seconds.toFixed(0)} s, ${(reminders.length / seconds).toFixed(1)} a second beside the rest`,
    ),
  ];
}

function judgeMemory({ growth }: Seen): Verdict[] {
  // The messenger remembers all that was said, as a stand-in for Telegram must.
  const ours = growth.filter(({ name }) => /^(api|bot|worker)/.test(name));
  const steep = ours.filter(({ slope }) => (slope ?? 0) > SLOPE_MB);
  const told = ours.map(
    ({ name, slope }) => `${name} ${slope === undefined ? "too short" : slope.toFixed(1)}`,
  );
  return [
    verdict(
      `memory is flat while nothing is killed: at most ${SLOPE_MB} MB a minute`,
      steep.length === 0,
      `${told.join(", ")} MB a minute`,
    ),
  ];
}

/** Holds what was promised against what was seen. */
export const judge = (seen: Seen): Verdict[] => [
  ...judgeDelivery(seen),
  ...judgeTime(seen),
  ...judgeMemory(seen),
];
