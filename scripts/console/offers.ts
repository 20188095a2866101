import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transactionClient } from "#db/sequelize.ts";
import { showing } from "#db/showSql.ts";

const root = join(import.meta.dirname, "..", "..");

type Exports = Record<string, unknown>;
type Rule = (...args: unknown[]) => Promise<unknown>;
/** Rules by folder and name. */
type Rules = { [name: string]: Rule | Rules };

/** Loads all that a file exports, such as `core/platform/geo/places`. */
export function load(file: string): Promise<Exports> {
  return import(pathToFileURL(join(root, file.endsWith(".ts") ? file : `${file}.ts`)).href);
}

/** A rule that is loaded when it is called. */
const ruleOf =
  (file: string, name: string): Rule =>
  async (...args) =>
    ((await load(file))[name] as Rule)(...args);

/** Names of the functions that a file exports. */
const namesIn = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), "utf8").matchAll(
      /^export (?:async function|function|const) (\w+)(?= ?[(<:]| = (?:async )?[(\w])/gm,
    ),
  ].flatMap(([, name]) => name ?? []);

/** Every rule of core as `core.wing.folder.name`. */
export function rulesOf(folder: string): Rules {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.filter(({ name }) => /(?<!\.test)\.ts$/.test(name));
  const folders = entries.filter((entry) => entry.isDirectory());
  return Object.fromEntries<Rule | Rules>([
    ...files.flatMap(({ name: file }) =>
      namesIn(`${folder}/${file}`).map((name) => [name, ruleOf(`${folder}/${file}`, name)] as const),
    ),
    ...folders.map(({ name }) => [name, rulesOf(`${folder}/${name}`)] as const),
  ]);
}

/** All models by name. */
export async function loadModels(): Promise<Exports> {
  const files = readdirSync(join(root, "db", "models")).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const loaded = await Promise.all(files.map((file) => load(`db/models/${file}`)));
  return Object.assign({}, ...loaded) as Exports;
}

/** Asks the database within the open transaction: sql`select * from users where id = ${id}`. */
export async function sql(texts: readonly string[], ...values: unknown[]): Promise<unknown> {
  const client = transactionClient();
  if (!client) throw new Error("sql is for lines of the console");
  const text = texts.reduce((before, after, place) => `${before}$${place}${after}`);
  const { rows, rowCount, command } = await showing(text, values, () => client.query(text, values));
  return rows.length > 0 || command === "SELECT" ? rows : { [command.toLowerCase()]: rowCount };
}
