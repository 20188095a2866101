import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import type { ClientBase } from "pg";

/** What Linux shows of a server's process: `postgres: user database 127.0.0.1(52664) idle`. */
function isProcessOf(pid: number, clientPort: number | null): boolean {
  const shown = readFileSync(`/proc/${pid}/cmdline`, "utf8");
  return shown.startsWith("postgres:") && shown.includes(`(${clientPort})`);
}

/**
 * Lets the server's process of a connection give way to all others, where it runs on this machine under our user, as the
 * embedded server's do. Elsewhere nothing changes: who has a server apart has a replica for what may wait.
 */
export async function giveWay(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number; port: number | null }>(
    "select pg_backend_pid() as pid, inet_client_port() as port",
  );
  const [backend] = rows;
  try {
    if (backend && isProcessOf(backend.pid, backend.port)) {
      setPriority(backend.pid, constants.priority.PRIORITY_LOW);
    }
  } catch {
    // It isn't here, or isn't ours.
  }
}
