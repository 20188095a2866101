// @ts-check
// A process that has loaded what every version of the server shares, and waits to be told which of them to be.
import inspector from "node:inspector";
import { pathToFileURL } from "node:url";

/** @type {import("./server.ts").RunningServer | undefined} */
let server;
let isEnding = false;

/** @param {import("./serverProcess.ts").Command & { type: "run" }} command */
async function run({ file, pages, inspect }) {
  if (inspect !== undefined) inspector.open(inspect, "127.0.0.1");
  const { startServer } = await import(pathToFileURL(file).href);
  server = await startServer({ pages });
  process.send?.({ type: "up", port: server?.port });
}

async function end(isAbandoned = false) {
  if (isEnding) return;
  isEnding = true;
  // The next one listens for a debugger at the same port.
  if (inspector.url()) inspector.close();
  if (process.connected) process.send?.({ type: "leaving" });
  await server?.stop();
  if (isAbandoned) await server?.closeDatabase();
  process.exit(0);
}

process.on("message", (/** @type {import("./serverProcess.ts").Command} */ command) => {
  if (command.type === "load") for (const name of command.names) import(name).catch(() => {});
  if (command.type === "stop") void end();
  if (command.type === "run") {
    run(command).catch((error) => {
      process.send?.({
        type: "failed",
        text: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
      process.exitCode = 1;
      process.disconnect();
    });
  }
});
process.on("uncaughtExceptionMonitor", ({ stack }) => process.send?.({ type: "crashed", text: stack }));
process.on("disconnect", () => void end(true));
// Ctrl-C reaches the whole terminal group; who started us says when it is our turn.
process.on("SIGINT", () => {});
