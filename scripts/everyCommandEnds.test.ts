import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Commands of `npm run` that open the market's database, with the line that each runs. */
const commands = Object.entries<string>(JSON.parse(read("package.json")).scripts).filter(([, line]) => {
  const [program] = /scripts\/\w+\.ts$/.exec(line) ?? [];
  return program !== undefined && read(program).includes("withDatabase");
});

test("the commands are found", () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(["console", "db", "flag", "ledger", "seed"]),
  );
});

test.each(commands)("npm run %s ends, though its Redis is gone and nothing is typed", async (_, line) => {
  const [, ...words] = line.split(" ");
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, SEED: "reference", REDIS_URL: "redis://127.0.0.1:1" },
    stdio: "ignore",
    // One that doesn't end outlives no test.
    timeout: 50_000,
    killSignal: "SIGKILL",
  });
  const [code] = await once(child, "exit");
  expect([0, 1]).toContain(code);
});
