import { QueryTypes } from "sequelize";
import { expect, test, vi } from "vitest";
import { sequelize } from "#db/sequelize.ts";
import { startSchedule } from "./schedule.ts";

test("workers that start together look after the partitions once, and stop", async () => {
  const schedules = [startSchedule(), startSchedule()];
  await vi.waitFor(async () => {
    // Jobs of every few minutes may have their turn meanwhile.
    const runs = await sequelize.query(
      "select error from job_runs where job = 'ensureEventPartitions' and finished_at is not null",
      { type: QueryTypes.SELECT },
    );
    expect(runs).toEqual([{ error: null }]);
  });
  for (const { stop } of schedules) await stop();
});
