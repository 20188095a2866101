import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { config } from "#config";
import { keepRunning } from "#core/platform/jobs/keepRunning.ts";
import { pause } from "#core/platform/jobs/pauses.ts";
import { embeddedPortFile } from "#db/address.ts";
import { isProcessGone } from "#db/embedded/isProcessGone.ts";
import { type EmbeddedServer, startEmbedded } from "#db/embedded/server.ts";
import { inTurn } from "#db/embedded/turn.ts";
import { locks } from "#db/locks.ts";
import { openSession, type Session, tryLock } from "#db/session.ts";
import { holdLocks } from "./holdLocks.ts";
import { isDown } from "./isDown.ts";

/** Starting, joining and stopping the embedded server happen one after the other. */
const turn = join(config.DATA_DIR, "postgres.turn");
/** The server's keeper: the process that started it, or the market that took it over. Only that one stops it. */
const keeperFile = join(config.DATA_DIR, "postgres.keeper");

/** A server that ends is looked at so often, and so many times before we end it ourselves: it may be about to. */
const LOOK_MS = 1000;
const LOOKS = 3;

/** The server as we use it. */
interface Joined {
  /** False when another market of this folder uses it. */
  isOurs: boolean;
  /** Leaves the server, and stops it where it is ours to stop. */
  leave(): Promise<void>;
}

/** Writes a file beside its place and moves it there: others read it at any moment, and half of it would mislead them. */
function writeWhole(file: string, text: string) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

const become = () => writeWhole(keeperFile, String(process.pid));

/** Whether the server is ours to stop: we keep it, or whoever kept it has left it to the last of us or was killed. */
function isOursToStop(): boolean {
  try {
    const keeper = Number(readFileSync(keeperFile, "utf8"));
    return keeper === process.pid || keeper === 0 || isProcessGone(keeper);
  } catch {
    return true;
  }
}

/** How the server is used by others. */
async function lookAtUse(): Promise<"used" | "idle" | "away"> {
  try {
    const session = await openSession();
    try {
      return (await tryLock(session, locks.users)) ? "idle" : "used";
    } finally {
      await session.end();
    }
  } catch (error) {
    return isDown(error) ? "away" : "used";
  }
}

type Options = Pick<Parameters<typeof startEmbedded>[0], "say" | "port" | "onLaunch">;

/** Starts the server where it doesn't run, at the port it had if that is told. */
async function startOrJoin(options: Options) {
  const server = await startEmbedded({
    folder: join(config.DATA_DIR, "postgres"),
    password: config.embeddedDatabasePassword,
    ...options,
  });
  writeWhole(embeddedPortFile, String(server.port));
  // A market whose server was killed stays its keeper: it has lost its locks for the moment only.
  if (server.isStarted && isOursToStop()) become();
  return server;
}

function forgetServer() {
  for (const file of [embeddedPortFile, keeperFile]) rmSync(file, { force: true });
}

/** Stops a server that a failed start has launched; the failure is told, not that it can't be stopped. */
async function abandon(stop: () => Promise<void>) {
  forgetServer();
  await stop().catch(() => undefined);
}

async function stopWhereOurs(server: EmbeddedServer) {
  if (!isOursToStop()) return;
  const use = await lookAtUse();
  // The last of those who still use it stops it in our place.
  if (use === "used") return rmSync(keeperFile, { force: true });
  forgetServer();
  // One that was killed has nothing to stop; one that only recovers has.
  await server.stop().catch((error: unknown) => {
    if (use === "idle") throw error;
  });
}

/**
 * Joins the embedded server of this folder, started by us where it doesn't run. A market starts it again whenever it is
 * gone: nobody else would.
 */
export async function joinEmbedded(isMarket: boolean, say?: (line: string) => void): Promise<Joined> {
  /** Stops the server that we have launched, until it is told that it was. */
  let launched: (() => Promise<void>) | undefined;
  const options: Options = {
    ...(say && { say }),
    onLaunch: (stop) => {
      launched = stop;
    },
  };
  async function take(session: Session) {
    await session.client.query("select pg_advisory_lock_shared($1)", [locks.users]);
    return !isMarket || tryLock(session, locks.market);
  }
  // In one turn: who leaves would stop a server that was joined and whose lock isn't taken yet.
  const again = (retake: () => Promise<Session>) =>
    inTurn(turn, async () => {
      if (isMarket) {
        server = await startOrJoin({ ...options, port: server.port });
        // The try that has launched it may have been another one, in which it let nobody in.
        if (launched) say?.("Database: the embedded PostgreSQL was gone, and is started again");
        launched = undefined;
      }
      return retake();
    });
  async function join() {
    try {
      const joined = { server: await startOrJoin(options), held: await holdLocks({ take, again }) };
      if (isMarket && joined.held.isTaken) become();
      launched = undefined;
      return joined;
    } catch (error) {
      // In our turn no other process could have joined it.
      if (launched && isOursToStop()) await abandon(launched);
      throw error;
    }
  }
  let { server, held } = await inTurn(turn, join);
  const leaving = new AbortController();
  /** One that somebody told to end lets nobody in, and waits for our sessions for ever: it ends now, and is started again. */
  async function watch() {
    for (let looks = 0; !leaving.signal.aborted; await pause(LOOK_MS, leaving.signal)) {
      looks = (await server.isEnding()) ? looks + 1 : 0;
      if (looks > LOOKS && isOursToStop()) await inTurn(turn, () => server.stop());
    }
  }
  const watching = isMarket && held.isTaken && keepRunning("watch of the database", watch, leaving.signal);
  return {
    isOurs: held.isTaken,
    leave: async () => {
      leaving.abort();
      // The watch, and the process that takes the locks again, may want the turn.
      await watching;
      await held.settle();
      await inTurn(turn, async () => {
        await held.release();
        await stopWhereOurs(server);
      });
    },
  };
}
