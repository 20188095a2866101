import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { drawPorts } from "../e2e/support/drawPorts.ts";

const root = join(import.meta.dirname, "..", "..");

/** Whether a process has its place in a folder; where none can be looked at, nobody is known to. */
function isUsed(folder: string): boolean {
  if (!existsSync("/proc/self/cwd")) return false;
  return readdirSync("/proc").some((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      // It has ended meanwhile, or is another user's.
      return false;
    }
  });
}

/** The sources as they are now, in a folder where they may be edited. */
export function copySources() {
  const copy = mkdtempSync(join(tmpdir(), "bozor-dev-"));
  chmodSync(copy, 0o755);
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of listed.split("\0")) {
    if (!file || /^(docs|tests|lab)\//.test(file) || !existsSync(join(root, file))) continue;
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const read = (file: string) => readFileSync(join(copy, file), "utf8");
  return {
    folder: copy,
    read,
    write: (file: string, text: string) => writeFileSync(join(copy, file), text),
    /** Puts other words in the place of some that must be there. */
    edit(file: string, from: string, to: string) {
      const before = read(file);
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(join(copy, file), before.replace(from, to));
    },
    /** Number of the line that holds these words. */
    lineOf: (file: string, words: string) =>
      read(file)
        .split("\n")
        .findIndex((line) => line.includes(words)) + 1,
    /** Once nobody works in it any more: what was stopped, or has lost its parent, may still write its last. */
    async remove() {
      await vi.waitUntil(() => !isUsed(copy), { timeout: 30_000 });
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** Runs `npm run dev` on sources, with ports of its own, until it is up. */
export async function startDev(folder: string, args: string[] = []) {
  const [port = 0, messengerPort = 0] = await drawPorts(5);
  const child = spawn(
    process.execPath,
    ["--enable-source-maps", "scripts/run.mjs", "scripts/dev.ts", ...args],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        MESSENGER_PORT: String(messengerPort),
        DATA_DIR: join(folder, ".data"),
        SEED: "reference",
      },
    },
  );
  let said = "";
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const isUp = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        said += chunk;
        if (said.includes("Bozor is up")) resolve(true);
      });
    }
    void ended.then(() => resolve(false));
  });
  if (!(await isUp)) throw new Error(`npm run dev ended: ${said}`);
  return {
    child,
    ended,
    said: () => said,
    url: `http://localhost:${port}`,
    messenger: `http://localhost:${messengerPort}`,
  };
}
