import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const PORT = 8610;
const MESSENGER_PORT = 8620;
const START_MS = 180_000;

export interface BenchMarket {
  url: string;
  /** The link of the feed's first listing. */
  firstLink(): Promise<string>;
  /** What Telegram adds to the address when this person opens the app. */
  launchHash(personId: number): Promise<string>;
  stop(): Promise<void>;
}

async function waitUntilReady(url: string, market: ChildProcess) {
  const endMs = Date.now() + START_MS;
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (market.exitCode !== null || Date.now() > endMs)
      throw new Error("The market for the bench didn't start");
    await setTimeout(250);
  }
}

/** Starts the market as people run it, in a folder of its own that goes with it. */
export async function startMarket(): Promise<BenchMarket> {
  const folder = await mkdtemp(join(tmpdir(), "bozor-bench-"));
  // As root the embedded PostgreSQL runs as another user, who must get there.
  await chmod(folder, 0o755);
  const run = join(import.meta.dirname, "..", "..", "..", "scripts", "run.mjs");
  const settings = [`PORT=${PORT}`, `MESSENGER_PORT=${MESSENGER_PORT}`, `DATA_DIR=${folder}`];
  const market = spawn("env", [...settings, process.execPath, run, "scripts/start.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => market.once("exit", resolve));
  // Whatever ends this process, the market and its folder go with it; the folder once nobody writes there any more.
  function leave() {
    market.kill("SIGTERM");
    const clean = 'while kill -0 "$0" 2>/dev/null; do sleep 0.2; done; rm -rf "$1"';
    spawn("sh", ["-c", clean, String(market.pid), folder], { detached: true, stdio: "ignore" }).unref();
  }
  process.once("exit", leave);
  const [url, messenger] = [`http://localhost:${PORT}`, `http://localhost:${MESSENGER_PORT}`];
  async function stop() {
    process.off("exit", leave);
    market.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await waitUntilReady(url, market);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    async firstLink() {
      const feed = (await (await fetch(`${url}/api/telegram/feed?take=1`)).json()) as {
        data: { link: string }[];
      };
      const [first] = feed.data;
      if (!first) throw new Error("The feed is empty");
      return first.link;
    },
    async launchHash(personId) {
      const body = JSON.stringify({ personId, app: "market" });
      const headers = { "Content-Type": "application/json" };
      const launched = await fetch(`${messenger}/sim/launch`, { method: "POST", headers, body });
      const { id } = (await launched.json()) as { id: string };
      const { hash } = (await (await fetch(`${messenger}/sim/launch/${id}`)).json()) as { hash: string };
      return `#${hash.replace(/^#/, "")}`;
    },
  };
}
