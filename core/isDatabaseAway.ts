import { ConnectionError, DatabaseError } from "sequelize";

/** PostgreSQL's words for "I am going", "I have crashed" and "not yet". */
const LEAVING = ["57P01", "57P02", "57P03"];
/** What is said of a connection that broke, by Node and by the driver. */
const BROKEN = /ECONNRESET|ECONNREFUSED|EPIPE|Connection terminated|not queryable|Client has encountered/;

/** Whether something failed because the database couldn't be reached or went away in the middle of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  const cause: unknown = error instanceof DatabaseError ? error.parent : error;
  if (!(cause instanceof Error)) return false;
  const code = "code" in cause ? String(cause.code) : "";
  return LEAVING.includes(code) || BROKEN.test(`${code} ${cause.message}`);
}
