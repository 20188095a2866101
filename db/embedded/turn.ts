import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isProcessGone } from "./isProcessGone.ts";

const LOOK_MS = 50;
/** Longer than a first initialisation on a slow disk. */
const PATIENCE_MS = 60_000;
/** Between making the file and writing into it there is nothing in it, for moments. */
const EMPTY_MS = 2000;

/** Makes a file with these words; false when there is one. On a full disk none is left. */
function make(file: string, words: string): boolean {
  let made: number | undefined;
  try {
    made = openSync(file, "wx");
    writeFileSync(made, words);
  } catch (error) {
    if (made !== undefined) rmSync(file, { force: true });
    else if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    if (made !== undefined) closeSync(made);
  }
  // A process that stood still before the words were in it may have been taken for dead.
  return read(file) === words;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Whether the process that took the turn is gone, killed before it could give it back. */
function isAbandoned(file: string, whose: string): boolean {
  const pid = Number.parseInt(whose, 10);
  if (pid > 0) return isProcessGone(pid);
  const made = statSync(file, { throwIfNoEntry: false });
  return made !== undefined && made.mtimeMs < Date.now() - EMPTY_MS;
}

const markOf = (file: string) => `${file}.over`;

/** Ends a turn that is still this one, as whoever found it over, too, may have followed it. One does so at a time: false to others. */
function end(file: string, whose: string): boolean {
  const mark = markOf(file);
  if (!make(mark, "")) return false;
  try {
    if (read(file) === whose) rmSync(file, { force: true });
    return true;
  } finally {
    rmSync(mark, { force: true });
  }
}

/**
 * Runs `work` while no other process of this machine is in its turn; the turn of a killed process ends with it.
 * @param file says whose turn it is: a process's number, and what tells this turn from its others.
 * @param patienceMs a turn that lasts longer, in milliseconds, is ended by who waits for it.
 */
export async function inTurn<T>(file: string, work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const ours = `${process.pid} ${randomUUID()}`;
  let seen: string | undefined;
  let endsAt = 0;
  while (!make(file, ours)) {
    const whose = read(file);
    if (whose !== seen) endsAt = Date.now() + patienceMs;
    seen = whose;
    const isLate = Date.now() > endsAt;
    // A process that was killed while it ended a turn has left its mark.
    if (isLate) rmSync(markOf(file), { force: true });
    const isOver = whose !== undefined && (isLate || isAbandoned(file, whose));
    if (!isOver || !end(file, whose)) await delay(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    if (read(file) === ours) end(file, ours);
  }
}
