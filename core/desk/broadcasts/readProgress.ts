import { RuleError } from "#core/platform/errors/RuleError.ts";
import { maybe, number, type RowOf, rows } from "#db/rows.ts";
import { BroadcastStatus } from "./broadcast.ts";

/** How far a broadcast is. */
const countedRow = {
  id: number,
  status: BroadcastStatus,
  /** How many people there were when it began. */
  total: number,
  sent: number,
  /** People it didn't reach: they have left the bot, or Telegram refuses. */
  failed: number,
  /** Messages that wait or are on their way. */
  inHand: number,
};

export interface Progress extends RowOf<typeof countedRow> {
  /** People to whom it still goes; after a stop those to whom it doesn't. */
  left: number;
  /** Minutes that it still takes, rounded up. */
  minutes: number;
}

/** Messages a second, as long as nothing is known of the real speed. */
const USUAL_RATE = 25;
const KNOWN_FROM = 100;

const PROGRESS = `
  select b.id, b.status, b.total, extract(epoch from now() - b.begun_at)::float8 as seconds,
    count(o.id) filter (where o.status = 'sent')::integer as sent,
    count(o.id) filter (where o.status = 'failed' or o.status = 'cancelled' and o.error is distinct from 'over')::integer
      as failed,
    count(o.id) filter (where o.status = 'queued')::integer as "inHand",
    count(o.id) filter (where o.status = 'cancelled' and o.error = 'over')::integer as over
  from broadcasts b left join outbox o on o.broadcast_id = b.id
  where b.id = $id group by b.id`;

/**
 * Reads how far a broadcast is.
 * @throws {RuleError} not_found
 */
export async function readProgress(id: number): Promise<Progress> {
  const [row] = await rows({ ...countedRow, seconds: maybe(number), over: number }, PROGRESS, { id });
  if (!row) throw new RuleError("not_found", "No such broadcast");
  const { seconds, over, ...progress } = row;
  const { status, total, sent } = progress;
  // A person who has said no to news while it was on its way counts as not reached.
  const failed = progress.failed + (status === "stopped" ? 0 : over);
  const left = status === "sent" ? 0 : Math.max(0, total - sent - failed);
  const done = sent + failed;
  const rate = done >= KNOWN_FROM && seconds ? Math.min(USUAL_RATE, done / seconds) : USUAL_RATE;
  return { ...progress, failed, left, minutes: Math.ceil(left / rate / 60) };
}
