import { once } from "node:events";
import { join } from "node:path";
import repl, { type REPLServer } from "node:repl";
import { inspect } from "node:util";
import { Model } from "sequelize";
import { config } from "#config";
import { databaseUrl } from "#db/address.ts";
import { HeldTransaction } from "./heldTransaction.ts";
import { lineByLine } from "./lineByLine.ts";
import { load, loadModels, rulesOf, sql } from "./offers.ts";

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

interface Place {
  name: string;
  /** Whether there may be data of real people. */
  isReal: boolean;
}

function describePlace(): Place {
  const { host, hostname, pathname } = new URL(databaseUrl());
  const isOwn = config.DATABASE_URL === undefined;
  return {
    name: isOwn ? `this folder's market (${config.DATA_DIR})` : host + pathname,
    isReal: config.NODE_ENV === "production" || !(isOwn || LOCAL.has(hostname)),
  };
}

const loud = (text: string) => (process.stdout.isTTY ? `\x1b[1;41m ${text} \x1b[0m` : text);

function greeting({ name, isReal }: Place, models: readonly string[]): string {
  return `
${isReal ? loud(`DATA OF REAL PEOPLE: ${name}`) : `On ${name}.`}

  models       ${models.join(", ")}
  core         every rule by wing, folder and name, loaded when it is called: core.platform.geo.listRegions()
  sql\`…\`       rows of a statement, values in \${} bound: sql\`select * from users where id = \${1}\`
  load("…")    all that a file exports: load("core/platform/outbox/message")

All lines are one transaction: .commit keeps it, .rollback and the end forget it. A line that fails is undone alone.
A promise is waited for. What you change stays locked for everybody else meanwhile. Files, Redis, and what a rule
does beside the transaction aren't undone.
`;
}

/** Models as the values they hold. */
function plain(value: unknown): unknown {
  if (value instanceof Model) return value.get({ plain: true });
  return Array.isArray(value) ? value.map(plain) : value;
}

class AlreadyShown extends Error {}

/** Has each line done within the transaction that is held then. */
function evaluateWithin(server: REPLServer, held: HeldTransaction) {
  const { eval: evaluate, displayPrompt } = server;
  const within: typeof evaluate = function (this: REPLServer, code, context, file, done) {
    const work = () =>
      new Promise<unknown>((resolve, reject) => {
        // An error that a line throws at once is shown by the console itself, which tells us by nothing but its next
        // prompt.
        Object.assign(server, { displayPrompt: () => reject(new AlreadyShown()) });
        evaluate.call(this, code, context, file, (error, value) => (error ? reject(error) : resolve(value)));
        Object.assign(server, { displayPrompt });
      });
    held.line(work).then(
      (value) => done(null, value),
      (error: Error) => (error instanceof AlreadyShown ? server.displayPrompt() : done(error, undefined)),
    );
  };
  Object.assign(server, { eval: within });
}

function defineEnds(server: REPLServer, held: HeldTransaction) {
  for (const [name, isKept, help] of [
    ["commit", true, "Keep all that was done since the last time"],
    ["rollback", false, "Forget all that was done since the last time"],
  ] as const) {
    server.defineCommand(name, {
      help,
      action() {
        held
          .end({ isKept })
          .then(
            () => console.log(isKept ? "Kept." : "Forgotten."),
            (error: unknown) => console.log(`Nothing was kept: ${String(error)}`),
          )
          .finally(() => this.displayPrompt());
      },
    });
  }
}

/** Lets somebody try models, rules and statements on the market, until they leave. */
export async function openConsole(): Promise<void> {
  const models = await loadModels();
  const place = describePlace();
  console.log(greeting(place, Object.keys(models)));

  const held = new HeldTransaction();
  await held.begun();
  const server = repl.start({
    prompt: place.isReal ? `${loud(place.name)} > ` : "bozor> ",
    preview: false,
    writer: (value) => inspect(plain(value), { colors: process.stdout.isTTY, depth: 4 }),
  });
  Object.assign(server.context, models, { core: rulesOf("core"), sql, load });
  if (process.stdin.isTTY) server.setupHistory(join(config.DATA_DIR, "console.history"), () => undefined);
  evaluateWithin(server, held);
  defineEnds(server, held);
  lineByLine(server, () => held.idle());
  await once(server, "exit");
  await held.end({ isKept: false, isLast: true });
  console.log("\nForgotten, but for what .commit has kept.");
}
