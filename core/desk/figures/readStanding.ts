import { QueryTypes } from "sequelize";
import { waitingSql } from "#core/market/moderation/queueSql.ts";
import { STOPPED } from "#core/platform/outbox/recordFailure.ts";
import { LOST_PHOTO } from "#core/platform/outbox/recordSent.ts";
import { sequelize } from "#db/sequelize.ts";
import type { ReportRange } from "../reports/readRange.ts";

/** How things stand now. */
export interface Standing {
  /** What waits for a moderator, and since when the oldest. */
  waiting: number;
  since: Date | null;
  /** Messages that should have gone by now. */
  unsent: number;
}

const STANDING = `
  with ${waitingSql}
  select (select count(*) from waiting)::integer as waiting, (select min(since) from waiting) as since,
    (select count(*) from outbox where status = 'queued' and due_at <= now())::integer as unsent`;

/** Reads how things stand this moment. */
export async function readStanding(): Promise<Standing> {
  const [standing] = await sequelize.query<Standing>(STANDING, { type: QueryTypes.SELECT });
  if (!standing) throw new Error("A statement without a condition found nothing");
  return standing;
}

/** What somebody should look at. */
export interface Troubles {
  /** Messages of the range that could not be sent; of those whose person has left the bot nothing is to be done. */
  failedSends: number;
  /** Messages of the range that went without their photo, as Telegram couldn't have it. */
  lostPhotos: number;
  /** Payments that came for what was paid or closed already, and nobody has settled. */
  surpluses: number;
  /** Stars that Telegram doesn't take back although it was asked often. */
  stuckRefunds: number;
  /** Payments of the range that began and came to nothing. */
  failedPayments: number;
}

/** So many tries that failed are worth a look, as when the admins are told of it. */
const TRIES = 8;

const TROUBLES = `
  select
    (select count(*) from outbox
      where status = 'failed' and created_at >= $from and created_at < $before and error <> '${STOPPED}')::integer
      as "failedSends",
    (select count(*) from outbox
      where status = 'sent' and created_at >= $from and created_at < $before and error like '${LOST_PHOTO}%')::integer
      as "lostPhotos",
    (select count(*) from provider_payments where state = 'surplus' and resolved_at is null)::integer as surpluses,
    (select count(*) from provider_payments
      where details ->> 'refund' = 'due' and coalesce((details ->> 'tries')::integer, 0) >= ${TRIES})::integer
      as "stuckRefunds",
    (select count(*) from provider_payments
      where state = 'cancelled' and provider_time >= $from and provider_time < $before)::integer as "failedPayments"`;

/** Reads what of a range, or still, somebody should look at. */
export async function readTroubles({ from, before }: ReportRange): Promise<Troubles> {
  const [troubles] = await sequelize.query<Troubles>(TROUBLES, {
    type: QueryTypes.SELECT,
    bind: { from, before },
  });
  if (!troubles) throw new Error("A statement without a condition found nothing");
  return troubles;
}

/** What as many messages could not be sent for: a code, or Telegram's own words. */
export interface SendError {
  error: string;
  count: number;
}

const SEND_ERRORS = `
  select error, count(*)::integer as count from outbox
  where status = 'failed' and created_at >= $from and created_at < $before and error <> '${STOPPED}'
  group by error order by count desc, error limit 3`;

/** Reads for what messages of a range could not be sent, the three most frequent errors. */
export function readSendErrors({ from, before }: ReportRange): Promise<SendError[]> {
  return sequelize.query<SendError>(SEND_ERRORS, { type: QueryTypes.SELECT, bind: { from, before } });
}
