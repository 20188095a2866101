import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { EMBEDDED_NAME } from "#db/embedded/name.ts";
import { locks } from "#db/locks.ts";
import { boolean, clientRows, number, type Shape } from "#db/rows.ts";
import { people } from "#db/seeds/demo/market/people.ts";
import { buyers } from "#db/seeds/demo/shop/buyers.ts";
import { shopCategories } from "#db/seeds/demo/shop/products/products.ts";
import { databaseAt } from "../tests/setup/fileDatabase.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bozor-life-"));
  await chmod(folder, 0o755);
  env = { PATH: process.env.PATH, DATA_DIR: folder, SEED: "none" };
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

interface StartOptions {
  call?: readonly string[];
  only?: string;
  settings?: NodeJS.ProcessEnv;
}

interface Market {
  process: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
}

const program = [process.execPath, "scripts/run.mjs", "scripts/start.ts"] as const;

/** Starts the worker alone, if nothing else is said on an embedded database in this test's folder: all but the web. */
function start({ call = program, only = "worker", settings = {} }: StartOptions = {}): Market {
  const [command = "", ...args] = call;
  const child = spawn(command, [...args, "--only", only], { cwd: root, env: { ...env, ...settings } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  return { process: child, said: () => said, ended: once(child, "exit").then(([code]) => code) };
}

async function whenUp(market: Market) {
  await expect.poll(market.said, { timeout: 30_000 }).toContain("Bozor is up");
}

/** The process id of the database server that runs on the folder, if one does. */
async function serverPid(): Promise<number | undefined> {
  const file = join(folder, "postgres", "postmaster.pid");
  return existsSync(file) ? Number((await readFile(file, "utf8")).split("\n")[0]) : undefined;
}

/** Asks the embedded database itself. */
async function ask<Columns extends Shape>(shape: Columns, statement: string, values: unknown[] = []) {
  const { databasePassword } = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  const port = Number(await readFile(join(folder, "postgres.port"), "utf8"));
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: EMBEDDED_NAME,
    database: EMBEDDED_NAME,
    password: databasePassword,
  });
  await client.connect();
  try {
    return await clientRows(client, shape, statement, values);
  } finally {
    await client.end();
  }
}

const runFlag = () => run(process.execPath, ["scripts/run.mjs", "scripts/flag.ts"], { cwd: root, env });

test("stops cleanly on SIGTERM and on Ctrl-C, the database with it", async () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const market = start();
    await whenUp(market);
    expect(await serverPid()).toBeDefined();
    market.process.kill(signal);
    expect(await market.ended).toBe(0);
    expect(await serverPid()).toBeUndefined();
  }
});

test("a SIGTERM to npm ends the market too", async () => {
  const market = start({ call: ["npm", "start", "--"] });
  await whenUp(market);
  market.process.kill("SIGTERM");
  await market.ended;
  await expect.poll(serverPid, { timeout: 10_000 }).toBeUndefined();
});

test("ends cleanly when it is ended in the middle of its start, or with its terminal", async () => {
  for (const [signal, after] of [
    ["SIGINT", "Database: starting"],
    ["SIGHUP", "Bozor is up"],
  ] as const) {
    const market = start();
    await expect.poll(market.said, { timeout: 30_000, interval: 20 }).toContain(after);
    market.process.kill(signal);
    expect(await market.ended).toBe(0);
    expect(market.said()).not.toMatch(/^\s+at /m);
    expect(await serverPid()).toBeUndefined();
  }
});

test("what an earlier start or machine left half-made doesn't stop the next", async () => {
  await writeFile(join(folder, "postgres.turn"), "999999999");
  const unfinished = join(folder, "postgres.unfinished");
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, "PG_VERSION"), "18\n");
  // After a restart of the machine the number in the file may be anybody's: here it is ours.
  const stale = [process.pid, join(folder, "postgres"), 1, 1, "", "127.0.0.1", "0 0", "ready"].join("\n");
  await writeFile(join(folder, "postgres", "postmaster.pid"), `${stale}\n`, { mode: 0o644 });

  const market = start();
  await whenUp(market);
  market.process.kill("SIGTERM");
  expect(await market.ended).toBe(0);
});

test("operator commands use a database together and leave a market alone", async () => {
  const first = start();
  await whenUp(first);
  first.process.kill("SIGTERM");
  await first.ended;

  const alone = await Promise.all([runFlag(), runFlag(), runFlag()]);
  expect(alone.map(({ stdout }) => stdout)).toEqual(["", "", ""]);
  expect(await serverPid()).toBeUndefined();

  const market = start();
  await whenUp(market);
  await runFlag();
  expect(await serverPid()).toBeDefined();
  market.process.kill("SIGTERM");
  expect(await market.ended).toBe(0);
});

test("after a cut of all connections a command leaves the database running, and the market holds its locks again", async () => {
  const market = start();
  await whenUp(market);
  const server = await serverPid();
  const held = async () =>
    (
      await ask(
        { held: number },
        "select count(distinct pid)::int as held from pg_locks where locktype = 'advisory' and objid = any($1)",
        [[locks.users, locks.market]],
      )
    )[0]?.held;
  await ask(
    { pg_terminate_backend: boolean },
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()",
  );
  await runFlag();
  expect(await serverPid()).toBe(server);
  await expect.poll(held, { timeout: 20_000 }).toBe(1);
  market.process.kill("SIGTERM");
  expect(await market.ended).toBe(0);
  expect(await serverPid()).toBeUndefined();
});

test("a database that is killed under the market is started again, each time", async () => {
  const market = start();
  await whenUp(market);
  for (let time = 1; time <= 2; time += 1) {
    const killed = await serverPid();
    process.kill(killed!, "SIGKILL");
    await expect
      .poll(async () => (await serverPid()) !== killed && (await ask({}, "select").catch(() => [])).length, {
        timeout: 30_000,
      })
      .toBe(1);
  }
  market.process.kill("SIGTERM");
  expect(await market.ended).toBe(0);
  expect(await serverPid()).toBeUndefined();
}, 90_000);

test("an error that nobody has caught begins bot and worker again, each time after a longer pause", async () => {
  let begun = 0;
  const telegram = createServer(({ url }) => {
    // Each bot asks who it is, first of all; it is never told.
    if (url?.endsWith("/getMe")) begun += 1;
  }).listen(0, "127.0.0.1");
  await once(telegram, "listening");
  const lose = "process.on('SIGUSR2', () => { throw new Error('lost'); })";
  const settings = {
    BOT_API_ROOT: `http://127.0.0.1:${(telegram.address() as AddressInfo).port}`,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(lose)}`,
  };
  const market = start({ only: "bot,worker", settings });
  const readLog = () => readFile(join(folder, "bozor.log"), "utf8").catch(() => "");
  const { length } = await readLog();
  const pauses = async () =>
    Array.from((await readLog()).slice(length).matchAll(/"bot, worker","seconds":(\d+)/g), ([, s]) =>
      Number(s),
    );
  await whenUp(market);
  for (const expected of [[1], [1, 2]]) {
    await expect.poll(() => begun).toBe(expected.length);
    market.process.kill("SIGUSR2");
    await expect.poll(pauses, { timeout: 30_000 }).toEqual(expected);
  }
  await expect.poll(() => begun, { timeout: 20_000 }).toBe(3);
  market.process.kill("SIGTERM");
  expect(await market.ended).toBe(0);
  telegram.closeAllConnections();
  telegram.close();
}, 90_000);

test("a second start in the same folder is refused and disturbs nothing", async () => {
  const market = start();
  await whenUp(market);
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(/runs in this folder already: http:\/\/localhost:8080/);
  expect(second.said()).not.toMatch(/^\s+at /m);
  expect(market.process.exitCode).toBeNull();
  market.process.kill("SIGTERM");
  expect(await market.ended).toBe(0);
});

test("a start after kill -9 finds the database left behind and goes on", async () => {
  const killed = start();
  await whenUp(killed);
  const left = await serverPid();
  killed.process.kill("SIGKILL");
  await killed.ended;
  expect(await serverPid()).toBe(left);

  const next = start();
  await whenUp(next);
  next.process.kill("SIGTERM");
  expect(await next.ended).toBe(0);
  expect(await serverPid()).toBeUndefined();
});

test("a market that is killed while it is being filled is whole after the next start", async () => {
  const serverUrl = inject("serverUrl");
  const server = new pg.Client(serverUrl);
  await server.connect();
  await server.query("create database half_filled");
  const settings = { DATABASE_URL: databaseAt(serverUrl, "half_filled"), SEED: "demo" };
  const database = new pg.Client(settings.DATABASE_URL);
  await database.connect();
  const count = async (table: string) =>
    Number(
      (await database.query(`select count(*) from ${table}`).catch(() => undefined))?.rows[0].count ?? 0,
    );

  const moments: ((market: Market) => unknown)[] = [
    async () => (await count("migrations")) > 5,
    // All of them may have run before the first was killed: then nothing is said of them.
    async (market) => market.said().includes("migrations ran") || (await count("categories")) > 0,
    (market) => market.said().includes("Writing 2000 listings"),
    (market) => market.said().includes("Filling the shop"),
  ];
  for (const isThere of moments) {
    const market = start({ settings });
    await expect.poll(() => isThere(market), { timeout: 30_000, interval: 5 }).toBe(true);
    market.process.kill("SIGKILL");
    await market.ended;
    expect(market.said()).not.toContain("Bozor is up");
  }
  expect([await count("listings"), await count("products")]).toEqual([2_000, 0]);

  const market = start({ settings });
  await whenUp(market);
  market.process.kill("SIGTERM");
  expect(await market.ended).toBe(0);
  expect(market.said()).not.toContain("Writing");
  expect(await count("users")).toBe(people.length + buyers.length);
  expect(await count("listings")).toBe(2_000);
  expect(await count("products")).toBe(shopCategories.flatMap(({ products }) => products).length);
  expect(await count("orders where user_id in (select id from users where telegram_id is not null)")).toBe(
    10,
  );
  expect(await count("searches")).toBeGreaterThan(500);
  await database.end();
  await server.query("drop database half_filled with (force)");
  await server.end();
}, 120_000);
