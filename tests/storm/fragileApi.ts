import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Two API processes on one database, killed in turn while a storm lasts and started again. */
export class FragileApi {
  readonly #ports: readonly [number, number];
  readonly #processes = new Map<number, ChildProcess>();
  #kills = 0;

  constructor(ports: readonly [number, number]) {
    this.#ports = ports;
  }

  get kills(): number {
    return this.#kills;
  }

  async #start(port: number): Promise<void> {
    const child = fork(join(import.meta.dirname, "serveApi.ts"), [String(port)], {
      execArgv: ["--import", "tsx"],
      env: { ...process.env, LOG_LEVEL: "silent" },
    });
    this.#processes.set(port, child);
    const fall = once(child, "exit").then(() => Promise.reject(new Error("A process fell before it was up")));
    await Promise.race([once(child, "message"), fall]);
  }

  async start(): Promise<void> {
    await Promise.all(this.#ports.map((port) => this.#start(port)));
  }

  /** Kills one process and then the other, each as soon as the one before is up again. */
  async killInTurn(storm: { isOver: boolean }, between: () => number): Promise<void> {
    for (let turn = 0; !storm.isOver; turn += 1) {
      await pause(between());
      const port = this.#ports[turn % 2 === 0 ? 0 : 1];
      const child = this.#processes.get(port);
      const gone = child && once(child, "exit");
      child?.kill("SIGKILL");
      await gone;
      this.#kills += 1;
      await this.#start(port);
    }
  }

  async stop(): Promise<void> {
    const gone = [...this.#processes.values()].map((child) => once(child, "exit"));
    for (const child of this.#processes.values()) child.kill("SIGKILL");
    await Promise.all(gone);
  }

  /** Asks one of the processes, and the other when that one is gone, until there is an answer. */
  async ask(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
    for (let turn = Math.random() < 0.5 ? 0 : 1; ; turn += 1) {
      const port = this.#ports[turn % 2 === 0 ? 0 : 1];
      try {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
        return { status: response.status, text: await response.text() };
      } catch {
        await pause(20);
      }
    }
  }
}
