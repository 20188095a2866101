import { readFileSync } from "node:fs";
import { join } from "node:path";
import { config } from "#config";
import { EMBEDDED_NAME } from "./embedded/name.ts";

/** File in which the embedded server's port stands while it runs. */
export const embeddedPortFile = join(config.DATA_DIR, "postgres.port");

/** Its keeper has stopped the server, and whoever needs it starts it again: it is away, as when nobody listens. */
const notRunning = () =>
  Object.assign(new Error("The embedded PostgreSQL doesn't run"), { code: "ECONNREFUSED" });

function embeddedPort(): string {
  try {
    return readFileSync(embeddedPortFile, "utf8").trim();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ENOENT" ? notRunning() : error;
  }
}

/**
 * Address of the primary database: DATABASE_URL, or the embedded server as it runs now.
 * @throws when neither is there, an error as of a refused connection.
 */
export function databaseUrl(): string {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  const port = embeddedPort();
  return `postgres://${EMBEDDED_NAME}:${config.embeddedDatabasePassword}@127.0.0.1:${port}/${EMBEDDED_NAME}`;
}

// The modes are those of libpq's sslmode: `require` encrypts without checking the certificate, the verify modes check it.
const tlsModes: Record<string, { rejectUnauthorized: boolean }> = {
  require: { rejectUnauthorized: false },
  "verify-ca": { rejectUnauthorized: true },
  "verify-full": { rejectUnauthorized: true },
};

/** A connection's parts as Sequelize's hook wants them. */
export function parseAddress(address: string) {
  const url = new URL(address);
  return {
    host: decodeURIComponent(url.hostname) || "localhost",
    port: url.port || "5432",
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ssl: tlsModes[url.searchParams.get("sslmode") ?? ""],
  };
}
