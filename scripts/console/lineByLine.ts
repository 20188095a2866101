import type { REPLServer } from "node:repl";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Has each line wait for those before it, and the end for all: by itself the console takes lines as fast as they come. */
export function lineByLine(server: REPLServer, idle: () => Promise<unknown>): void {
  let work: Promise<unknown> = Promise.resolve();
  const take = server.listeners("line");
  server.removeAllListeners("line");
  server.on("line", (line) => {
    work = work.then(async () => {
      for (const listener of take) listener.call(server, line);
      await idle();
      // The line's result is printed.
      await nextTurn();
    });
  });
  const close = server.close.bind(server);
  Object.assign(server, { close: () => void work.then(close) });
}
