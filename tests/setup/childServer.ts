import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Place } from "../../db/embedded/place.ts";
import { freePort, serverOptions } from "../../db/embedded/server.ts";

const settings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=300",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=256MB",
  // A file's database is gone before it would be worth it.
  "autovacuum=off",
  // In the data folder, where a killed server leaves nothing that its folder doesn't take along.
  "dynamic_shared_memory_type=mmap",
  // Passwords guard nothing here, and each connection would pay for 4,096 rounds.
  "scram_iterations=1",
];

/** Starts PostgreSQL as a child, so that its processor time counts for the run. */
export async function startChildServer({ account, folder, programs }: Place, password: string) {
  const port = await freePort();
  const logFile = `${folder}.log`;
  const log = await open(logFile, "a");
  const child = spawn(programs.postgres, ["-D", folder, ...serverOptions(port, settings)], {
    ...account,
    cwd: "/",
    env: { LC_ALL: "C", PATH: "/usr/bin:/bin", TZ: "UTC" },
    stdio: ["ignore", log.fd, log.fd],
    // The server has a session of its own: Ctrl-C must not end it before the last query.
    detached: true,
  });
  const exit = once(child, "exit");
  await log.close();
  const state = () => readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  while (!/^ready/m.test(await state())) {
    if (child.exitCode !== null)
      throw new Error(`PostgreSQL didn't start: ${await readFile(logFile, "utf8")}`);
    await pause(5);
  }
  const stop = async () => {
    child.kill("SIGINT");
    await exit;
  };
  return { url: `postgres://bozor:${password}@127.0.0.1:${port}/postgres`, stop };
}
