import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { describeError } from "#core/platform/errors/describeError.ts";
import { keepRunning } from "#core/platform/jobs/keepRunning.ts";
import { pauseAfter } from "#core/platform/jobs/pauses.ts";
import { log } from "#core/platform/log/log.ts";
import type { Part } from "./life.ts";

/** How long a broken part gets to end, in milliseconds; the next comes all the same. */
const LAST_WORK_MS = 15_000;

/** Begins a part, and tells when that has died. */
type Begin = (died: () => void) => Promise<Part>;

interface Ways {
  pauseMs?: (failures: number) => number;
  /** It runs in this process: an error that nobody has caught, whenever it comes, is its death. */
  isHere?: boolean;
}

/**
 * Starts a part and keeps it up: one that has died is ended and begun again, with a pause that grows while it doesn't stay.
 * @throws when it can't be begun the first time.
 */
export async function keepUp(
  name: string,
  begin: Begin,
  { pauseMs = pauseAfter, isHere = false }: Ways = {},
): Promise<Part> {
  const stopping = new AbortController();
  let death = new AbortController();
  function handle(error: unknown) {
    log.fatal({ error: describeError(error) }, "an error that nobody has caught");
    death.abort();
  }
  if (isHere) process.on("uncaughtException", handle);
  const beginAnew = () => {
    death = new AbortController();
    return begin(() => death.abort());
  };
  let part: Part | undefined;
  try {
    part = await beginAnew();
  } catch (error) {
    process.off("uncaughtException", handle);
    throw error;
  }

  async function stand() {
    part ??= await beginAnew();
    const end = AbortSignal.any([death.signal, stopping.signal]);
    if (!end.aborted) await once(end, "abort");
    if (stopping.signal.aborted) return;
    const broken = part;
    part = undefined;
    await Promise.race([broken.stop(), sleep(LAST_WORK_MS, undefined, { ref: false })]);
  }

  const standing = keepRunning(name, stand, stopping.signal, pauseMs);
  return {
    stop: async () => {
      stopping.abort();
      await standing;
      await part?.stop();
      process.off("uncaughtException", handle);
    },
  };
}

/**
 * API, bot and worker in this process, begun one after the other and ended in turn. Which of them an error belongs to
 * that nobody has caught isn't known: all are begun again.
 */
export function inProcess(begins: readonly (() => Promise<Part>)[], goOn: () => void): Begin {
  return async () => {
    const parts: Part[] = [];
    const stop = async () => {
      for (const part of parts.splice(0).reverse()) await part.stop();
    };
    try {
      for (const begin of begins) {
        goOn();
        parts.push(await begin());
      }
    } catch (error) {
      await stop();
      throw error;
    }
    return { stop };
  };
}
