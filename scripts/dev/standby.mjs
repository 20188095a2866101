// @ts-check
// A process that has loaded what every version of the server shares, and waits to be told which of them to be.
import inspector from "node:inspector";
import { pathToFileURL } from "node:url";

/** @type {Promise<import("./server.ts").RunningServer | undefined>} */
let starting = Promise.resolve(undefined);
/** Bundle of `scripts/database.ts`. */
let database = "";
/** @type {Promise<import("../database.ts").OpenDatabase | undefined> | undefined} */
let inherited;
let isEnding = false;

/** @param {unknown} error */
const wordsOf = (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** @param {import("./serverProcess.ts").Command & { type: "run" }} command */
async function run({ file, pages, inspect }) {
  if (inspect !== undefined) inspector.open(inspect, "127.0.0.1");
  const { startServer } = await import(pathToFileURL(file).href);
  return startServer({ pages });
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  // The next one listens for a debugger at the same port.
  if (inspector.url()) inspector.close();
  if (process.connected) process.send?.({ type: "leaving" });
  const server = await starting.catch(() => undefined);
  await server?.stop();
  await (await inherited)?.close();
  process.exit(0);
}

/** Joins those who use the database, the last of whom stops it. */
async function inherit() {
  const { openDatabase } = await import(pathToFileURL(database).href);
  return openDatabase();
}

process.on("message", (/** @type {import("./serverProcess.ts").Command} */ command) => {
  if (command.type === "load") {
    database = command.database;
    for (const name of command.packages) import(name).catch(() => {});
  }
  if (command.type === "stop") void end();
  if (command.type === "run") {
    starting = run(command);
    starting.then(
      (server) => process.send?.({ type: "up", port: server?.port }),
      (error) => process.send?.({ type: "failed", text: wordsOf(error) }, () => void end()),
    );
  }
});
process.on("uncaughtExceptionMonitor", (error) => process.send?.({ type: "crashed", text: wordsOf(error) }));
// Our parent was killed, and can't stop the database any more.
process.on("disconnect", () => {
  inherited = inherit().catch(() => undefined);
  void end();
});
// Ctrl-C reaches the whole terminal group; who started us says when it is our turn.
process.on("SIGINT", () => {});
