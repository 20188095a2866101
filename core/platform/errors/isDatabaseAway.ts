import { ConnectionError, DatabaseError } from "sequelize";
import { sqlState } from "./isRefusedForGood.ts";

/**
 * SQLSTATEs of a server that can't serve now (https://www.postgresql.org/docs/current/errcodes-appendix.html): the connection
 * broke or wasn't made (08), no disk, memory or connection is left (53), it was told to end, has crashed, isn't up yet or cut
 * an idle session (57P01 to 57P03, 57P05), can't read its files (58030), or has become a standby (25006).
 */
const AWAY = /^(08|53|57P0[1235]|58030|25006)/;
/** Messages of Node and of the driver about a connection that broke or couldn't be opened. */
const BROKEN =
  /ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|Connection terminated|not queryable|Client has encountered|timeout expired|Query read timeout|timeout exceeded when trying to connect/;

/** Whether something failed because the database couldn't be reached, had no connection left, or went away in the middle of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  // A database that answers says by a code what is wrong; its words may quote somebody's own.
  const state = sqlState(error);
  if (state !== undefined && !BROKEN.test(state)) return AWAY.test(state);
  const cause: unknown = error instanceof DatabaseError ? error.parent : error;
  if (!(cause instanceof Error)) return false;
  return BROKEN.test(`${"code" in cause ? String(cause.code) : ""} ${cause.message}`);
}
