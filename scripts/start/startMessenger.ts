import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts the local messenger as a process of its own, which ends with ours however ours ends. */
export async function startMessenger(): Promise<{ stop(): Promise<void> }> {
  const run = join(import.meta.dirname, "..", "run.mjs");
  const child: ChildProcess = spawn(process.execPath, ["--enable-source-maps", run, "scripts/messenger.ts"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const [message] = await Promise.race([once(child, "message"), ended]);
  if (message !== "ready") {
    const reason = typeof message === "object" ? (message as { failed: string }).failed : "it ended at once";
    throw new Error(`The local messenger didn't start: ${reason}`);
  }
  return {
    stop: async () => {
      if (child.exitCode !== null) return;
      child.disconnect();
      await ended;
    },
  };
}
