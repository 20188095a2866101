import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Place, placeFor } from "../../db/embedded/place.ts";
import { initialise } from "../../db/embedded/server.ts";
import { inTurn } from "../../db/embedded/turn.ts";
import { startChildServer } from "./childServer.ts";
import { asAdmin, databaseAt, TEMPLATE } from "./fileDatabase.ts";
import { root, templateKey } from "./templateKey.ts";

/** The password of the account that all databases of tests belong to. */
export const PASSWORD = "test";
const TURN = "turn";
const kept = join(root, "node_modules", ".cache", "bozor-tests");

async function fill(serverUrl: string): Promise<void> {
  await asAdmin(serverUrl, async (admin) => {
    await admin.query(`alter role bozor password '${PASSWORD}'`);
    await admin.query(`create database ${TEMPLATE}`);
  });

  const { NODE_ENV, DATABASE_URL } = process.env;
  Object.assign(process.env, { NODE_ENV: "test", DATABASE_URL: databaseAt(serverUrl, TEMPLATE) });
  const { fillTemplate } = await import("./fillTemplate.ts");
  await fillTemplate(TEMPLATE);
  Object.assign(process.env, { NODE_ENV });
  if (DATABASE_URL === undefined) delete process.env.DATABASE_URL;
  else Object.assign(process.env, { DATABASE_URL });
}

/** Fills a data folder; stopped again, its files are whole. */
async function make(place: Place): Promise<void> {
  await initialise(place, PASSWORD);
  const server = await startChildServer(place, PASSWORD);
  try {
    await fill(server.url);
  } finally {
    await server.stop();
  }
}

/** Packs or unpacks a data folder as the account of its server, which need not reach the archive. */
async function tar({ account, folder }: Place, way: "-c" | "-x", path: string): Promise<void> {
  const archive = await open(path, way === "-c" ? "w" : "r");
  const child = spawn("tar", [way, "-f", "-", "-C", folder, "."], {
    ...account,
    cwd: "/",
    stdio: way === "-c" ? ["ignore", archive.fd, "inherit"] : [archive.fd, "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  await archive.close();
  if (code !== 0) throw new Error(`tar ended with ${code} over ${path}`);
}

async function unpack(place: Place, archive: string): Promise<void> {
  await mkdir(place.folder);
  await chmod(place.folder, 0o700);
  if (place.account) await chown(place.folder, place.account.uid, place.account.gid);
  await tar(place, "-x", archive);
}

/** Packs it where the next run finds it, in place of what was made of older sources. */
async function keep(place: Place, archive: string): Promise<void> {
  const unfinished = `${archive}.${process.pid}`;
  await tar(place, "-c", unfinished);
  const old = (await readdir(kept)).filter((file) => ![TURN, basename(unfinished)].includes(file));
  for (const file of old) await rm(join(kept, file), { force: true });
  await rename(unfinished, archive);
}

/** Puts the data of a PostgreSQL that has the template at `folder`: of the kept copy, or of one that is made and kept now. */
export async function layCluster(folder: string): Promise<Place> {
  const place = placeFor({ folder });
  const archive = join(kept, `${await templateKey()}.tar`);
  await inTurn(join(kept, TURN), async () => {
    if (existsSync(archive)) return unpack(place, archive);
    await make(place);
    await keep(place, archive);
  });
  return place;
}

/** Starts a PostgreSQL that has the template, in `folder`. */
export async function startCluster(folder: string) {
  return startChildServer(await layCluster(join(folder, "postgres")), PASSWORD);
}
