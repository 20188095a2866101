import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statfsSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const ROOM = 2 ** 31;

/** A copy of the template is a thousand small files: twenty times cheaper in memory than on a disk. */
function quickPlace(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

/**
 * Makes the folder that a run of the tests keeps everything in. A process outside of the run removes it with all that
 * runs in it, when `remove` is called as when the run is killed.
 */
export async function makeRunFolder() {
  const folder = await mkdtemp(join(quickPlace(), "bozor-test-"));
  // Where tests run as root, PostgreSQL runs as another user, who must get in.
  await chmod(folder, 0o755);
  const { TMPDIR: _, ...env } = process.env;
  const keeper = spawn("/bin/sh", [join(import.meta.dirname, "afterRun.sh"), folder, String(process.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    // The process has a session of its own, so that neither Ctrl-C nor a closed terminal ends it before its work is
    // done.
    detached: true,
    cwd: "/",
    env,
  });
  const remove = async () => {
    keeper.stdin.end();
    await once(keeper, "exit");
  };
  return { folder, remove };
}
