import type { Served } from "./child.ts";

interface Call {
  id: number;
  name: string;
  input: never;
}

/** Says a line on the terminal of the bench. */
export function say(line: string): void {
  process.send?.({ line });
}

/** Serves functions to the parent, until it lets go of us; `leave` then closes what is open. */
export function serve(functions: Served, leave: () => Promise<void>): void {
  const all: Served = { ready: () => true, ...functions };
  async function answer({ id, name, input }: Call) {
    try {
      process.send?.({ id, value: await all[name]?.(input) });
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
  process.on("message", (call: Call) => void answer(call));
  process.once("disconnect", () => {
    void leave().finally(() => process.exit(0));
  });
  // Ctrl-C reaches the whole group; the parent decides when we end.
  process.on("SIGINT", () => {});
}
