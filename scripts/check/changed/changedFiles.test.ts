import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../../tests/makeFolder.ts";
import { readChange } from "./changedFiles.ts";

/** A repository of one commit. */
function makeRepository() {
  const folder = makeFolder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@localhost", ...args], {
      cwd: folder,
      stdio: "pipe",
    });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const commit = () => {
    git("add", ".");
    git("commit", "-qm", "Something");
  };
  git("init", "-q", "-b", "main");
  write(".gitignore", "built");
  write("kept.ts", "1");
  write("gone.ts", "1");
  commit();
  return { folder, git, write, commit };
}

test("what is changed, added or removed and not committed is the change", () => {
  const { folder, git, write } = makeRepository();
  write("kept.ts", "2");
  expect(readChange(undefined, folder)).toEqual({ since: "HEAD", files: ["kept.ts"], isMoved: false });
  rmSync(join(folder, "gone.ts"));
  write("staged one.ts", "1");
  git("add", "staged one.ts");
  write("unknown.ts", "1");
  write("built", "1");
  expect(readChange(undefined, folder)).toEqual({
    since: "HEAD",
    files: ["gone.ts", "kept.ts", "staged one.ts", "unknown.ts"],
    isMoved: true,
  });
});

test("when all is committed, the last commit is the change; the first commit is told to be alone", () => {
  const { folder, write, commit } = makeRepository();
  expect(() => readChange(undefined, folder)).toThrow("no commit before the last");
  write("kept.ts", "2");
  commit();
  expect(readChange(undefined, folder)).toEqual({ since: "HEAD~1", files: ["kept.ts"], isMoved: false });
});

test("since a branch is since leaving it, with what isn't committed", () => {
  const { folder, git, write, commit } = makeRepository();
  git("switch", "-qc", "work");
  write("own.ts", "1");
  commit();
  write("kept.ts", "2");
  git("stash", "-q");
  git("switch", "-q", "main");
  write("theirs.ts", "1");
  commit();
  git("switch", "-q", "work");
  git("stash", "pop", "-q");
  expect(readChange("main", folder)).toEqual({ since: "main", files: ["kept.ts", "own.ts"], isMoved: true });
});

test("a commit that isn't there is said so", () => {
  const { folder } = makeRepository();
  expect(() => readChange("nowhere", folder)).toThrow("git knows no commit nowhere");
  expect(() => readChange("--output=x", folder)).toThrow("git knows no commit");
});
