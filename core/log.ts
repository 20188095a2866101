import { join } from "node:path";
import { destination, pino } from "pino";
import { config } from "#config";

/**
 * The log of every process, JSON lines on stdout, or in DATA_DIR/bozor.log on a local market. Whoever logs names ids, never texts, phones or tokens;
 * the list below is a second net for objects logged whole.
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
  // On a newcomer's machine the terminal is for progress and addresses; the log goes to a file.
  config.isLocal && config.NODE_ENV !== "test"
    ? destination({ dest: join(config.DATA_DIR, "bozor.log"), mkdir: true, sync: false })
    : undefined,
);

/** For lines of nothing but what the code itself names and counts; looking through them for private things costs most of a line. */
export const plainLog = log.child({}, { redact: [] });
