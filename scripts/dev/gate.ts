import { Fault } from "./fault.ts";

/** Where the API is now: requests wait while it changes, and are told why when there is none. */
export class Gate {
  /** Where it was last, or why it isn't. */
  private now: Promise<number>;
  private open: ((port: number | Fault) => void) | undefined;

  constructor() {
    this.now = this.closed();
  }

  /** From now on requests wait. */
  close(): void {
    if (!this.open) this.now = this.closed();
  }

  /** Lets those that wait, and all that come, go to a port, or tells them what is wrong. */
  lead(to: number | Fault): void {
    this.close();
    this.open?.(to);
    this.open = undefined;
  }

  /**
   * The port of the API, once there is one.
   * @throws {Fault}
   */
  port(): Promise<number> {
    return this.now;
  }

  private closed(): Promise<number> {
    const now = new Promise<number>((resolve, reject) => {
      this.open = (to) => (to instanceof Fault ? reject(to) : resolve(to));
    });
    // A rejection counts as handled even if no request waits for the port.
    now.catch(() => undefined);
    return now;
  }
}
