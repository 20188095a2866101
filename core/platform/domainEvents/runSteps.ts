import { sequelize } from "#db/sequelize.ts";

/** Runs statements one after the other, each with those of the values, `$name`, that it names. */
export async function runSteps(steps: readonly string[], values: Record<string, unknown>): Promise<void> {
  for (const sql of steps) {
    const bind = Object.fromEntries(Object.entries(values).filter(([name]) => sql.includes(`$${name}`)));
    await sequelize.query(sql, { bind });
  }
}
