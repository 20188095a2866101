import { mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { destination, pino } from "pino";
import { config } from "#config";

/** Lines are written together: so many bytes, or those of so many milliseconds; the last ones when the process ends. */
const TOGETHER_BYTES = 4096;
const TOGETHER_MS = 200;

/** The file is open from the start: a process that ends at once would else break off over one that isn't yet. */
function openLog(): number {
  mkdirSync(config.DATA_DIR, { recursive: true });
  return openSync(join(config.DATA_DIR, "bozor.log"), "a");
}

/**
 * The log of every process, JSON lines on stdout, or in DATA_DIR/bozor.log on a local market. Whoever logs names ids, never
 * texts, phones or tokens; the list below is a second net for objects logged whole.
 */
export const log = pino(
  {
    level: config.NODE_ENV === "test" ? "silent" : config.LOG_LEVEL,
    redact: {
      paths: [
        "*.authorization",
        "*.cookie",
        "*.accessToken",
        "*.refreshToken",
        "*.phoneNumber",
        "*.phone_number",
        "*.code",
        "*.initData",
        "*.data",
        "*.token",
        "req.headers.authorization",
        "req.headers.cookie",
      ],
      censor: "[private]",
    },
  },
  config.NODE_ENV === "test"
    ? undefined
    : destination({
        // On a newcomer's machine the terminal is for progress and addresses; the log goes to a file.
        dest: config.isLocal ? openLog() : 1,
        sync: false,
        minLength: TOGETHER_BYTES,
        periodicFlush: TOGETHER_MS,
      }),
);

/** For lines of nothing but what the code itself names and counts: looking for private things costs most of a line. */
export const plainLog = log.child({}, { redact: [] });
