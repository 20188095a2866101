import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const TEMPLATE = `import type { Migration } from "../migration.ts";

/** What changes, and why. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(\`
  \`);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(\`
  \`);
`;

/**
 * Adds an empty migration, named by the time in UTC and its subject ("add-listing-notes"), which is small letters, digits
 * and hyphens. It comes behind all that are there, also behind one whose time is ahead.
 * @returns the file's name.
 * @throws an error of one line for another subject.
 */
export async function addMigration(
  subject: string,
  folder = join(import.meta.dirname, "..", "migrations"),
): Promise<string> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(subject)) {
    throw new Error(
      "Give a subject in small letters, digits and hyphens: npm run db -- new add-listing-notes",
    );
  }
  const times = (await readdir(folder)).map((file) => Number(/^\d{14}(?=-)/.exec(file)?.[0] ?? 0));
  const now = Number(new Date().toISOString().replace(/\D/g, "").slice(0, 14));
  const name = `${Math.max(now, Math.max(0, ...times) + 1)}-${subject}.ts`;
  await writeFile(join(folder, name), TEMPLATE, { flag: "wx" });
  return name;
}
