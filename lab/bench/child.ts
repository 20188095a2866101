import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../../scripts/build/bundle.mjs";
import { benchFolder } from "./server.ts";

/** Programs that children may run, bundled together as a deployed market is. */
const programs = [
  "freshness/process.ts",
  "http/apiProcess.ts",
  "http/bareProcess.ts",
  "http/referenceProcess.ts",
  "reports/process.ts",
  "searches/process.ts",
  "seed/process.ts",
  "shop/process.ts",
  "shop/referenceProcess.ts",
  "sql/process.ts",
];

/** Settings of a production process of ours; made up, and of use for nothing else. */
const production = {
  NODE_ENV: "production",
  BOT_TOKEN: "7000000001:token-of-a-bot-that-only-the-bench-knows",
  BOT_USERNAME: "bozor_bench_bot",
  JWT_SECRET: "a-secret-that-only-the-bench-knows-0123456789",
  // A bot is there, but nobody to talk to.
  BOT_API_ROOT: "http://127.0.0.1:9",
  PUBLIC_URL: "http://localhost",
  TRUST_PROXY: "true",
  SEED: "reference",
};

export interface Child {
  pid: number;
  /** Calls one of the functions the child serves. */
  ask<T>(name: string, input?: unknown): Promise<T>;
  stop(): Promise<void>;
}

interface Answer {
  id: number;
  value?: unknown;
  error?: string;
  line?: string;
}

/** Functions that a child serves to its parent. */
export type Served = Record<string, (input: never) => Promise<unknown> | unknown>;

interface StartOptions {
  /** One of the programs. */
  file: string;
  database: string;
  environment?: Record<string, string>;
  /** Options of V8. */
  flags?: readonly string[];
  say: (line: string) => void;
}

function listenTo(child: ChildProcess, say: (line: string) => void) {
  const open = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  child.on("message", ({ id, value, error, line }: Answer) => {
    if (line !== undefined) return say(line);
    const asked = open.get(id);
    open.delete(id);
    if (error !== undefined) asked?.reject(new Error(error));
    else asked?.resolve(value as never);
  });
  child.once("exit", (code, signal) => {
    for (const { reject } of open.values())
      reject(new Error(`A process of the bench ended: ${code ?? signal}`));
  });
  return open;
}

/**
 * Starts a process of the bench on a database: the settings are read once a process, so each database has its own.
 * Its log goes to a file, as a production server's does.
 */
export async function startChild({
  file,
  database,
  environment,
  flags = [],
  say,
}: StartOptions): Promise<Child> {
  const log = openSync(join(benchFolder, "log.txt"), "a");
  const bundles = await bundle(programs.map((program) => `lab/bench/${program}`));
  const child = fork(bundles[programs.indexOf(file)] ?? file, {
    cwd: benchFolder,
    execArgv: ["--enable-source-maps", ...flags],
    env: { ...production, DATABASE_URL: database, DATA_DIR: join(benchFolder, "data"), ...environment },
    stdio: ["ignore", log, log, "ipc"],
  });
  const open = listenTo(child, say);
  const ended = once(child, "exit");
  let asked = 0;
  const ask = <T>(name: string, input?: unknown) =>
    new Promise<T>((resolve, reject) => {
      asked += 1;
      open.set(asked, { resolve, reject });
      child.send({ id: asked, name, input });
    });
  await ask("ready");
  return {
    pid: child.pid ?? 0,
    ask,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      await ended;
    },
  };
}
