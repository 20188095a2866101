import type { Bundler, Program } from "./bundler.ts";
import { Fault } from "./fault.ts";
import type { Gate } from "./gate.ts";
import { ServerProcess } from "./serverProcess.ts";

/** By then what waited for the new server has been answered; in milliseconds. */
const STANDBY_AFTER = 500;

interface Options {
  bundler: Bundler;
  gate: Gate;
  /** Folder of the apps' pages. */
  pages: string;
  /** Port for a debugger. */
  inspect: number | undefined;
  env: NodeJS.ProcessEnv;
  /** Tells what is wrong, or that nothing is any more. */
  show: (fault: Fault | undefined) => void;
  say: (line: string) => void;
}

/**
 * The server as its sources are now. A process that has loaded all packages stands by, so that a change costs no more
 * than to bundle and load our own code. The process before finishes what it has begun; nobody is refused meanwhile.
 */
export class LiveServer {
  private readonly options: Options;
  private current: ServerProcess | undefined;
  private standby: ServerProcess | undefined;
  private program: Program | undefined;
  private port: number | undefined;
  private isStopping = false;
  private readonly leaving = new Set<Promise<unknown>>();

  constructor(options: Options) {
    this.options = options;
  }

  /** Takes over a program, where it isn't the one that runs already. */
  async take(program: Program, { isRestart = false } = {}): Promise<void> {
    const isSame = this.program?.hash === program.hash && this.port !== undefined && !isRestart;
    this.program = program;
    if (!isSame) await this.replace(program);
    if (this.port !== undefined) this.options.gate.lead(this.port);
    this.options.show(undefined);
  }

  /** The same program anew, as after a change of what it reads when it starts. */
  async restart(): Promise<void> {
    if (this.program) await this.take(this.program, { isRestart: true });
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.options.gate.lead(new Fault("npm run dev is being stopped"));
    const processes = [this.current, this.standby].filter((one) => one !== undefined);
    await Promise.all(processes.map((one) => one.leave()));
    await Promise.all([...processes.map(({ ended }) => ended), ...this.leaving]);
  }

  private async replace(program: Program) {
    const { gate, pages, inspect } = this.options;
    gate.close();
    const next = this.standby ?? new ServerProcess(program.packages, this.options.env);
    const old = this.current;
    this.standby = undefined;
    this.current = next;
    this.port = undefined;
    if (old) {
      this.leaving.add(old.ended.finally(() => this.leaving.delete(old.ended)));
      const left = old.leave();
      if (inspect !== undefined) await left;
    }
    this.port = await next.run({ file: program.file, pages, inspect }).catch((error: Error) => {
      throw Fault.ofStack(error.message);
    });
    void next.ended.then((code) => this.handleEnd(next, code));
    setTimeout(() => this.makeStandby(), STANDBY_AFTER);
  }

  private makeStandby() {
    if (this.isStopping || this.standby || !this.program) return;
    this.standby = new ServerProcess(this.program.packages, this.options.env);
  }

  private handleEnd(ended: ServerProcess, code: number | null) {
    if (this.isStopping || this.current !== ended) return;
    this.port = undefined;
    const words = `The server ended with code ${code}; it starts again with the next change`;
    const fault = ended.lastWords === undefined ? new Fault(words) : Fault.ofStack(ended.lastWords);
    this.options.gate.lead(fault);
    this.options.show(fault);
    this.options.say(words);
  }
}
