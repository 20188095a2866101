import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { faultsBetween, type Given } from "./faults.ts";
import { readLocalSecrets } from "./localSecrets.ts";
import { localPayments, paymentSettings, paymentVariables } from "./payments.ts";
import { list, port, postgresUrl, text, timezone, url } from "./values.ts";

/** Telegram id of the admin among the local messenger's first people. */
const LOCAL_ADMIN_TELEGRAM_ID = 5_000_005;

/** Social networks that can be asked how often an address was shared. */
const shareServices = ["facebook", "pinterest"] as const;

const Environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: port.default(8080),
  PUBLIC_URL: url.optional(),
  MESSENGER_PORT: port.default(8081),
  DATA_DIR: text.default(".data"),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: list.pipe(z.array(postgresUrl)).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must look like redis://host:6379" }).optional(),
  JWT_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  BOT_TOKEN: z
    .string()
    .regex(/^\d{3,}:[\w-]{20,}$/, "must be a token from BotFather")
    .optional(),
  BOT_USERNAME: z
    .string()
    .regex(/^\w{5,32}$/)
    .optional(),
  BOT_API_ROOT: url.optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{1,256}$/)
    .optional(),
  ADMIN_TELEGRAM_IDS: z
    .string()
    .regex(/^\s*\d+\s*(,\s*\d+\s*)*$/, "must be numbers with commas between them")
    .transform((value) => value.split(",").map(Number))
    .optional(),
  SUPPORT_URL: url.optional(),
  SURVEY_URL: url.optional(),
  PRIVACY_URL: url.optional(),
  RETURNS_URL: url.optional(),
  TERMS_URL: url.optional(),
  COMPANY_NAME: text.optional(),
  COMPANY_ADDRESS: text.optional(),
  COMPANY_EMAIL: z.email().optional(),
  AD_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, "must be the number of a Meta pixel")
    .optional(),
  SHARE_COUNTS: list
    .pipe(z.array(z.enum(shareServices, `must be of ${shareServices.join(", ")}`)))
    .default([]),
  FACEBOOK_TOKEN: text.optional(),
  TILE_URL: text.default("https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  S3_PUBLIC_URL: url.optional(),
  TRANSLATOR_URL: url.optional(),
  TRANSLATOR_KEY: text.optional(),
  TRANSLATOR_MODEL: text.optional(),
  ...paymentVariables,
  GATEWAY_TOKEN: text.optional(),
  GATEWAY_API_ROOT: url.default("https://gatewayapi.telegram.org"),
  UYE_RATE_SUM: z.coerce.number("must be a number").positive("must be above 0").default(12_600),
  REPORT_TIMEZONE: timezone.default("Asia/Tashkent"),
  STOREFRONT_TIMEZONE: timezone.default("Asia/Kolkata"),
  TRUST_PROXY: z.stringbool().default(false),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters").optional(),
  SEED: z.enum(["demo", "reference", "none"]).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  // Other tools read it too: what isn't ours in it is theirs.
  DEBUG: list.optional(),
  CHROMIUM_PATH: text.optional(),
});

/** Everything wrong with the environment, a line each. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads and checks the environment.
 * @throws {ConfigError} that names every variable that is wrong.
 */
export function loadConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  const faults = [
    ...(parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? []),
    ...faultsBetween(given, parsed.data),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults.join("\n"));
  const env = parsed.data;

  const dataDir = resolve(env.DATA_DIR);
  const isLocal = env.BOT_TOKEN === undefined;
  const local = isLocal || !env.DATABASE_URL || !env.JWT_SECRET ? readLocalSecrets(dataDir) : undefined;
  const seed = env.SEED ?? (env.DATABASE_URL ? "reference" : "demo");
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

  return {
    ...env,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    /** True while the local messenger stands in for Telegram. */
    isLocal,
    BOT_TOKEN: env.BOT_TOKEN ?? local?.botToken ?? "",
    BOT_USERNAME: env.BOT_USERNAME ?? (isLocal ? "bozor_bot" : undefined),
    BOT_API_ROOT:
      env.BOT_API_ROOT ?? (isLocal ? `http://127.0.0.1:${env.MESSENGER_PORT}` : "https://api.telegram.org"),
    JWT_SECRET: env.JWT_SECRET ?? local?.jwtSecret ?? "",
    WEBHOOK_SECRET: env.WEBHOOK_SECRET ?? local?.webhookSecret ?? "",
    /** Updates come by webhook when Telegram can reach us, else by polling. */
    usesWebhook: !isLocal && publicUrl.startsWith("https:"),
    embeddedDatabasePassword: local?.databasePassword ?? "",
    ADMIN_TELEGRAM_IDS: env.ADMIN_TELEGRAM_IDS ?? (isLocal ? [LOCAL_ADMIN_TELEGRAM_ID] : []),
    payments: isLocal
      ? localPayments(env.MESSENGER_PORT, env.JWT_SECRET ?? local?.jwtSecret ?? "")
      : paymentSettings(env),
    SEED: seed,
    /** Whether the market is for trying out, so that its survey is a page of its own, whose answers nobody keeps. */
    hasSampleSurvey: isLocal || seed === "demo",
    showsSql: env.DEBUG?.includes("sql") ?? false,
    /** Whether logs and answers say what an error says of itself, which may quote what people wrote: a developer's own market does. */
    quotesErrors: (isLocal && env.NODE_ENV === "development") || (env.DEBUG?.includes("errors") ?? false),
    /** Where servers listen: everywhere only when a real bot is behind it. */
    host: isLocal ? "127.0.0.1" : "0.0.0.0",
    /** Ports on which the local messenger serves each mini-app as an origin of its own. */
    miniAppPorts: {
      market: env.MESSENGER_PORT + 1,
      shop: env.MESSENGER_PORT + 2,
      reports: env.MESSENGER_PORT + 3,
    },
  };
}

type Config = ReturnType<typeof loadConfig>;

const FILE = ".env";

/** The environment of this process without what the file adds. A child process that reads the file itself is given this. */
export const givenEnvironment: Given = { ...process.env };

/**
 * Reads the settings as a process that begins now would.
 * @throws {ConfigError} that names every variable that is wrong.
 */
export function readConfigAnew(): Config {
  return loadConfig({
    ...(existsSync(FILE) && parseEnv(readFileSync(FILE, "utf8"))),
    ...givenEnvironment,
  });
}

function loadConfigOrExit(): Config {
  try {
    if (existsSync(FILE) && process.env.NODE_ENV !== "test") process.loadEnvFile(FILE);
    return loadConfig(process.env);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Bozor can't start with these settings:\n${reason.replace(/^/gm, "  ")}\n`);
    process.exit(1);
  }
}

export const config = loadConfigOrExit();
