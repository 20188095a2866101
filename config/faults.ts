import { paymentGroups } from "./payments.ts";

/** The environment as it is given: texts, none of them empty. */
export type Given = Record<string, string | undefined>;

/** The settings that must fit each other. */
interface Settings {
  PORT: number;
  MESSENGER_PORT: number;
  SHARE_COUNTS: readonly string[];
  FACEBOOK_TOKEN?: string | undefined;
}

/** Each mini-app has a port of its own after the messenger's. */
const MINI_APPS = 3;

/** The demands of production beyond those of each variable by itself. */
function productionFaults(env: Given): string[] {
  if (env.NODE_ENV !== "production") return [];
  return [
    ...(env.BOT_TOKEN ? [] : ["BOT_TOKEN: needed in production (the local messenger is for development)"]),
    ...(env.JWT_SECRET ? [] : ["JWT_SECRET: needed in production"]),
    ...(env.BOT_TOKEN && env.PUBLIC_URL?.startsWith("https:") && !env.WEBHOOK_SECRET
      ? ["WEBHOOK_SECRET: needed in production with an https PUBLIC_URL"]
      : []),
  ];
}

/** Settings that are of use only together. */
const groups = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY", "S3_PUBLIC_URL"],
  ["TRANSLATOR_URL", "TRANSLATOR_MODEL"],
  ...paymentGroups,
] as const;

function groupFaults(env: Given): string[] {
  return groups.flatMap((group) => {
    const missing = group.filter((name) => !env[name]);
    if (missing.length === 0 || missing.length === group.length) return [];
    return missing.map((name) => `${name}: needed as well, beside ${group.find((other) => env[other])}`);
  });
}

/** Facebook tells nothing without a token. */
function shareFaults({ SHARE_COUNTS, FACEBOOK_TOKEN }: Settings): string[] {
  if (!SHARE_COUNTS.includes("facebook") || FACEBOOK_TOKEN) return [];
  return ["FACEBOOK_TOKEN: needed as well, beside facebook in SHARE_COUNTS"];
}

/** The messenger takes four ports in a row, and none of them may be the API's. */
function portFaults({ PORT, MESSENGER_PORT }: Settings): string[] {
  const last = MESSENGER_PORT + MINI_APPS;
  if (last > 65_535)
    return [`MESSENGER_PORT: must be at most ${65_535 - MINI_APPS}, three more ports follow it`];
  if (PORT < MESSENGER_PORT || PORT > last) return [];
  return [`MESSENGER_PORT: ${MESSENGER_PORT} to ${last} are the messenger's, and PORT ${PORT} is among them`];
}

/**
 * Returns the faults between settings that are each right by themselves, a line each. `settings` are undefined while
 * some are wrong.
 */
export function faultsBetween(given: Given, settings: Settings | undefined): string[] {
  return [
    ...productionFaults(given),
    ...groupFaults(given),
    ...(settings ? shareFaults(settings) : []),
    ...(settings && !given.BOT_TOKEN ? portFaults(settings) : []),
  ];
}
