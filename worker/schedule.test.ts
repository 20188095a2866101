import { getTasks } from "node-cron";
import { QueryTypes } from "sequelize";
import { expect, test, vi } from "vitest";
import { rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing } from "../tests/factories.ts";
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

test("what is suggested and what prices are in sum is up to date after each start, even twice within an hour", async () => {
  for (const name of ["Сантур ореховый", "Сантур кедровый"]) {
    const made = await Promise.all(
      [1, 2].map(() => buildListing({ name, price: 3, currency: "UYE", priceSum: 1 })),
    );
    await startSchedule().stop();
    const suggested = await sequelize.query("select cyrillic from search_phrases where cyrillic = $name", {
      type: QueryTypes.SELECT,
      bind: { name: name.toLowerCase() },
    });
    expect(suggested).toHaveLength(1);
    const { priceSum } = await made[0]!.reload();
    expect(priceSum).toBeGreaterThan(1);
  }
});

test("what people wait for is done by the minute, or by five", async () => {
  const jobs = {
    endOver: "*",
    expireGroups: "*",
    followSavedSearches: "*",
    releaseRewards: "*",
    remindPeople: "*",
    tellKeepers: "*",
    askStillSelling: "*/5",
  };
  const schedule = startSchedule();
  const tasks = [...getTasks().values()];
  for (const [job, minutes] of Object.entries(jobs)) {
    const task = tasks.find(({ name }) => name === job);
    expect(task?.getPattern(), job).toBe(`${minutes} * * * *`);
    await task?.execute();
  }
  await schedule.stop();
  const done = await rows(
    { job: text },
    "select distinct job from job_runs where job = any($jobs::text[]) and finished_at is not null and error is null",
    { jobs: Object.keys(jobs) },
  );
  expect(done.map(({ job }) => job).sort()).toEqual(Object.keys(jobs).sort());
});
