import pg from "pg";
import { z } from "zod";
import { config } from "#config";
import { databaseUrl, parseAddress } from "./address.ts";
import { boolean, clientRows, number, type RowOf, text } from "./rows.ts";

/** Oldest PostgreSQL the migrations run on. */
const OLDEST_MAJOR = 15;
/** Extensions the database needs: pg_trgm finds words with typos. */
const EXTENSIONS = ["pg_trgm"];

/** A database that can't be used, said in one line. */
class DatabaseUnfit extends Error {
  override name = "DatabaseUnfit";
}

const factsRow = {
  version: number,
  role: text,
  database: text,
  mayCreateTables: boolean,
  mayCreateExtensions: boolean,
  missing: z.array(z.strictObject({ name: text, isAvailable: boolean })),
};

type Facts = RowOf<typeof factsRow>;

const FACTS = `
  select current_setting('server_version_num')::int / 10000 as version,
    current_user as role,
    current_database() as database,
    has_schema_privilege('public', 'create') as "mayCreateTables",
    has_database_privilege(current_database(), 'create') as "mayCreateExtensions",
    (select coalesce(json_agg(json_build_object('name', name, 'isAvailable',
       exists(select from pg_available_extensions a where a.name = wanted.name))), '[]')
     from unnest($1::text[]) as wanted(name)
     where not exists(select from pg_extension e where e.extname = wanted.name)) as missing`;

/**
 * Says what a server lacks for us.
 * @throws {DatabaseUnfit} with one clear line.
 */
export function assertFit({ version, role, database, missing, ...may }: Facts): void {
  if (version < OLDEST_MAJOR) {
    throw new DatabaseUnfit(
      `DATABASE_URL: PostgreSQL ${version} is too old, ${OLDEST_MAJOR} or newer is needed`,
    );
  }
  const absent = missing.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name);
  if (absent.length > 0) {
    throw new DatabaseUnfit(
      `DATABASE_URL: the server has no extension ${absent.join(", ")}; install PostgreSQL's contrib package`,
    );
  }
  if (missing.length > 0 && !may.mayCreateExtensions) {
    const commands = missing.map(({ name }) => `create extension ${name}`).join("; ");
    throw new DatabaseUnfit(
      `DATABASE_URL: ${role} may not create extensions; let an admin run in ${database}: ${commands}`,
    );
  }
  if (!may.mayCreateTables) {
    throw new DatabaseUnfit(
      `DATABASE_URL: ${role} may not create tables in the schema public of ${database}`,
    );
  }
}

async function connect(url: string, variable: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // Lost between two statements, the next one tells; without a listener it would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const { host, port } = parseAddress(url);
    const reason = code === "ECONNREFUSED" ? "nothing listens there" : message || String(code);
    throw new DatabaseUnfit(`${variable}: can't connect to ${host}:${port} (${reason})`);
  }
}

/**
 * Connects once to the database and to its replicas, and checks that they can serve us.
 * @throws {DatabaseUnfit} when one can't be reached or lacks something.
 */
export async function checkServer(): Promise<void> {
  const client = await connect(databaseUrl(), "DATABASE_URL");
  try {
    const [facts] = await clientRows(client, factsRow, FACTS, [EXTENSIONS]);
    if (facts) assertFit(facts);
  } finally {
    await client.end();
  }
  for (const replica of config.DATABASE_REPLICA_URLS ?? []) {
    await (await connect(replica, "DATABASE_REPLICA_URLS")).end();
  }
}
