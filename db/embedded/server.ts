import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { tellTimeout } from "../tellTimeout.ts";
import { isProcessGone } from "./isProcessGone.ts";
import { EMBEDDED_NAME } from "./name.ts";
import { type Place, placeFor, runAs } from "./place.ts";

/** A server that neither lets us in nor ends for so long stands still, in milliseconds. */
const PATIENCE_MS = 10_000;
/** A slow disk may take so long for a new database, in milliseconds. */
const MAKING_MS = 60_000;

interface EmbeddedOptions {
  /** Data folder; made when it isn't there. */
  folder: string;
  password: string;
  /** Where it listens; a free port when absent. */
  port?: number;
  /** Further settings, such as `fsync=off` for tests. */
  settings?: readonly string[];
  /** Told what takes long or may surprise. */
  say?: (line: string) => void;
  /** Told as soon as a server is launched, which may let nobody in yet, with what stops it. */
  onLaunch?: (stop: () => Promise<void>) => void;
}

export interface EmbeddedServer {
  url: string;
  port: number;
  /** Whether we have started it; false when it ran already. */
  isStarted: boolean;
  /** Whether it was told to end, and waits for sessions or for its disk. */
  isEnding(): Promise<boolean>;
  stop(): Promise<void>;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Fills a folder beside the data folder and moves it in when it is whole, so that a kill leaves nothing half-made. */
export async function initialise(place: Place, password: string) {
  const { account, programs } = place;
  const folder = `${place.folder}.unfinished`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);

  const secrets = await mkdtemp(join(tmpdir(), "bozor-"));
  const passwordFile = join(secrets, "password");
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) {
    await chown(secrets, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await runAs(place, programs.initdb, [
      `--pgdata=${folder}`,
      `--username=${EMBEDDED_NAME}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
    ]);
    await rm(place.folder, { recursive: true, force: true });
    await rename(folder, place.folder);
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim().split("\n").at(-1);
    throw new Error(`The embedded PostgreSQL couldn't be initialised: ${reason || String(error)}`);
  } finally {
    await rm(secrets, { recursive: true, force: true });
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect({ port, host: "127.0.0.1", timeout: 2000 });
    const settle = (isOpen: boolean) => {
      probe.destroy();
      resolve(isOpen);
    };
    probe.once("connect", () => settle(true));
    probe.once("error", () => settle(false));
    probe.once("timeout", () => settle(false));
  });
}

const pidFile = ({ folder }: Place) => join(folder, "postmaster.pid");

/**
 * Reads the server's own file, a line for each fact: its number, where it is, since when, its port, and last what it
 * does.
 */
const readPidFile = async (place: Place) =>
  (await readFile(pidFile(place), "utf8").catch(() => "")).trimEnd().split("\n");

/** Port of the server that runs on this folder, for instance one left behind by a killed start. */
async function runningPort(place: Place): Promise<number | undefined> {
  const file = pidFile(place);
  const [pid, , , port] = (await readPidFile(place)).map(Number);
  if (!pid || !port) return undefined;
  if (await answers(port)) return port;
  // By the file of one that was killed the next makes sure that none of its processes still writes.
  if (isProcessGone(pid)) return undefined;
  const endsAt = Date.now() + PATIENCE_MS;
  // One that is shutting down goes by itself; a number that some other program took over stays and would block us.
  while (existsSync(file) && (await isServer(place))) {
    if (Date.now() > endsAt) throw new Error("The embedded PostgreSQL stands still and takes no connections");
    await delay(100);
    if (await answers(port)) return port;
  }
  await rm(file, { force: true });
  return undefined;
}

/** Whether the process that postmaster.pid names is a PostgreSQL at all; after a restart the number may be anyone's. */
async function isServer(place: Place): Promise<boolean> {
  try {
    await runAs(place, place.programs.pgCtl, ["status", "-D", place.folder]);
  } catch {
    return false;
  }
  if (process.platform !== "linux") return true;
  const [pid] = await readPidFile(place);
  return (await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "")).startsWith("postgres");
}

/** The options that the server is started with; `settings` win. */
export const serverOptions = (port: number, settings: readonly string[] = []) =>
  [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "shared_buffers=128MB",
    "max_connections=100",
    // Rows and statements hold people's data; the log names what went wrong without quoting them.
    "log_error_verbosity=terse",
    "log_min_error_statement=panic",
    ...settings,
  ].flatMap((setting) => ["-c", setting]);

async function launch(place: Place, { settings, ...wanted }: EmbeddedOptions): Promise<number> {
  const port = wanted.port ?? (await freePort());
  const log = join(place.folder, "server.log");
  try {
    await runAs(place, place.programs.pgCtl, [
      "start",
      "-w",
      "-t",
      "60",
      "-D",
      place.folder,
      "-l",
      log,
      "-s",
      "-o",
      serverOptions(port, settings).join(" "),
    ]);
  } catch {
    const lines = (await readFile(log, "utf8").catch(() => "")).trim().split("\n");
    throw new Error(
      `The embedded PostgreSQL didn't start: ${lines.at(-1) ?? "no word from it"} (see ${log})`,
    );
  }
  return port;
}

async function createDatabase(port: number, password: string) {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: EMBEDDED_NAME,
    password,
    database: "postgres",
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: MAKING_MS,
  });
  // Later faults are told by the statement that was under way.
  client.on("error", () => {});
  let limitMs = PATIENCE_MS;
  try {
    await client.connect();
    limitMs = MAKING_MS;
    const { rowCount } = await client.query("select from pg_database where datname = $1", [EMBEDDED_NAME]);
    if (!rowCount) await client.query(`create database ${EMBEDDED_NAME}`);
  } catch (error) {
    throw tellTimeout(error, limitMs);
  } finally {
    await client.end();
  }
}

/** Starts the server or finds it running; one that ends, begins or recovers just now (57P03) is waited for. */
async function reach(place: Place, options: EmbeddedOptions) {
  const endsAt = Date.now() + PATIENCE_MS;
  let isStarted = false;
  for (;;) {
    const running = await runningPort(place);
    const port = running ?? (await launch(place, options));
    if (running === undefined) {
      isStarted = true;
      options.onLaunch?.(() => stopServer(place));
    }
    try {
      await createDatabase(port, options.password);
      return { port, isStarted };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === undefined) throw new Error(`The embedded PostgreSQL doesn't answer: ${message}`);
      if (code !== "57P03" || Date.now() > endsAt) throw error;
      await delay(100);
    }
  }
}

async function stopServer(place: Place) {
  await runAs(place, place.programs.pgCtl, ["stop", "-w", "-m", "fast", "-D", place.folder, "-s"]);
}

/**
 * Starts the embedded PostgreSQL on a folder, or joins the one that runs there already.
 * Its process is detached, so Ctrl-C reaches us first and `stop` ends it after our last query.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = placeFor(options);
  if (!existsSync(join(place.folder, "PG_VERSION"))) await initialise(place, options.password);

  const { port, isStarted } = await reach(place, options);
  return {
    port,
    isStarted,
    isEnding: async () => (await readPidFile(place)).at(-1)?.trim() === "stopping",
    url: `postgres://${EMBEDDED_NAME}:${options.password}@127.0.0.1:${port}/${EMBEDDED_NAME}`,
    stop: () => stopServer(place),
  };
}
