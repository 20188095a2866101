import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { atItsPlace } from "./migrationFault.ts";
import { sequelize } from "./sequelize.ts";

const folder = mkdtempSync(join(tmpdir(), "bozor-migration-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function faultOf(sql: string, source: string) {
  writeFileSync(join(folder, "29990101000000-probe.ts"), source);
  const error = await sequelize.query(sql).catch((reason: unknown) => reason);
  return atItsPlace(folder, "29990101000000-probe", error).message;
}

test("the line that PostgreSQL refuses is named", async () => {
  const sql =
    "\n    create temporary table probe (id int);\n    create index on probe (it);\n    create tabel x ();\n  ";
  expect(await faultOf(sql, `// One\nquery(\`${sql}\`);\n`)).toBe(
    'db/migrations/29990101000000-probe.ts:5: syntax error at or near "tabel"\n  5 |     create tabel x ();',
  );
});

test("a statement without a place of its own is named by its first line, one that was put together by its file", async () => {
  const sql = "create table users ()";
  const at = "db/migrations/29990101000000-probe.ts";
  const words = 'relation "users" already exists';
  expect(await faultOf(sql, `\n\nquery("${sql}");\n`)).toBe(`${at}:3: ${words}\n  3 | query("${sql}");`);
  expect(await faultOf(sql, `query(\`create table \${name} ()\`);\n`)).toBe(`${at}: ${words}`);
});

test("an error of our own code is named by its line", () => {
  writeFileSync(join(folder, "29990101000000-probe.ts"), "one\ntwo\n");
  const error = new TypeError("Planted");
  error.stack = `TypeError: Planted\n    at up (${folder}/29990101000000-probe.ts:2:7)`;
  expect(atItsPlace(folder, "29990101000000-probe", error).message).toContain(
    "-probe.ts:2: Planted\n  2 | two",
  );
});
