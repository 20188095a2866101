import { mkdirSync } from "node:fs";
import { measureBrowser } from "./bench/browser.ts";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { type Options, readOptions } from "./bench/options.ts";
import { isOfServer, run } from "./bench/run.ts";
import { benchFolder, startServer } from "./bench/server.ts";
import { measurePace } from "./pace.ts";
import { writePage } from "./page.ts";

const startedAt = Date.now();
function say(line: string) {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`);
}

/** Measures the parts that have a bench server of their own. */
async function measureServer(options: Options) {
  mkdirSync(benchFolder, { recursive: true });
  const server = await startServer(say);
  // Our processes end when we do; the database server wouldn't.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void server.leave().finally(() => process.exit(1)));
  }
  try {
    await run(server, options, say);
  } finally {
    await server.leave();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.parts.some(isOfServer)) await measureServer(options);
  for (const [part, measure] of Object.entries({ browser: measureBrowser, lighthouse: measureLighthouse })) {
    if (options.seedOnly || !options.parts.some((asked) => asked === part)) continue;
    say(
      `written: ${writePage({ name: part, command: `npm run bench -- --only ${part}`, isFull: true, pace: measurePace() }, await measure(say))}`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
say("ended");
