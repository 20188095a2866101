import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const own = [join(import.meta.dirname, "..", "run.mjs"), "scripts/messenger.ts"];

interface Options {
  /** Arguments for Node: the program to run. */
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Told when it has ended, also when it was asked to. */
  died?: () => void;
}

/** Starts the local messenger as a process of its own, which ends with ours however ours ends. */
export async function startMessenger({ args = own, env, died }: Options = {}): Promise<{
  stop(): Promise<void>;
}> {
  const child: ChildProcess = spawn(process.execPath, ["--enable-source-maps", ...args], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    ...(env && { env }),
  });
  const ended = once(child, "exit");
  const [message] = await Promise.race([once(child, "message"), ended]);
  if (message !== "ready") {
    const reason = typeof message === "object" ? (message as { failed: string }).failed : "it ended at once";
    throw new Error(`The local messenger didn't start: ${reason}`);
  }
  void ended.then(died);
  return {
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
