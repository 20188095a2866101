import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { table } from "../bench/report/table.ts";
import type { Verdict } from "./judge.ts";
import type { Growth } from "./memory.ts";
import type { Options } from "./options.ts";
import type { Strike } from "./strikes.ts";

const file = join(import.meta.dirname, "..", "..", "docs", "bench", "soak.md");

interface Run {
  options: Options;
  hasRedis: boolean;
  verdicts: readonly Verdict[];
  growth: readonly Growth[];
  strikes: readonly Strike[];
}

/** The verdicts as a table. */
export const verdictTable = (verdicts: readonly Verdict[]): string =>
  table(
    ["promise", "seen", "kept"],
    verdicts.map(({ promise, seen, isKept }) => [promise, seen, isKept ? "yes" : "**no**"]),
  );

const growthTable = (growth: readonly Growth[]) =>
  table(
    ["process", "lives", "first, MB", "last, MB", "most, MB", "MB a minute"],
    growth.map(({ name, lives, first, last, most, slope }) => [
      name,
      String(lives),
      first.toFixed(0),
      last.toFixed(0),
      most.toFixed(0),
      slope === undefined ? "–" : slope.toFixed(2),
    ]),
  );

function strikeList(strikes: readonly Strike[]): string {
  const names = [...new Set(strikes.map(({ what, how }) => `${what}, ${how}`))];
  return names
    .map((name) => `${name}: ${strikes.filter(({ what, how }) => `${what}, ${how}` === name).length}`)
    .join(" · ");
}

/** Writes what a run came to. @returns the page's place. */
export function writePage({ options, hasRedis, verdicts, growth, strikes }: Run): string {
  const { minutes, calm, people, beside } = options;
  const processor = cpus();
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(
    file,
    `# Soak

\`npm run soak -- --minutes ${minutes} --calm ${calm} --people ${people}\` on ${new Date().toISOString().slice(0, 10)}, ${processor.length} × ${processor[0]?.model.trim()}, ${(totalmem() / 1024 ** 3).toFixed(0)} GB.

${people} people against processes of their own: one API, two bots, two workers, PostgreSQL,
${hasRedis ? "Redis" : "no Redis (none on PATH)"} and the local messenger as Telegram. People come by links, write to each other, ask and press; codes are asked
for, reminders are queued. Of bots and workers one each is killed every minute, by SIGKILL and SIGTERM in turn, the
database crashes once, Redis is killed once. Then people go on for ${calm} minutes in which nothing is killed, with reminders as
before: there memory is looked at. What arrives is counted at the messenger, what is sent also at its sender, as the messenger
stands still now and then to save all it remembers, longer the more that is. All processes, people and messenger share
this machine's processors${beside ? `, and beside them ran ${beside}` : ""}.

${verdictTable(verdicts)}

Struck: ${strikeList(strikes)}.

## Memory

Of all lives of a process; the slope is that of its last life in the minutes without strikes, but for a life's first
two minutes, in which it loads code and fills its caches. The messenger remembers all that was said.

${growthTable(growth)}
`,
  );
  return file;
}
