import type { Phase } from "./phases.ts";
import { readReport } from "./reports.ts";
import { isStopping, runCommand } from "./runCommand.ts";
import type { Row } from "./table.ts";

const statusOf = ({ ended }: Row) => ended?.status ?? 0;

async function runPhase(
  { name, command, report }: Phase,
  isAlone: boolean,
  say: (text: string) => void,
): Promise<Row> {
  const title = `\n── ${name}`;
  if (isAlone) say(title);
  // The output of phases side by side would mix, so each is printed when its phase has ended.
  const ended = await runCommand(command, isAlone ? undefined : (said) => say(`${title}\n${said}`.trimEnd()));
  return { name, ended, report: report ? readReport(report) : undefined };
}

/** Runs groups of phases one after the other, the phases of a group side by side. After one that failed none begins. */
export async function runPhases(groups: readonly Phase[][], say: (text: string) => void): Promise<Row[]> {
  const rows: Row[] = [];
  for (const group of groups) {
    if (isStopping() || rows.some(statusOf)) rows.push(...group.map(({ name }) => ({ name })));
    else rows.push(...(await Promise.all(group.map((phase) => runPhase(phase, group.length === 1, say)))));
  }
  return rows;
}

/** The exit code of the first phase that failed or was not run, 0 when all passed. */
export const firstFailure = (rows: readonly Row[]): number =>
  rows.map(({ ended }) => (ended ? ended.status : 1)).find(Boolean) ?? 0;
