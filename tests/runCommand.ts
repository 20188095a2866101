import { spawn } from "node:child_process";
import { once } from "node:events";
import { format } from "node:util";
import { vi } from "vitest";
import { sayingFailures, type Within } from "../scripts/database.ts";

/** How a command ended, and all that it said. */
interface Outcome {
  code: number;
  said: string;
}

/** Runs an operator's command in this process, on this test's database. */
export async function runCommand(
  run: (words: readonly string[], within: Within) => Promise<void>,
  words: readonly string[],
): Promise<Outcome> {
  let said = "";
  const hear = (...parts: unknown[]) => {
    said += `${format(...parts)}\n`;
  };
  const spies = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const spy of spies) spy.mockImplementation(hear);
  const { exitCode } = process;
  process.exitCode = 0;
  try {
    await run(words, sayingFailures);
    return { code: Number(process.exitCode), said };
  } finally {
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs an operator's command as an operator does, as a process of its own, on this test's database. */
export async function spawnCommand(
  program: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, ["scripts/run.mjs", program, ...words], {
    cwd: new URL("..", import.meta.url),
    env: { ...process.env, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code: Number(code), said };
}
