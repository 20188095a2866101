import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import type { ClientBase } from "pg";
import { clientRows, maybe, number } from "./rows.ts";

/** Linux shows a server's process as `postgres: user database 127.0.0.1(52664) idle`. */
function isProcessOf(pid: number, clientPort: number | null): boolean {
  const shown = readFileSync(`/proc/${pid}/cmdline`, "utf8");
  return shown.startsWith("postgres:") && shown.includes(`(${clientPort})`);
}

/**
 * Gives the server's process of a connection the lowest priority, where it runs on this machine under our user, as those of
 * the embedded server do. Elsewhere nothing changes: a market with a server apart has a replica for work that may wait.
 */
export async function lowerPriority(client: ClientBase): Promise<void> {
  const [backend] = await clientRows(
    client,
    { pid: number, port: maybe(number) },
    "select pg_backend_pid() as pid, inet_client_port() as port",
  );
  try {
    if (backend && isProcessOf(backend.pid, backend.port)) {
      setPriority(backend.pid, constants.priority.PRIORITY_LOW);
    }
  } catch {
    // It isn't here, or isn't ours.
  }
}
