import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { bundle } from "../scripts/build/bundle.mjs";

/** Programs that tests start and kill; they are bundled together, once for all of them. */
const programs = [
  "tests/badLuck/eventsApi.ts",
  "tests/badLuck/keyHolder.ts",
  "tests/badLuck/workerProcess.ts",
  "tests/storm/serveApi.ts",
] as const;

/** A process of a test; `gone` tells its exit code and the signal that ended it. */
export interface Child {
  process: ChildProcess;
  gone: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program as a process of its own on this test's database, and waits until it says that it is up. */
export async function startChild(
  program: (typeof programs)[number],
  { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Child> {
  const files = await bundle(programs);
  const child = fork(files[programs.indexOf(program)] ?? "", args, {
    execArgv: [],
    env: { ...process.env, LOG_LEVEL: "silent", ...env },
  });
  const gone = once(child, "exit") as Child["gone"];
  const fallen = gone.then(() => Promise.reject(new Error(`${program} fell at its start`)));
  await Promise.race([once(child, "message"), fallen]);
  return {
    process: child,
    gone,
    async kill(signal = "SIGKILL") {
      child.kill(signal);
      await gone;
    },
  };
}
