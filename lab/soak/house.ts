import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type EmbeddedServer, startEmbedded } from "#db/embedded/server.ts";
import { drawPorts } from "../../tests/e2e/support/drawPorts.ts";
import { deployed } from "../deployed.ts";

const root = join(import.meta.dirname, "..", "..");
/** How long a part may take to stop when it is asked to, in milliseconds. */
const PATIENCE_MS = 20_000;

export const partNames = ["api", "bot 1", "bot 2", "worker 1", "worker 2"] as const;
export type PartName = (typeof partNames)[number];

/** Every process of a market, as it runs when it has grown; any of them may be killed and started again. */
export class House {
  readonly messengerPort: number;
  /** When senders had a turn each, in milliseconds. */
  readonly turns: number[] = [];
  readonly apiPort: number;
  readonly hasRedis: boolean;
  readonly #folder: string;
  readonly #redisPort: number;
  readonly #children = new Map<string, ChildProcess>();
  #postgres: EmbeddedServer;

  private constructor(folder: string, ports: number[], hasRedis: boolean, postgres: EmbeddedServer) {
    this.#folder = folder;
    this.#postgres = postgres;
    this.hasRedis = hasRedis;
    // The mini-apps' stand behind the messenger's.
    const [messengerPort = 0, , , , apiPort = 0, redisPort = 0] = ports;
    this.messengerPort = messengerPort;
    this.apiPort = apiPort;
    this.#redisPort = redisPort;
  }

  static async build(): Promise<House> {
    const folder = await mkdtemp(join(tmpdir(), "bozor-soak-"));
    // Where we are root, PostgreSQL runs as another user, who must get in.
    await chmod(folder, 0o755);
    const postgres = await startEmbedded({ folder: join(folder, "postgres"), password: "soak" });
    const probe = spawn("redis-server", ["--version"], { stdio: "ignore" });
    const hasRedis = await Promise.race([
      once(probe, "exit").then(() => true),
      once(probe, "error").then(() => false),
    ]);
    return new House(folder, await drawPorts(6), hasRedis, postgres);
  }

  get databaseUrl(): string {
    return this.#postgres.url;
  }

  get logFile(): string {
    return join(this.#folder, "data", "bozor.log");
  }

  get #settings() {
    return {
      DATA_DIR: join(this.#folder, "data"),
      DATABASE_URL: this.#postgres.url,
      ...(this.hasRedis && { REDIS_URL: `redis://127.0.0.1:${this.#redisPort}` }),
      PORT: String(this.apiPort),
      MESSENGER_PORT: String(this.messengerPort),
      PUBLIC_URL: `http://localhost:${this.apiPort}`,
      // People's addresses, which limits are counted by, come from the simulation.
      TRUST_PROXY: "true",
      LOG_LEVEL: "warn",
    };
  }

  /** Starts a process of ours and waits until it says that it is ready. */
  async #fork(name: string, file: string, ...args: string[]): Promise<ChildProcess> {
    const log = openSync(join(this.#folder, "out.txt"), "a");
    const child = fork(join(root, file), args, {
      // Not where a developer's settings lie.
      cwd: this.#folder,
      execArgv: [...deployed.flags, "--import", import.meta.resolve("tsx")],
      env: { ...deployed.environment, ...this.#settings },
      stdio: ["ignore", log, log, "ipc"],
    });
    this.#children.set(name, child);
    child.on("message", (said: { turnAt?: number }) => {
      if (said.turnAt !== undefined) this.turns.push(said.turnAt);
    });
    const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (message !== "ready") throw new Error(`${name} didn't start: ${await this.lastWords()}`);
    return child;
  }

  /** Returns the last words of the processes outside of the log. */
  async lastWords(): Promise<string> {
    const said = await readFile(join(this.#folder, "out.txt"), "utf8").catch(() => "");
    return said.split("\n").slice(-15).join("\n");
  }

  startMessenger(): Promise<ChildProcess> {
    return this.#fork("messenger", "scripts/messenger.ts");
  }

  startPart(name: PartName): Promise<ChildProcess> {
    return this.#fork(name, "lab/soak/part.ts", name.split(" ")[0] ?? "");
  }

  /** Lets a process of its own work on what it is told, and gives back what that says. */
  async ask(file: string, told: object): Promise<unknown> {
    const child = await this.#fork(file, file);
    child.send(told);
    const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (typeof message !== "object") throw new Error(`${file} failed: ${await this.lastWords()}`);
    return message;
  }

  async startRedis(): Promise<void> {
    if (!this.hasRedis) return;
    const options = [
      "--port",
      String(this.#redisPort),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "no",
    ];
    this.#children.set("redis", spawn("redis-server", options, { stdio: "ignore", cwd: this.#folder }));
    await sleep(300);
  }

  /** Ends a process by a signal and waits until it is gone; one that doesn't go when asked is killed. */
  async end(name: string, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#children.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    const patience = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
    await gone;
    clearTimeout(patience);
  }

  /** Ends PostgreSQL at once, as a crash does, and starts it again on its port. */
  async crashDatabase(): Promise<void> {
    const { port } = this.#postgres;
    const folder = join(this.#folder, "postgres");
    const [pid] = (await readFile(join(folder, "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), "SIGQUIT");
    await sleep(1000);
    this.#postgres = await startEmbedded({ folder, password: "soak", port });
  }

  /** Ids of all our processes by name. */
  pids(): Map<string, number> {
    const living = [...this.#children].filter(
      ([, child]) => child.exitCode === null && child.signalCode === null,
    );
    return new Map(living.flatMap(([name, { pid }]) => (pid ? [[name, pid]] : [])));
  }

  async leave(): Promise<void> {
    await Promise.all([...this.#children.keys()].map((name) => this.end(name, "SIGKILL")));
    await this.#postgres.stop().catch(() => {});
    // A process that has just died may have left a file meanwhile.
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
