import { describeError } from "../errors/describeError.ts";
import { isRefusedForGood } from "../errors/isRefusedForGood.ts";
import { log } from "../log/log.ts";

/**
 * A full batch is written at once, a smaller one after this many milliseconds: with the time that writing takes, a
 * process that is killed loses less than a second of its rows.
 */
export const FLUSH_MS = 500;
export const BATCH_ROWS = 500;
/** Rows kept while the database doesn't take them; beyond it the oldest are given up. */
export const KEPT_ROWS = 50_000;

/** Rows that are written in batches, as one write each would cost a commit each. */
export interface RowBuffer<Row> {
  add(row: Row): void;
  /** Writes what waits; what can't be written now stays. */
  flush(): Promise<void>;
  /** Rows that wait. */
  size(): number;
}

/** Makes a buffer; `insert` writes a batch in one statement. */
export function createRowBuffer<Row>(
  name: string,
  insert: (rows: readonly Row[]) => Promise<unknown>,
): RowBuffer<Row> {
  let rows: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let writingNext: Promise<void> | undefined;
  let isFailing = false;

  /** Writes a batch; returns what couldn't be written, with the reason. */
  async function writeBatch(batch: Row[]): Promise<{ left: Row[]; error?: unknown }> {
    try {
      await insert(batch);
      return { left: [] };
    } catch (error) {
      if (!isRefusedForGood(error)) return { left: batch, error };
    }
    for (const [index, row] of batch.entries()) {
      try {
        await insert([row]);
      } catch (error) {
        if (!isRefusedForGood(error)) return { left: batch.slice(index), error };
        log.error({ buffer: name }, "a row can't be stored and is given up");
      }
    }
    return { left: [] };
  }

  /** Writes what waits by now; what comes meanwhile has its own time, or there would be a write for every few rows. */
  async function write() {
    let due = rows.length;
    while (due > 0 && rows.length > 0) {
      const batch = rows.splice(0, Math.min(due, BATCH_ROWS));
      due -= batch.length;
      const { left, error } = await writeBatch(batch);
      rows.unshift(...left);
      isFailing = error !== undefined;
      if (isFailing) throw error;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!writing) {
      writing = write().finally(() => {
        writing = undefined;
      });
      return writing;
    }
    // Rows that came since that write began are written after it, however it ends.
    writingNext ??= writing
      .catch(() => {})
      .then(() => {
        writingNext = undefined;
        return flush();
      });
    return writingNext;
  }

  function flushSoon() {
    timer ??= setTimeout(flushAndTryAgain, FLUSH_MS).unref();
  }

  function flushAndTryAgain() {
    flush().catch((error: unknown) => {
      log.warn(
        { buffer: name, waiting: rows.length, error: describeError(error) },
        "rows wait for the database",
      );
      flushSoon();
    });
  }

  return {
    add(row) {
      rows.push(row);
      if (rows.length > KEPT_ROWS) {
        log.warn({ buffer: name }, "too many rows wait; the oldest are given up");
        rows = rows.slice(BATCH_ROWS);
      }
      const isFull = rows.length >= BATCH_ROWS && !writing && !isFailing;
      if (isFull) flushAndTryAgain();
      else flushSoon();
    },
    flush,
    size: () => rows.length,
  };
}
