import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import pg from "pg";
import { expect, test, vi } from "vitest";

const root = new URL("../..", import.meta.url);

function runNode(code: string) {
  const args = ["--import", "tsx", "--input-type=module", "--eval", code];
  return spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
}

/** As Vitest does before the first test file, and as a worker does that has started a program. */
const killed = `
  import { spawn } from "node:child_process";
  const { setup } = await import("./tests/setup/database.ts");
  let serverUrl;
  await setup({ provide: (_, url) => (serverUrl = url) });
  spawn("sleep", ["600"], { stdio: "inherit" });
  console.log(JSON.stringify({ serverUrl, folder: process.env.TMPDIR }));
`;

// Elsewhere nobody can tell whose a process is.
const signals = process.platform === "linux" ? (["SIGINT", "SIGTERM", "SIGKILL"] as const) : [];

test.concurrent.each(signals)("a run that %s ends leaves no server, program or folder", async (signal) => {
  const runner = runNode(killed);
  const [line] = await once(createInterface(runner.stdout), "line");
  const { serverUrl, folder } = JSON.parse(line);
  const client = new pg.Client(serverUrl);
  client.on("error", () => {});
  await client.connect();

  const allGone = once(runner, "close");
  runner.kill(signal);

  // Its output stays open as long as anybody has it who could write there.
  await allGone;
  await vi.waitUntil(() => !existsSync(folder), { timeout: 20_000 });
  // What was on its way as the server ended is reset.
  await vi.waitFor(() => expect(new pg.Client(serverUrl).connect()).rejects.toThrow("ECONNREFUSED"));
});

/** As Vitest does after the last test file, when a worker of its own hasn't ended yet. */
const ended = `
  import { spawn } from "node:child_process";
  import { once } from "node:events";
  const { setup } = await import("./tests/setup/database.ts");
  const tearDown = await setup({ provide() {} });
  const worker = spawn("sh", ["-c", "sleep 600 & echo $!; wait; echo program ended; read line; exit 7"]);
  await once(worker.stdout, "data");
  const programEnded = once(worker.stdout, "data");
  await tearDown();
  await programEnded;
  worker.stdin.end();
  const [code, signal] = await once(worker, "exit");
  console.log(JSON.stringify({ code, signal }));
`;

test.runIf(process.platform === "linux")(
  "a run that ends by itself leaves its workers to Vitest, and none of the programs that these started",
  async () => {
    const [line] = await once(createInterface(runNode(ended).stdout), "line");
    expect(JSON.parse(line)).toEqual({ code: 7, signal: null });
  },
);
