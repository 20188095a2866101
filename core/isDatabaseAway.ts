import { ConnectionError, DatabaseError } from "sequelize";
import { sqlState } from "./isRefusedForGood.ts";

/** PostgreSQL's words for "I am going", "I have crashed", "not yet" and "no connection is left". */
const LEAVING = ["57P01", "57P02", "57P03", "53300"];
/** What is said of a connection that broke or wasn't to be had, by Node and by the driver. */
const BROKEN =
  /ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|Connection terminated|not queryable|Client has encountered|timeout expired|timeout exceeded when trying to connect/;

/** Whether something failed because the database couldn't be reached, had no connection left, or went away in the middle of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  // A database that answers says by a code what is wrong; its words may quote somebody's own.
  const state = sqlState(error);
  if (state !== undefined && !BROKEN.test(state)) return LEAVING.includes(state);
  const cause: unknown = error instanceof DatabaseError ? error.parent : error;
  if (!(cause instanceof Error)) return false;
  return BROKEN.test(`${"code" in cause ? String(cause.code) : ""} ${cause.message}`);
}
