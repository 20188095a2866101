import { config } from "#config";

/** Values say what is looked for, and whose it is: on a market of real people they stay untold. */
const hasValues = config.NODE_ENV !== "production";

/** Prints a statement with the time it took, in milliseconds. */
function printSql(text: string, ms: number, values: readonly unknown[] = []): void {
  const told = hasValues && values.length > 0 ? ` ← ${JSON.stringify(values)}` : "";
  process.stderr.write(`${ms.toFixed(1).padStart(8)} ms  ${text.replace(/\s+/g, " ").trim()}${told}\n`);
}

/** Runs a statement and, where DEBUG=sql asks for it, shows it. Its error knows it as `sql`, as those of Sequelize do. */
export async function showing<Result>(
  text: string,
  values: readonly unknown[],
  run: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await run();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { sql: text }) : error;
  } finally {
    if (config.showsSql) printSql(text, performance.now() - startedAt, values);
  }
}

/** How Sequelize shows its statements. */
export const sequelizeLogging = config.showsSql
  ? {
      benchmark: true,
      logQueryParameters: hasValues,
      logging: (text: string, ms?: number) => printSql(text.replace(/^Execut\w+ \([^)]*\): /, ""), ms ?? 0),
    }
  : { logging: false as const };
