import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { canEnter, serverAccount } from "./account.ts";
import { binaries } from "./binaries.ts";
import { EMBEDDED_NAME } from "./name.ts";

const run = promisify(execFile);

export interface EmbeddedOptions {
  /** Data folder; made when it isn't there. */
  folder: string;
  password: string;
  /** Further settings, such as `fsync=off` for tests. */
  settings?: readonly string[];
  /** Told what takes long or may surprise. */
  say?: (line: string) => void;
}

export interface EmbeddedServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Finds where the server's account can work: in place, or under /var/lib when we are root in a closed home. */
function placeFor({ folder, say }: EmbeddedOptions) {
  const account = serverAccount();
  const inPlace = binaries();
  if (!account) return { account, folder, programs: inPlace };

  const above = existsSync(folder) ? folder : dirname(folder);
  const isReachable = canEnter(inPlace.installed, account) && canEnter(dirname(above), account);
  if (isReachable) return { account, folder, programs: inPlace };

  const home = join("/var/lib/bozor", createHash("sha256").update(folder).digest("hex").slice(0, 12));
  say?.(`PostgreSQL can't enter this folder as its own user, so its data is kept in ${home}`);
  return { account, folder: join(home, "data"), programs: binaries(home) };
}

type Place = ReturnType<typeof placeFor>;

/** Runs one of PostgreSQL's programs as the server's account, in a folder that account can enter. */
function runAs({ account }: Place, program: string, args: string[]) {
  return run(program, args, { ...account, cwd: "/", env: { LC_ALL: "C", PATH: "/usr/bin:/bin", TZ: "UTC" } });
}

async function initialise(place: Place, password: string) {
  const { account, folder, programs } = place;
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
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(secrets, { recursive: true, force: true });
  }
}

/** Port of the server that runs on this folder, for instance one left behind by a killed start. */
async function runningPort(place: Place): Promise<number | undefined> {
  try {
    await runAs(place, place.programs.pgCtl, ["status", "-D", place.folder]);
  } catch {
    return undefined;
  }
  const pidFile = await readFile(join(place.folder, "postmaster.pid"), "utf8");
  return Number(pidFile.split("\n")[3]) || undefined;
}

async function launch(place: Place, settings: readonly string[]): Promise<number> {
  const port = await freePort();
  const options = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "shared_buffers=128MB",
    "max_connections=100",
    ...settings,
  ];
  const log = join(place.folder, "server.log");
  try {
    await runAs(place, place.programs.pgCtl, [
      ...["start", "-w", "-t", "60", "-D", place.folder, "-l", log, "-s"],
      ...["-o", options.map((option) => `-c ${option}`).join(" ")],
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
  });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [EMBEDDED_NAME]);
    if (!rowCount) await client.query(`create database ${EMBEDDED_NAME}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts the embedded PostgreSQL on a folder, or joins the one that runs there already.
 * Its process is detached, so Ctrl-C reaches us first and `stop` ends it after our last query.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = placeFor(options);
  if (!existsSync(join(place.folder, "PG_VERSION"))) await initialise(place, options.password);

  const port = (await runningPort(place)) ?? (await launch(place, options.settings ?? []));
  await createDatabase(port, options.password);
  return {
    port,
    url: `postgres://${EMBEDDED_NAME}:${options.password}@127.0.0.1:${port}/${EMBEDDED_NAME}`,
    stop: async () => {
      await runAs(place, place.programs.pgCtl, ["stop", "-w", "-m", "fast", "-D", place.folder, "-s"]);
    },
  };
}
