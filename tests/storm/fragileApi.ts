import { setTimeout as pause } from "node:timers/promises";
import { type Child, startChild } from "../startChild.ts";

/** Two API processes on one database, killed in turn while a storm lasts and started again. */
export class FragileApi {
  readonly #ports: readonly [number, number];
  readonly #processes = new Map<number, Child>();
  #kills = 0;

  constructor(ports: readonly [number, number]) {
    this.#ports = ports;
  }

  get kills(): number {
    return this.#kills;
  }

  async #start(port: number): Promise<void> {
    this.#processes.set(port, await startChild("tests/storm/serveApi.ts", { args: [String(port)] }));
  }

  async start(): Promise<void> {
    await Promise.all(this.#ports.map((port) => this.#start(port)));
  }

  /** Kills one process and then the other, each as soon as the one before is up again and it `isDue`. */
  async killInTurn(storm: { isOver: boolean }, isDue: () => boolean): Promise<void> {
    while (!storm.isOver) {
      await pause(20);
      if (!isDue()) continue;
      const port = this.#ports[this.#kills % 2 === 0 ? 0 : 1];
      await this.#processes.get(port)?.kill();
      this.#kills += 1;
      await this.#start(port);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#processes.values()].map((child) => child.kill()));
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
