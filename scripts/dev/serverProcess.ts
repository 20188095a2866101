import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Messages to the process. */
export type Command =
  | { type: "load"; packages: readonly string[]; database: string }
  | { type: "run"; file: string; pages: string; inspect: number | undefined }
  | { type: "stop" };

/** Messages from the process. */
type Word =
  | { type: "up"; port: number }
  | { type: "leaving" }
  | { type: "failed"; text: string }
  | { type: "crashed"; text: string };

/** Longer than anything takes that is allowed to finish; in milliseconds. */
const PATIENCE = 15_000;

/** A process of the server: a standby at first, then the version it is told to be, until it is stopped. */
export class ServerProcess {
  /** How it ended, in words. */
  readonly ended: Promise<string>;
  /** The reason why it broke off. */
  lastWords: string | undefined;
  private readonly child: ChildProcess;

  /**
   * `packages` are to be loaded while it waits; by `database`, a bundle of `scripts/database.ts`, it stops the embedded
   * database where it outlives us.
   */
  constructor(load: Omit<Command & { type: "load" }, "type">, env: NodeJS.ProcessEnv) {
    const file = join(import.meta.dirname, "standby.mjs");
    this.child = spawn(process.execPath, ["--enable-source-maps", file], {
      env,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.ended = once(this.child, "exit").then(([code, signal]) =>
      code === null ? `by ${signal}` : `with code ${code}`,
    );
    void this.hear(["crashed"]).then((word) => {
      this.lastWords = word?.text;
    });
    this.tell({ type: "load", ...load });
  }

  /**
   * Starts the server that a bundle holds.
   * @returns the port of its API.
   * @throws with the reason, by lines of the sources, when it can't start.
   */
  async run(command: Omit<Command & { type: "run" }, "type">): Promise<number> {
    this.tell({ type: "run", ...command });
    const word = await this.hear(["up", "failed"]);
    if (word?.type === "up") return word.port;
    throw new Error(
      word?.type === "failed" ? word.text : "The server ended while it started: see the terminal",
    );
  }

  /** Has it finish what it does, and resolves as soon as nothing of it is in the next one's way. */
  async leave(): Promise<void> {
    const left = this.hear(["leaving"]);
    this.tell({ type: "stop" });
    const late = setTimeout(() => this.child.kill("SIGKILL"), PATIENCE);
    void this.ended.then(() => clearTimeout(late));
    await left;
  }

  private tell(command: Command) {
    if (this.child.connected) this.child.send(command);
  }

  private async hear<Type extends Word["type"]>(types: readonly Type[]) {
    return new Promise<(Word & { type: Type }) | undefined>((resolve) => {
      const listen = (word: Word) => {
        if (!(types as readonly string[]).includes(word.type)) return;
        this.child.off("message", listen);
        resolve(word as Word & { type: Type });
      };
      this.child.on("message", listen);
      void this.ended.then(() => resolve(undefined));
    });
  }
}
