import { config } from "#config";
import { rights } from "#contract/roles.ts";
import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { muteButton } from "#core/people/mutes/mutePress.ts";
import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import { number, rows } from "#db/rows.ts";
import { readLedgerCheck } from "./checkNightly.ts";
import { lastDays } from "./lastDays.ts";
import { type Figures, readFigures } from "./readFigures.ts";
import { readSendErrors, readStanding, readTroubles } from "./readStanding.ts";

/** Hours of `REPORT_TIMEZONE` between which the digest goes out: a worker that slept longer doesn't make up for it. */
const [FIRST_HOUR, LAST_HOUR] = [9, 12];

const hourFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: config.REPORT_TIMEZONE,
  hour: "2-digit",
  hourCycle: "h23",
});
const grouped = new Intl.NumberFormat("fr-FR");

const UNTOLD = `
  select u.id from users u
  where u.role = any ($roles) and is_reachable(u) and not ${isMutedSql("u.id", "'Digest'")}
    and not exists (select from outbox where cause = 'digest:' || $day || ':' || u.id)
  order by u.id`;

/** A figure with what it has changed by since the day before: `1 204 (+31)`. */
function withChange(figure: number, before: number): string {
  const change = figure - before;
  const sign = change > 0 ? "+" : "−";
  return `${grouped.format(figure)} (${change === 0 ? "=" : sign + grouped.format(Math.abs(change))})`;
}

async function figuresText(now: Date): Promise<Record<keyof Figures, string>> {
  const yesterday = await readFigures(lastDays(1, { daysAgo: 1, now }));
  const before = await readFigures(lastDays(1, { daysAgo: 2, now }));
  const keys = Object.keys(yesterday) as (keyof Figures)[];
  const told = keys.map((key) => [key, withChange(yesterday[key], before[key])]);
  return Object.fromEntries(told) as Record<keyof Figures, string>;
}

async function write(now: Date): Promise<OutgoingMessage> {
  const yesterday = lastDays(1, { daysAgo: 1, now });
  const { waiting, since } = await readStanding();
  const troubles = await readTroubles(yesterday);
  const errors = await readSendErrors(yesterday, "   ");
  const ledger = await readLedgerCheck();
  const hours = since ? Math.floor((now.getTime() - since.getTime()) / 3_600_000) : 0;
  const isFine = ledger === "good" && Object.values(troubles).every((count) => count === 0);
  const [, month, day] = reportDay(yesterday.from).split("-");
  const values = {
    ...(await figuresText(now)),
    ...troubles,
    ...errors,
    waiting,
    hours,
    ledger,
    day: `${day}.${month}`,
  };
  return {
    text: { key: "digest", values: { ...values, isFine: isFine ? 1 : 0 } },
    buttons: [[{ text: { key: "button-reports" }, app: "reports" }], [muteButton("Digest")]],
  };
}

/**
 * Tells each admin, from nine in the morning of `REPORT_TIMEZONE`, how yesterday was and what needs a look: once a day.
 * @returns how many were told.
 */
export async function sendDigests(now = new Date()): Promise<number> {
  const hour = Number(hourFormat.format(now));
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return 0;
  const day = reportDay(now);
  const admins = await rows({ id: number }, UNTOLD, {
    day,
    roles: [...rights["reports.read"]],
  });
  if (admins.length === 0) return 0;
  const message = await write(now);
  for (const { id } of admins) {
    const cause = `digest:${day}:${id}`;
    await queueToUser(id, { cause, priority: Priority.notice, message });
  }
  return admins.length;
}
