import { AsyncResource } from "node:async_hooks";
import type pg from "pg";
import { sequelize, transactionClient } from "#db/sequelize.ts";

class Forgotten extends Error {}

interface Open {
  client: pg.Client;
  /** Where calls join the transaction. */
  scope: AsyncResource;
  settle(isKept: boolean): void;
  over: Promise<void>;
}

function open(): Promise<Open> {
  return new Promise((resolve, reject) => {
    const over = sequelize.transaction(async () => {
      const client = transactionClient();
      if (!client) throw new Error("The transaction has no connection");
      const isKept = await new Promise<boolean>((settle) => {
        const scope = new AsyncResource("console");
        queueMicrotask(() => resolve({ client, scope, settle, over }));
      });
      if (!isKept) throw new Forgotten();
    });
    over.catch(reject);
  });
}

/** A transaction that stays open from one line to the next, until all is kept or forgotten; then the next one begins. */
export class HeldTransaction {
  private now: Promise<Open>;
  /** Lines may come faster than they are done. */
  private work: Promise<unknown>;

  constructor() {
    this.now = open();
    this.work = this.now;
    this.work.catch(() => undefined);
  }

  /** Resolves when it is open. */
  async begun(): Promise<void> {
    await this.now;
  }

  /** Does something within it, after what came before; what fails is undone alone, and the transaction goes on. */
  line<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.inTurn(async () => {
      const { client, scope } = await this.now;
      await client.query("savepoint line");
      try {
        return await scope.runInAsyncScope(work);
      } catch (error) {
        await client.query("rollback to savepoint line");
        throw error;
      }
    });
  }

  /** Ends it, and begins the next unless that was the last: all that was done is kept, or nothing. */
  end({ isKept, isLast = false }: { isKept: boolean; isLast?: boolean }): Promise<void> {
    return this.inTurn(async () => {
      const { settle, over } = await this.now;
      settle(isKept);
      await over
        .catch((error: unknown) => {
          if (!(error instanceof Forgotten)) throw error;
        })
        .finally(() => {
          if (!isLast) this.now = open();
        });
      if (!isLast) await this.now;
    });
  }

  /** Resolves when all that was asked for until now is done. */
  async idle(): Promise<void> {
    await this.work;
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
  }
}
