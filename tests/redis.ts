import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** Whether this machine has a Redis to test with. */
export function hasRedis(): boolean {
  try {
    execFileSync("redis-server", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** An empty Redis, on a free port unless told which, of which nothing stays. */
export async function startRedis(wanted?: number) {
  const port = wanted ?? (await freePort());
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn("redis-server", options, { stdio: "ignore" });
  return { url: `redis://127.0.0.1:${port}`, stop: () => server.kill() };
}
