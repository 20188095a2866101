import { alignDays } from "../../core/desk/reports/alignDays.ts";
import { migrateUp } from "../../db/migrate.ts";
import { rows, text } from "../../db/rows.ts";
import { seedReference } from "../../db/seeds/reference/seedReference.ts";
import { sequelize } from "../../db/sequelize.ts";

/** Migrates the database of the environment, writes the reference data, and counts days in the default zone. */
export async function fillTemplate(name: string): Promise<void> {
  // In a process that has read its settings already it would fill another database, and an empty template be kept.
  const [found] = await rows({ name: text }, "select current_database()::text as name");
  if (found?.name !== name) throw new Error(`${found?.name} isn't the template`);
  await migrateUp();
  await seedReference();
  await alignDays();
  await sequelize.close();
}
