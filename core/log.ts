import { pino } from "pino";
import { config } from "#config";

/**
 * The log of every process, JSON lines on stdout. Whoever logs names ids, never texts, phones or tokens;
 * the list below is a second net for objects logged whole.
 */
export const log = pino({
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
});
