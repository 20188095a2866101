import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const small = join(root, ".data", "bench", "pages");
const full = join(root, "docs", "bench");
/** Bars in milliseconds are of a machine that is faster than this; a slower one has pages of its own. */
const SLOW_MS = 10;
const GB = 2 ** 30;

/** What has come out, in Markdown. */
export interface Page {
  title: string;
  text: string;
  /** Bars that weren't reached, a line each. */
  missed?: readonly string[];
}

interface Place {
  name: string;
  command: string;
  /** A run of less than docs tell of writes its page elsewhere. */
  isFull: boolean;
  /** The pace of the machine before the run, in milliseconds. */
  pace: number;
}

/**
 * Writes a page over that of the last run on a machine of this class.
 * @returns where.
 */
export function writePage({ name, command, isFull, pace }: Place, { title, text, missed }: Page): string {
  const folder = isFull ? full : small;
  const file = join(folder, `${name}${pace > SLOW_MS ? ".slow" : ""}.md`);
  const machine = `${availableParallelism()} shared cores, ${Math.round(totalmem() / GB)} GB of memory, Node ${process.versions.node}`;
  const head = `Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, at a pace of ${pace.toFixed(1)} ms.
What is measured how stands in [bench.md](../bench.md).`;
  const verdict = missed?.length
    ? `Not reached:\n\n${missed.map((line) => `- ${line}`).join("\n")}`
    : "Every bar was reached.";
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${[`# ${title}`, head, ...(missed ? [verdict] : []), text].join("\n\n")}\n`);
  return file;
}
