import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { canEnter, serverAccount } from "./account.ts";
import { binaries } from "./binaries.ts";

const run = promisify(execFile);

interface Wanted {
  folder: string;
  say?: (line: string) => void;
}

/** A folder that every account can enter, for what stands in a closed one. */
const openHome = (closed: string) =>
  join("/var/lib/bozor", createHash("sha256").update(closed).digest("hex").slice(0, 12));

/** Finds where the server's account can work: in place, or under /var/lib when we are root in a closed home. */
export function placeFor({ folder, say }: Wanted) {
  const account = serverAccount();
  const inPlace = binaries();
  if (!account) return { account, folder, programs: inPlace };

  const canRun = canEnter(inPlace.installed, account);
  const programs = canRun ? inPlace : binaries(openHome(inPlace.installed));
  const above = existsSync(folder) ? folder : dirname(folder);
  const moved = join(openHome(folder), "data");
  if (canEnter(dirname(above), account) && !existsSync(moved)) return { account, folder, programs };

  say?.(`PostgreSQL can't enter this folder as its own user, so its data is kept in ${dirname(moved)}`);
  return { account, folder: moved, programs };
}

export type Place = ReturnType<typeof placeFor>;

/** Runs one of PostgreSQL's programs as the server's account, in a folder that account can enter. */
export function runAs({ account }: Place, program: string, args: string[]) {
  return run(program, args, { ...account, cwd: "/", env: { LC_ALL: "C", PATH: "/usr/bin:/bin", TZ: "UTC" } });
}
