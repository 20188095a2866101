import { waitingSql } from "#core/market/moderation/queueSql.ts";
import { STOPPED } from "#core/platform/outbox/recordFailure.ts";
import { LOST_PHOTO } from "#core/platform/outbox/recordSent.ts";
import { date, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import type { ReportRange } from "../reports/readRange.ts";

/** How things stand now. */
const standingRow = {
  /** Entries that wait for a moderator, and since when the oldest waits. */
  waiting: number,
  since: maybe(date),
  /** Messages that should have gone by now. */
  unsent: number,
};

type Standing = RowOf<typeof standingRow>;

const STANDING = `
  with ${waitingSql}
  select (select count(*) from waiting)::integer as waiting, (select min(since) from waiting) as since,
    (select count(*) from outbox where status = 'queued' and due_at <= now())::integer as unsent`;

/** Reads how things stand this moment. */
export async function readStanding(): Promise<Standing> {
  const [standing] = await rows(standingRow, STANDING);
  if (!standing) throw new Error("A statement without a condition found nothing");
  return standing;
}

/** Troubles that an admin should look at. */
const troublesRow = {
  /** Messages due in the range that could not be sent; of those whose person has left the bot nothing is to be done. */
  failedSends: number,
  /** Messages sent in the range without their photo, as Telegram couldn't have it. */
  lostPhotos: number,
  /** Payments that came for what was paid or closed already, and nobody has settled. */
  surpluses: number,
  /** Stars that Telegram doesn't take back although it was asked often. */
  stuckRefunds: number,
  /** Payments of the range that began and came to nothing. */
  failedPayments: number,
};

type Troubles = RowOf<typeof troublesRow>;

/** This many failed tries are worth a look; the admins are told at the same number. */
const TRIES = 8;

const TROUBLES = `
  select
    (select count(*) from outbox
      where status = 'failed' and due_at >= $from and due_at < $before and error <> '${STOPPED}')::integer
      as "failedSends",
    (select count(*) from outbox
      where status = 'sent' and sent_at >= $from and sent_at < $before and error like '${LOST_PHOTO}%')::integer
      as "lostPhotos",
    (select count(*) from provider_payments where state = 'surplus' and resolved_at is null)::integer as surpluses,
    (select count(*) from provider_payments
      where details ->> 'refund' = 'due' and coalesce((details ->> 'tries')::integer, 0) >= ${TRIES})::integer
      as "stuckRefunds",
    (select count(*) from provider_payments
      where state = 'cancelled' and provider_time >= $from and provider_time < $before)::integer as "failedPayments"`;

/** Reads what of a range, or still, somebody should look at. */
export async function readTroubles({ from, before }: ReportRange): Promise<Troubles> {
  const [troubles] = await rows(troublesRow, TROUBLES, { from, before });
  if (!troubles) throw new Error("A statement without a condition found nothing");
  return troubles;
}

/** Why messages could not be sent, each cause on a line of its own, and how many were for any other cause. */
interface SendErrors {
  /** Codes, or Telegram's own words, with how many messages each stopped. */
  why: string;
  others: number;
}

/** The most causes that are told apart; the others are counted together, so that the lines add up. */
const CAUSES_MAX = 3;

const SEND_ERRORS = `
  select error, count(*)::integer as count from outbox
  where status = 'failed' and due_at >= $from and due_at < $before and error <> '${STOPPED}'
  group by error order by count desc, error`;

/** Reads for what messages due in a range could not be sent: the most frequent causes, each line begun by `mark`, and the others. */
export async function readSendErrors({ from, before }: ReportRange, mark: string): Promise<SendErrors> {
  const causes = await rows({ error: text, count: number }, SEND_ERRORS, { from, before });
  const lines = causes.slice(0, CAUSES_MAX).map(({ error, count }) => `\n${mark}${count} × ${error}`);
  const others = causes.slice(CAUSES_MAX).reduce((sum, { count }) => sum + count, 0);
  return { why: lines.join(""), others };
}
