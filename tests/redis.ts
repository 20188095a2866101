import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

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

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch {
      await pause(20);
    } finally {
      socket.destroy();
    }
  }
  throw new Error("redis-server doesn't listen");
}

/** An empty Redis that can be asked, on a free port unless told which, of which nothing stays. */
export async function startRedis(wanted?: number) {
  const port = wanted ?? (await freePort());
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn("redis-server", options, { stdio: "ignore" });
  await untilListening(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    /** It takes connections and says nothing more, as one that swaps or stands still. */
    freeze: () => server.kill("SIGSTOP"),
    thaw: () => server.kill("SIGCONT"),
    stop: () => server.kill("SIGKILL"),
  };
}
