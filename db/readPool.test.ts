import { getPriority } from "node:os";
import * as timers from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { config } from "#config";
import { databaseUrl } from "./address.ts";
import { spareTime } from "./fairShare.ts";
import { read, readInSpareTime, readPatiently } from "./readPool.ts";
import { boolean, number, text } from "./rows.ts";
import { transact } from "./sequelize.ts";

vi.mock("node:timers/promises", async (importOriginal) => {
  const original = await importOriginal<typeof timers>();
  return { ...original, setTimeout: vi.fn(original.setTimeout) };
});

const settingsRow = {
  pid: number,
  jit: text,
  workers: text,
  isAlone: boolean,
};

const settings = `select pg_backend_pid() as pid, current_setting('jit') as jit,
  current_setting('max_parallel_workers_per_gather') as workers, txid_current_if_assigned() is null as "isAlone"`;

test("a patient read gives way to all others, and stays outside of its caller's transaction", async () => {
  const [hot, patient] = await transact(async () => {
    await read({}, { text: "select from txid_current()" }, []);
    return Promise.all([read(settingsRow, { text: settings }, []), readPatiently(settingsRow, settings, [])]);
  });
  expect(hot[0]).toMatchObject({ isAlone: false });
  expect(patient[0]).toMatchObject({ jit: "off", workers: "0", isAlone: true });
  // Only Linux shows which process is the connection's.
  if (process.platform !== "linux") return;
  expect(getPriority(hot[0]?.pid)).toBe(getPriority());
  expect(getPriority(patient[0]?.pid)).toBe(19);
});

test("patient reads run one after the other, and one that fails holds up none", async () => {
  const read = (turn: number) =>
    readPatiently(
      { slept: text, share: number, running: number },
      `select pg_sleep(0.02) as slept, 1 / (${turn} - 3) as share, (select count(*)::integer from pg_stat_activity
         where datname = current_database() and state = 'active' and query like '%pg_sleep(0.02)%') as running`,
      [],
    );
  const told = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(read));
  const running = told.flatMap((each) => (each.status === "fulfilled" ? [each.value[0]?.running ?? 0] : []));
  expect(running).toEqual([1, 1, 1, 1, 1, 1]);
});

test("what takes spare time gives way and rests, on a replica it only gives way", async () => {
  const owed = vi.spyOn(spareTime, "owed").mockReturnValue(0);
  await readInSpareTime({}, "select", []);
  expect(owed).toHaveBeenCalledTimes(1);
  Object.assign(config, { DATABASE_REPLICA_URLS: [databaseUrl()] });
  onTestFinished(() => void Object.assign(config, { DATABASE_REPLICA_URLS: undefined }));
  await readInSpareTime({}, "select", []);
  expect(owed).toHaveBeenCalledTimes(1);
});

test("a connection that is lost while it rests is told by its statement, and the next one gets another", async () => {
  const ask = () => readInSpareTime({ pid: number }, "select pg_backend_pid() as pid", []);
  const [lost] = await ask();
  vi.mocked(timers.setTimeout).mockImplementationOnce(async () => {
    await read({}, { text: "select from pg_terminate_backend($1)" }, [lost?.pid]);
    const isThere = () => read({}, { text: "select from pg_stat_activity where pid = $1" }, [lost?.pid]);
    await expect.poll(isThere).toEqual([]);
  });
  await expect(ask()).rejects.toThrow();
  expect((await ask())[0]?.pid).not.toBe(lost?.pid);
});
