import { QueryTypes } from "sequelize";
import { expect, vi } from "vitest";
import { sequelize, transact } from "../db/sequelize.ts";

type Work = () => Promise<unknown>;

/**
 * Does `work` in a transaction of the database that stays open until the function that comes back is called, which may
 * do something `last` in it.
 */
export function hold(work: Work): Promise<(last?: Work) => Promise<void>> {
  return new Promise((resolve, reject) => {
    const held = transact(async () => {
      await work();
      const last = await new Promise<Work | undefined>((release) => {
        resolve((given) => {
          release(given);
          return held;
        });
      });
      await last?.();
    });
    held.catch(reject);
  });
}

/** Waits until somebody, or so many, wait for what another transaction of the database holds. */
export const someoneWaits = (people = 1) =>
  vi.waitFor(
    async () => {
      const rows = await sequelize.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        { type: QueryTypes.SELECT },
      );
      expect(rows.length).toBeGreaterThanOrEqual(people);
    },
    { timeout: 10_000, interval: 10 },
  );
