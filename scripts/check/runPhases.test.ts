import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { cpuSeconds, runCommand } from "./runCommand.ts";
import { firstFailure, runPhases } from "./runPhases.ts";

const sh = (script: string) => ["sh", "-c", script];
const node = (script: string) => [process.execPath, "-e", script];
/** Uses a tenth of a second of a processor, as that one counts it. */
const BUSY = "while (process.cpuUsage().user < 100_000);";

test("phases run in their order; after a failed one none begins, and its exit code is the run's", async () => {
  const said: string[] = [];
  const groups = [
    [{ name: "first", command: sh("exit 0") }],
    [
      { name: "beside", command: sh("echo fine") },
      { name: "failing", command: sh("echo broken >&2; exit 3") },
    ],
    [{ name: "last", command: sh("exit 0") }],
  ];
  const rows = await runPhases(groups, (text) => said.push(text));
  expect(rows.map(({ name, ended }) => [name, ended?.status])).toEqual([
    ["first", 0],
    ["beside", 0],
    ["failing", 3],
    ["last", undefined],
  ]);
  expect(firstFailure(rows)).toBe(3);
  expect(firstFailure(rows.slice(0, 2))).toBe(0);
  // Phases that run side by side each print their output in one piece.
  expect(said[0]).toBe("\n── first");
  expect(said.slice(1).sort()).toEqual(["\n── beside\nfine", "\n── failing\nbroken"]);
});

test("the CPU time of a phase has its children's and theirs", async () => {
  const script = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(BUSY)}])`;
  const { cpuS, status } = await runCommand(node(script), () => {});
  expect(status).toBe(0);
  expect(cpuS).toBeGreaterThanOrEqual(0.1);
});

test("both forms in which shells write times are read", () => {
  expect(cpuSeconds("0m0.001s 0m0.002s\n1m2.500s 0m3.250s\n")).toBeCloseTo(65.75);
  expect(cpuSeconds("0m0,00s 0m0,00s\n0m2,50s 0m0,25s\n")).toBeCloseTo(2.75);
});

/** Starts a run of two phases; resolves when the first has a child that stays. */
async function startLong() {
  const parent = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", STOPPED], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(parent.stdout)[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value as string;
  expect([await next(), await next()]).toEqual(["", "── long"]);
  return { parent, next, child: Number(await next()) };
}

test("a run that is killed takes along what runs, down to the last child", async () => {
  const { parent, child } = await startLong();
  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(child)).toBe(false);
});

test("a signal ends what runs, down to the last child, and says what was not run", async () => {
  const { parent, next, child } = await startLong();
  parent.kill("SIGINT");
  expect(await next()).toBe("long 1, later undefined");
  await once(parent, "exit");
  await expect.poll(() => isAlive(child)).toBe(false);
});

/** Runs a phase whose shell has a child that tells its id and stays. */
const STOPPED = `
  import { runPhases } from "./scripts/check/runPhases.ts";
  import { endOnSignals } from "./scripts/check/runCommand.ts";
  endOnSignals();
  const long = { name: "long", command: ["sh", "-c", 'node -e "console.log(process.pid); setInterval(() => {}, 60000)"; exit 1'] };
  const rows = await runPhases([[long], [{ name: "later", command: ["true"] }]], console.log);
  console.log(rows.map(({ name, ended }) => name + " " + ended?.status).join(", "));
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
