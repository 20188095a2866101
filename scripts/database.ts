import { config } from "#config";
import { checkServer } from "#db/checkServer.ts";
import { locks } from "#db/locks.ts";
import { closeReadPools } from "#db/readPool.ts";
import { sequelize } from "#db/sequelize.ts";
import { tryLock } from "#db/session.ts";
import { joinEmbedded } from "./database/embedded.ts";
import { type HeldLocks, holdLocks } from "./database/holdLocks.ts";

export interface OpenDatabase {
  /** False when another market of this folder runs on the embedded database. */
  isOurs: boolean;
  close(): Promise<void>;
}

interface Options {
  /** The market itself, not a command beside it. */
  isMarket?: boolean;
  say?: (line: string) => void;
}

async function closePools() {
  await Promise.all([sequelize.close(), closeReadPools()]);
}

/** Limits and caches in memory are wrong as soon as there are two processes. */
async function assertAlone({ isMarket }: Options): Promise<HeldLocks | undefined> {
  if (!isMarket || config.NODE_ENV !== "production" || config.REDIS_URL) return undefined;
  const held = await holdLocks({ take: (session) => tryLock(session, locks.alone) });
  if (held.isTaken) return held;
  await held.release();
  throw new Error("REDIS_URL: needed in production when several processes run on one database");
}

/**
 * Makes the database reachable: starts the embedded one or joins it, or checks DATABASE_URL's.
 * @throws an error of one clear line when it can't be used.
 */
export async function openDatabase(options: Options = {}): Promise<OpenDatabase> {
  if (!config.DATABASE_URL) {
    const { isOurs, leave } = await joinEmbedded(options.isMarket ?? false, options.say);
    return {
      isOurs,
      close: async () => {
        await closePools();
        await leave();
      },
    };
  }
  await checkServer();
  const alone = await assertAlone(options);
  return {
    isOurs: true,
    close: async () => {
      await closePools();
      await alone?.release();
    },
  };
}

/** How an operator's command is run. */
export type Within = (work: () => Promise<void>) => Promise<void>;

/** Runs an operator's command, and says a failure in one line. */
export const sayingFailures: Within = async (work) => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};

/** Runs an operator's command with the database open, and says a failure in one line. */
export const withDatabase: Within = (work) =>
  sayingFailures(async () => {
    const database = await openDatabase();
    try {
      await work();
    } finally {
      await database.close();
    }
  });
