import { config } from "#config";

/** A part that runs and can be stopped. */
export interface Part {
  stop(): Promise<void>;
}

/** Everything that runs, in the order it was started. */
export const running: Part[] = [];
const startedAt = Date.now();

/** Tells a step of the start, with the seconds it took until here. */
export function say(line: string) {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${line}`);
}

const stopping = new AbortController();
/** Told when this process is to end: what takes long is broken off. */
export const stopSignal = stopping.signal;
/** Exit code of the start, once it has come to its end. */
let started = Promise.resolve(0);

/** Ends what was started, last first. */
async function stopAll() {
  for (const part of running.splice(0).reverse()) {
    await part.stop().catch((error: unknown) => console.error(`While stopping: ${String(error)}`));
  }
}

/** Thrown between the steps of a start that somebody has ended. */
class Interrupted extends Error {}

/** Stands between the steps of a start: one that somebody has ended goes no further. */
export function goOn() {
  if (stopSignal.aborted) throw new Interrupted();
}

/** A start in progress comes to its next step before it is undone, so that nothing is left behind. */
async function handleSignal() {
  if (stopSignal.aborted) return;
  stopping.abort();
  console.log("\nStopping…");
  await started;
  await stopAll();
  process.exit(0);
}

/** Runs a start, which puts what it has started into `running`, and ends all of that when it fails or the process is to end. */
export async function live(start: () => Promise<void>): Promise<void> {
  // The end of the terminal (SIGHUP), or of the process that started us, is like any other. Heard before anything is begun.
  for (const end of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const) {
    process.on(end, () => void handleSignal());
  }
  started = start().then(
    () => 0,
    (error: unknown) => {
      if (stopSignal.aborted) return 0;
      console.error(`Bozor can't start: ${error instanceof Error ? error.message : String(error)}`);
      if (config.LOG_LEVEL === "debug" || config.LOG_LEVEL === "trace") console.error(error);
      return 1;
    },
  );
  if ((await started) === 1 && !stopSignal.aborted) {
    stopping.abort();
    await stopAll();
    process.exit(1);
  }
}
