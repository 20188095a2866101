import { type Api, GrammyError } from "grammy";
import { describeError } from "#core/platform/errors/describeError.ts";
import { pause, pauseAfter } from "#core/platform/jobs/pauses.ts";
import { log } from "#core/platform/log/log.ts";

type GrammySignal = NonNullable<Parameters<Api["getMe"]>[0]>;

/** grammY names the type of another make of signal, and takes ours. */
export const toGrammySignal = (signal: AbortSignal): GrammySignal => signal as unknown as GrammySignal;

/** Logs a failed call to Telegram by its own words, which name no people. */
export function logFailure(step: string, error: unknown): void {
  const said = error instanceof GrammyError ? error.description : undefined;
  log.warn({ step, error: describeError(error), telegram: said }, "Telegram could not be asked");
}

/** Does a step that needs Telegram again and again until it works or `signal` ends; says whether it worked. */
export async function keepTrying(
  step: string,
  run: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<boolean> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      await run();
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      logFailure(step, error);
      await pause(pauseAfter(failures), signal);
    }
  }
  return false;
}
