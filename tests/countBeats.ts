import { setTimeout as pause } from "node:timers/promises";
import { sequelize } from "../db/sequelize.ts";

/**
 * Beats that come while `work` goes on: a pause of `everyMs`, then a question to the database. A measure of what is fast
 * on this machine, beside what else it does now.
 */
export async function countBeats(everyMs: number, work: () => Promise<unknown>): Promise<number> {
  let [beats, isOver] = [0, false];
  const beating = async () => {
    while (!isOver) {
      await pause(everyMs);
      await sequelize.query("select 1");
      beats += 1;
    }
  };
  const working = work().finally(() => {
    isOver = true;
  });
  await Promise.all([working, beating()]);
  return beats;
}
