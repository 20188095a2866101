import { ConnectionError, DatabaseError } from "sequelize";
import { sqlState } from "./isRefusedForGood.ts";

/** PostgreSQL's words for "I am going", "I have crashed" and "not yet". */
const LEAVING = ["57P01", "57P02", "57P03"];
/** What is said of a connection that broke, by Node and by the driver. */
const BROKEN = /ECONNRESET|ECONNREFUSED|EPIPE|Connection terminated|not queryable|Client has encountered/;

/** Whether something failed because the database couldn't be reached or went away in the middle of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  // A database that answers says by a code what is wrong; its words may quote somebody's own.
  const state = sqlState(error);
  if (state !== undefined && !BROKEN.test(state)) return LEAVING.includes(state);
  const cause: unknown = error instanceof DatabaseError ? error.parent : error;
  if (!(cause instanceof Error)) return false;
  return BROKEN.test(`${"code" in cause ? String(cause.code) : ""} ${cause.message}`);
}
