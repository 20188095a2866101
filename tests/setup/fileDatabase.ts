import pg from "pg";

/** The database that every test file gets a copy of. */
export const TEMPLATE = "bozor_template";

/** The address of another database of the same server. */
export const databaseAt = (serverUrl: string, name: string) => new URL(`/${name}`, serverUrl).href;

/** Runs `work` on a connection to no test file's database. */
export async function asAdmin<T>(serverUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Whether anybody was ever connected to it; a session is counted before it leaves the activity. */
async function wasUsed(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query("select from pg_stat_activity where datname = $1", [name]);
  if (rowCount !== 0) return true;
  const unused = await admin.query("select from pg_stat_database where datname = $1 and sessions = 0", [
    name,
  ]);
  return unused.rowCount !== 1;
}

/** Makes `name` a copy of a template that nobody else has used; `file_copy` costs half of `wal_log`. */
async function copyTemplate(admin: pg.Client, name: string, template: string): Promise<void> {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
}

/** A fresh copy of the template: the one that the worker made for its last test file, if that file left it alone. */
export function freshDatabase(serverUrl: string, last: string | undefined): Promise<string> {
  return asAdmin(serverUrl, async (admin) => {
    if (last && !(await wasUsed(admin, last))) return last;
    if (last) await admin.query(`drop database if exists ${last} with (force)`);
    const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
    // Two copies of one template at once are refused.
    await admin.query("select pg_advisory_lock(1)");
    await copyTemplate(admin, name, TEMPLATE);
    return name;
  });
}
