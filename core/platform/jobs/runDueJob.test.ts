import { QueryTypes } from "sequelize";
import { expect, test, vi } from "vitest";
import { sequelize } from "#db/sequelize.ts";
import { runDueJob } from "./runDueJob.ts";

const slot = new Date("2026-11-20T10:00:00Z");
const rows = (job: string) =>
  sequelize.query("select slot, finished_at, error from job_runs where job = $job order by slot", {
    type: QueryTypes.SELECT,
    bind: { job },
  });

test("of workers that meet at one tick, one runs the job", async () => {
  const run = vi.fn(async () => {});
  const answers = await Promise.all(Array.from({ length: 10 }, () => runDueJob("meet", slot, run)));
  expect(run).toHaveBeenCalledOnce();
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await rows("meet")).toMatchObject([{ finished_at: expect.any(Date), error: null }]);
});

test("the next tick runs again", async () => {
  const run = vi.fn(async () => {});
  await runDueJob("next", slot, run);
  await runDueJob("next", new Date(slot.getTime() + 60_000), run);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a failure is written down by name and not repeated in its slot", async () => {
  const run = vi.fn(async () => {
    await sequelize.query("select * from no_such_table_with_secrets");
  });
  expect(await runDueJob("fails", slot, run)).toBe(false);
  expect(await runDueJob("fails", slot, run)).toBe(false);
  expect(run).toHaveBeenCalledOnce();
  expect(await rows("fails")).toMatchObject([
    { finished_at: expect.any(Date), error: "SequelizeDatabaseError 42P01" },
  ]);
});

test("the slot stays taken when the caller's own transaction is undone", async () => {
  await expect(
    sequelize.transaction(async () => {
      await runDueJob("apart", slot, async () => {});
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await rows("apart")).toHaveLength(1);
});
