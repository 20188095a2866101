import { execFile, spawnSync } from "node:child_process";
import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { config } from "../../config/env.ts";
import { embeddedPortFile } from "../../db/address.ts";
import { placeFor } from "../../db/embedded/place.ts";
import { locks } from "../../db/locks.ts";
import { migrateUp } from "../../db/migrate.ts";
import { number, rows } from "../../db/rows.ts";
import { openDatabase } from "../../scripts/database.ts";
import { buildUser } from "../factories.ts";
import { startTestApi } from "../testApi.ts";

const run = promisify(execFile);
const secret = "embedded-only-for-tests";
const folder = join(config.DATA_DIR, "postgres");

let market: Awaited<ReturnType<typeof openDatabase>>;
let api: Awaited<ReturnType<typeof startTestApi>>;
let userId: number;

/** This process is the market of a folder, on the embedded PostgreSQL that it starts there. */
beforeAll(async () => {
  await chmod(config.DATA_DIR, 0o755);
  const secrets = { botToken: "1:a", jwtSecret: secret, webhookSecret: secret, databasePassword: secret };
  await writeFile(join(config.DATA_DIR, "secrets.json"), JSON.stringify(secrets));
  Object.assign(config, { DATABASE_URL: undefined, embeddedDatabasePassword: secret });
  market = await openDatabase({ isMarket: true });
  await migrateUp();
  api = await startTestApi();
  userId = (await buildUser()).id;
});
afterAll(async () => {
  await api.stop();
  await market.close();
  expect(await postmaster()).toBe(0);
});

async function postmaster(): Promise<number> {
  const file = join(placeFor({ folder }).folder, "postmaster.pid");
  return Number.parseInt(await readFile(file, "utf8").catch(() => "0"), 10);
}

/** The server's processes, that which starts the others first. */
async function processes(): Promise<number[]> {
  const parent = await postmaster();
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid="]);
  const all = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return [parent, ...all.flatMap(([pid = 0, of]) => (of === parent ? [pid] : []))];
}

/** A call by models and one by the pool of hot reads; for who is signed in no answer is kept ready. */
const ask = () =>
  Promise.all(
    ["/api/telegram/users/me", "/api/telegram/feed?cityId=1"].map((path) => api.call(path, { as: userId })),
  );

const statuses = async () => (await ask()).map(({ status }) => status);

async function expectAway() {
  const told = (await ask()).map(({ status, headers }) => [status, headers.get("retry-after")]);
  expect(told).toEqual([
    [503, "5"],
    [503, "5"],
  ]);
}

const holders = () =>
  rows(
    { lock: number },
    `select objid::int as lock from pg_locks where locktype = 'advisory' and granted
       and objid in (${locks.users}, ${locks.market}) order by lock`,
  );

/** Whether everybody is served, and the market has its locks again, once each. */
async function expectBack() {
  const patient = { timeout: 60_000, interval: 200 };
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), patient);
  await vi.waitFor(
    async () => expect(await holders()).toEqual([{ lock: locks.market }, { lock: locks.users }]),
    patient,
  );
}

/** Runs an operator's command from its begin to its end, in which the market comes to nothing. */
function runFlag() {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "scripts/flag.ts"], {
    cwd: new URL("../..", import.meta.url),
    env: { ...process.env, DATABASE_URL: "", BOT_TOKEN: "", JWT_SECRET: "" },
  });
  expect([status, stderr.toString()]).toEqual([0, ""]);
}

test.each(["SIGTERM", "SIGINT", "SIGQUIT", "SIGKILL"] as const)(
  "a server that %s ends is started again",
  async (signal) => {
    await expectBack();
    const ended = await postmaster();
    process.kill(ended, signal);
    await vi.waitUntil(async () => ![0, ended].includes(await postmaster()), { timeout: 60_000 });
    await expectBack();
  },
  180_000,
);

test("a command that comes right after a kill leaves the market its server", async () => {
  await expectBack();
  const ended = await postmaster();
  process.kill(ended, "SIGKILL");
  runFlag();
  const started = await postmaster();
  expect([0, ended]).not.toContain(started);
  await expectBack();
  runFlag();
  expect(await statuses()).toEqual([200, 200]);
  expect(await postmaster()).toBe(started);
}, 180_000);

test("without the file that tells its port, the database is away", async () => {
  await expectBack();
  const port = await readFile(embeddedPortFile, "utf8");
  await rm(embeddedPortFile);
  const [, feed] = await ask();
  expect([feed?.status, feed?.headers.get("retry-after")]).toEqual([503, "5"]);
  process.kill(await postmaster(), "SIGKILL");
  await expectBack();
  expect(await readFile(embeddedPortFile, "utf8")).toBe(port);
}, 180_000);

test("while the server stands still, calls are answered: back in a moment; and they are served once it goes on", async () => {
  await expectBack();
  const frozen = await processes();
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
  try {
    // More than there are connections: some wait for theirs.
    await Promise.all(Array.from({ length: 12 }, expectAway));
  } finally {
    for (const pid of frozen) process.kill(pid, "SIGCONT");
  }
  await expectBack();
}, 180_000);
