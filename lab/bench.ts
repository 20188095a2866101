import { mkdirSync } from "node:fs";
import { measureBrowser } from "./bench/browser.ts";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { type Options, readOptions } from "./bench/options.ts";
import { run } from "./bench/run.ts";
import { benchFolder, startServer } from "./bench/server.ts";

const startedAt = Date.now();
function say(line: string) {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`);
}

/** What is measured at a bench server of its own. */
async function measureServer(options: Options) {
  mkdirSync(benchFolder, { recursive: true });
  const server = await startServer(say);
  // Our processes end when we do; the database server wouldn't.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void server.leave({ keep: false }).finally(() => process.exit(1)));
  }
  try {
    await run(server, options, say);
  } finally {
    await server.leave({ keep: options.keep });
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  const inBrowser = { browser: measureBrowser, lighthouse: measureLighthouse };
  if (options.parts.some((part) => !(part in inBrowser))) await measureServer(options);
  for (const [part, measure] of Object.entries(inBrowser)) {
    if (options.parts.some((asked) => asked === part) && !options.seedOnly) {
      say(`written: ${await measure(say)}`);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
say("ended");
