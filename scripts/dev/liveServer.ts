import { STOOD_MS } from "#core/platform/jobs/keepRunning.ts";
import { pause, pauseAfter } from "#core/platform/jobs/pauses.ts";
import type { Program } from "./bundler.ts";
import { Fault } from "./fault.ts";
import type { Gate } from "./gate.ts";
import { ServerProcess } from "./serverProcess.ts";

/** By then what waited for the new server has been answered; in milliseconds. */
const STANDBY_AFTER = 500;

/** The server, and what closes the database after it. */
interface Programs {
  program: Program;
  database: Program;
}

interface Options {
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
  private programs: Programs | undefined;
  private port: number | undefined;
  private readonly stopping = new AbortController();
  /** One replaces the server at a time. */
  private work: Promise<unknown> = Promise.resolve();
  /** How often in a row it has ended without standing on its feet, and since when it runs. */
  private ends = 0;
  private upAt = 0;
  private readonly leaving = new Set<Promise<unknown>>();

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * Takes over a program, where it isn't the one that runs already.
   * @throws {Fault} when it can't start.
   */
  take(programs: Programs, isRestart: boolean): Promise<void> {
    return this.inTurn(async () => {
      const isSame = this.programs?.program.hash === programs.program.hash && this.port !== undefined;
      this.programs = programs;
      if (!isSame || isRestart) await this.replace(programs);
      if (this.port !== undefined) this.options.gate.lead(this.port);
      this.options.show(undefined);
    });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.options.gate.lead(new Fault("npm run dev is being stopped"));
    const processes = [this.current, this.standby].filter((one) => one !== undefined);
    await Promise.all(processes.map((one) => one.leave()));
    await Promise.all([...processes.map(({ ended }) => ended), ...this.leaving]);
  }

  private inTurn(task: () => Promise<void>): Promise<void> {
    const done = this.work.then(task);
    this.work = done.catch(() => undefined);
    return done;
  }

  private async replace({ program, database }: Programs) {
    const { gate, pages, inspect } = this.options;
    gate.close();
    const next = this.standby ?? this.makeProcess({ program, database });
    const old = this.current;
    this.standby = undefined;
    this.current = next;
    this.port = undefined;
    // Also where this one can't start: the next will be wanted.
    setTimeout(() => this.makeStandby(), STANDBY_AFTER);
    if (old) {
      const gone = old.ended.finally(() => this.leaving.delete(gone));
      this.leaving.add(gone);
      const left = old.leave();
      if (inspect !== undefined) await left;
    }
    this.port = await next.run({ file: program.file, pages, inspect }).catch((error: Error) => {
      throw Fault.ofStack(error.message);
    });
    this.upAt = performance.now();
    void next.ended.then((how) => this.handleEnd(next, how));
  }

  private makeProcess({ program, database }: Programs) {
    return new ServerProcess({ packages: program.packages, database: database.file }, this.options.env);
  }

  private makeStandby() {
    if (this.stopping.signal.aborted || this.standby || !this.programs) return;
    const standby = this.makeProcess(this.programs);
    this.standby = standby;
    // One that was killed is of no use to the next change.
    void standby.ended.then(() => {
      if (this.standby === standby) this.standby = undefined;
    });
  }

  private async handleEnd(ended: ServerProcess, how: string) {
    if (this.isReplaced(ended)) return;
    this.port = undefined;
    if (performance.now() - this.upAt > STOOD_MS) this.ends = 0;
    const words = `The server ended ${how}`;
    this.tell(ended.lastWords === undefined ? new Fault(words) : Fault.ofStack(ended.lastWords));
    await this.startAgain(ended, words);
  }

  private isReplaced(ended: ServerProcess) {
    return this.stopping.signal.aborted || this.current !== ended;
  }

  /** Starts the same again, with a pause that grows while it doesn't stay, unless a change comes first. */
  private async startAgain(ended: ServerProcess, words: string): Promise<void> {
    this.ends += 1;
    const ms = pauseAfter(this.ends);
    this.options.say(`${words}: it starts again in ${ms / 1000} s, or with the next change`);
    await pause(ms, this.stopping.signal);
    await this.inTurn(async () => {
      if (this.isReplaced(ended) || !this.programs) return;
      try {
        await this.replace(this.programs);
        if (this.port !== undefined) this.options.gate.lead(this.port);
        this.options.say("The server runs again");
      } catch (error) {
        const fault = error as Fault;
        this.tell(fault);
        if (this.current) void this.startAgain(this.current, `The server can't start: ${fault.message}`);
      }
    });
  }

  private tell(fault: Fault) {
    this.options.gate.lead(fault);
    this.options.show(fault);
  }
}
