import { type ChildProcess, spawn } from "node:child_process";
import type { Writable } from "node:stream";
import { text } from "node:stream/consumers";

export interface Ended {
  status: number;
  wallS: number;
  /** The CPU time of the command and of all processes that it has waited for, in seconds. */
  cpuS: number;
}

/**
 * The shell alone knows, on Linux as on macOS, what its ended children have used: Node can't ask for it. Beside the
 * command it waits for the end of stream 4, which comes when this process is killed, and then ends the whole group.
 */
const TIMED = `
  (read -r line <&4; kill -TERM -$$) >/dev/null 2>&1 3>&- &
  watcher=$!
  "$@" 3>&- 4<&-
  status=$?
  kill $watcher
  times >&3
  exit $status`;
const running = new Set<ChildProcess>();
let stopping = false;

/** Adds up the second line of the shell's `times`, such as `1m2.50s 0m3.25s`. */
export function cpuSeconds(times: string): number {
  const [, ofChildren = ""] = times.trim().split("\n");
  const parts = [...ofChildren.matchAll(/(\d+)m([\d.,]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds = ""]) => sum + Number(minutes) * 60 + Number(seconds.replace(",", ".")),
    0,
  );
}

/** Runs a command of this repository to its end. Its output goes on to the terminal, or to `tell` when it is over. */
export async function runCommand(
  command: readonly string[],
  tell?: (output: string) => void,
): Promise<Ended> {
  const begunAt = performance.now();
  const output = tell ? "pipe" : "inherit";
  const child = spawn("sh", ["-c", TIMED, "sh", ...command], {
    stdio: ["ignore", output, output, "pipe", "pipe"],
    // A group of its own, so that a signal reaches all that it has started.
    detached: true,
  });
  running.add(child);
  // A signal that ended the shell may have left the watcher, which ends now with all else of the group.
  child.on("exit", () => (child.stdio[4] as Writable).destroy());
  const [status, times, said, complained] = await Promise.all([
    new Promise<number>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => resolve(code ?? 1));
    }),
    text(child.stdio[3] as NodeJS.ReadableStream),
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
  ]);
  running.delete(child);
  tell?.(said + complained);
  return { status, wallS: (performance.now() - begunAt) / 1000, cpuS: cpuSeconds(times) };
}

function signalAll(signal: NodeJS.Signals) {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Whether a signal has come that ends the run. */
export const isStopping = () => stopping;

/** Lets a signal end what runs, too: at once when it comes a second time. */
export function endOnSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      signalAll(stopping ? "SIGKILL" : signal);
      stopping = true;
    });
  }
}
