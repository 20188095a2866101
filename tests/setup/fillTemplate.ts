import { alignDays } from "../../core/desk/reports/alignDays.ts";
import { migrateUp } from "../../db/migrate.ts";
import { seedReference } from "../../db/seeds/reference/seedReference.ts";
import { sequelize } from "../../db/sequelize.ts";

/** Migrates the database of the environment, writes the reference data, and counts days in the default zone. */
export async function fillTemplate(): Promise<void> {
  await migrateUp();
  await seedReference();
  await alignDays();
  await sequelize.close();
}
