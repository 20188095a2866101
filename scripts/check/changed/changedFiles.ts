import { execFileSync } from "node:child_process";

const lines = (text: string) => text.split("\0").filter(Boolean);

function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 2 ** 28,
  });
}

function isCommit(folder: string, ref: string): boolean {
  try {
    git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

export interface Change {
  /** The commit that it is measured from. */
  since: string;
  /** Files that were changed, added or removed, from the root. */
  files: string[];
  /** Whether some were added or removed. */
  isMoved: boolean;
}

function changeSince(folder: string, since: string): Change {
  const told = lines(git(folder, "diff", "--name-status", "--no-renames", "-z", "--merge-base", since));
  const kinds = told.filter((_, index) => index % 2 === 0);
  const untracked = lines(git(folder, "ls-files", "-z", "--others", "--exclude-standard"));
  return {
    since,
    files: [...told.filter((_, index) => index % 2 === 1), ...untracked],
    isMoved: untracked.length > 0 || kinds.some((kind) => kind !== "M"),
  };
}

/**
 * Returns the files changed since a commit, or since the branch left another one: committed or not, files that git
 * doesn't know yet included. Without a commit these are the files that aren't committed yet, or when all are, those of
 * the last commit.
 */
export function readChange(ref?: string, folder = "."): Change {
  if (ref !== undefined) {
    if (!isCommit(folder, ref)) throw new Error(`git knows no commit ${ref}`);
    return changeSince(folder, ref);
  }
  const own = changeSince(folder, "HEAD");
  if (own.files.length > 0) return own;
  if (!isCommit(folder, "HEAD~1"))
    throw new Error("Nothing is changed, and there is no commit before the last");
  return changeSince(folder, "HEAD~1");
}
