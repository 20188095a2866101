import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

/** The system account PostgreSQL runs as. */
interface Account {
  uid: number;
  gid: number;
}

function accountOf(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL refuses to run as root; then it runs as `postgres`, or `nobody` where there is no such user.
 * @returns undefined when we aren't root and it may run as ourselves.
 */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = accountOf("postgres") ?? accountOf("nobody");
  if (!account)
    throw new Error("PostgreSQL can't run as root, and this machine has no user postgres or nobody.");
  return account;
}

/** Whether the account may enter the folder and every folder above it. */
export function canEnter(folder: string, { uid, gid }: Account): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, { uid, gid });
}
