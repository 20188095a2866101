import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { DatabaseError, Sequelize, type Transaction } from "sequelize";
import { databaseUrl, parseAddress } from "./address.ts";
import { CONNECT_MS, patienceMs } from "./patience.ts";
import { POOL_SIZE } from "./poolSize.ts";
import { sequelizeLogging } from "./showSql.ts";

// Our int8 columns (Telegram ids, sums, counters) stay far below 2^53, so numbers are exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const scope = new AsyncLocalStorage<Map<string, unknown>>();

/** Queries made inside `transact(async () => …)` join it by themselves, so no rule can forget to. */
Sequelize.useCLS({
  bind: () => {},
  run: (callback: (scope: unknown) => void) => scope.run(new Map(scope.getStore()), callback, undefined),
  get: (key: string) => scope.getStore()?.get(key),
  set: (key: string, value: unknown) => scope.getStore()?.set(key, value),
} as Parameters<typeof Sequelize.useCLS>[0]);

interface OpenConnection {
  connectionParameters: { query_timeout: number };
}

interface OpenTransaction {
  connection: pg.Client;
}

/** The client of the transaction this call runs in, if any: reads on the pool of their own must use it. */
export function transactionClient(): pg.Client | undefined {
  return (scope.getStore()?.get("transaction") as OpenTransaction | undefined)?.connection;
}

/** Runs `task` beside the open transaction, if any: it neither joins it nor sees what it hasn't committed. */
export function outsideTransaction<T>(task: () => T): T {
  return scope.exit(task);
}

/** Runs `task` once the open transaction has committed, or at once outside of one; a rollback forgets it. */
export async function afterCommit(task: () => Promise<void>): Promise<void> {
  const transaction = scope.getStore()?.get("transaction") as Transaction | undefined;
  if (transaction) transaction.afterCommit(task);
  else await task();
}

/** Sequelize listens from the moment after a connection stands: one that is lost in between would end the process. */
class Client extends pg.Client {
  constructor(...settings: ConstructorParameters<typeof pg.Client>) {
    super(...settings);
    this.on("error", () => {});
  }
}

/** The connection of all models. Its address is read when it connects, as the embedded server's port isn't known before. */
export const sequelize = new Sequelize({
  dialect: "postgres",
  dialectModule: { ...pg, Client },
  ...sequelizeLogging,
  define: { underscored: true },
  pool: { max: POOL_SIZE, acquire: 2 * CONNECT_MS },
  hooks: {
    beforeConnect: (options) => {
      const { ssl, ...address } = parseAddress(databaseUrl());
      const limits = { connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS };
      Object.assign(options, address, { dialectOptions: { ...limits, ...(ssl && { ssl }) } });
    },
    // The driver reads the limit again for each statement. Sequelize gives away no connection on which a statement was
    // lost.
    afterPoolAcquire: (connection) => {
      (connection as OpenConnection).connectionParameters.query_timeout = patienceMs();
    },
  },
});

/** A deadlock, and what couldn't be brought into an order: PostgreSQL asks to do the whole transaction again. */
const TO_DO_AGAIN = ["40P01", "40001"];
const TRIES = 3;

function isToDoAgain(error: unknown): boolean {
  const cause = error instanceof DatabaseError ? error.parent : error;
  return cause instanceof Error && "code" in cause && TO_DO_AGAIN.includes(String(cause.code));
}

/** Runs `work` in a transaction of its own, and again where it was the victim of a deadlock. */
async function transactAlone<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    // Once `work` is done it may have been kept: what fails then, also after the commit, isn't done again.
    let isDone = false;
    try {
      return await sequelize.transaction(async () => {
        const result = await work();
        isDone = true;
        return result;
      });
    } catch (error) {
      if (isDone || turn === TRIES || !isToDoAgain(error)) throw error;
    }
  }
}

/**
 * Runs `work` in a transaction. An open one is used when there is one, so that a rule may call another and both stand
 * or fall together. Otherwise a new one is begun. (`sequelize.transaction` inside another would commit by itself.) The
 * outermost `work` runs again, twice at most, when the database ends it for a deadlock: it must read within itself all
 * that it decides by.
 */
export function transact<T>(work: () => Promise<T>): Promise<T> {
  return scope.getStore()?.get("transaction") ? work() : transactAlone(work);
}
