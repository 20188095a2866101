import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { User } from "#db/models/User.ts";
import { buildUser } from "../tests/factories.ts";

const root = join(import.meta.dirname, "..");
// Each one loads all models.
vi.setConfig({ testTimeout: 60_000 });

/** Types lines into the console on this test's database. */
async function type(lines: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/console.ts"], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let said = "";
  let sql = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    sql += chunk;
  });
  child.stdin.end(`${lines.join("\n")}\n`);
  const [code] = await once(child, "close");
  return { code, said, sql };
}

test("models, rules and statements share a transaction, of which only what is committed stays", async () => {
  const { id } = await buildUser({ firstName: "Before" });
  const { said, sql, code } = await type(
    [
      `await User.update({ firstName: "Kept" }, { where: { id: ${id} } })`,
      `sql\`select first_name from users where id = \${${id}}\``,
      ".commit",
      `sql\`update users set first_name = 'Forgotten' where id = \${${id}}\``,
      "(() => {",
      `  throw new Error("Planted");`,
      "})()",
      "sql`select nonsense`",
      `User.findByPk(${id})`,
      "core.platform.geo.listRegions()",
      "load('core/platform/geo/places')",
    ],
    { DEBUG: "sql" },
  );
  expect(code).toBe(0);
  expect(said).toContain("[ { first_name: 'Kept' } ]");
  expect(said).toContain("Kept.");
  expect(said).toContain("{ update: 1 }");
  expect(said).toContain("Uncaught Error: Planted");
  expect(said).toContain('column "nonsense" does not exist');
  expect(said).toContain("firstName: 'Forgotten'");
  expect(said).toContain("listRegions: [Function: listRegions]");
  expect((await User.findByPk(id))?.firstName).toBe("Kept");
  // The statements of Sequelize, the console and the pool of hot reads are shown, each with its time and values.
  expect(sql).toMatch(/\d\.\d ms {2}UPDATE "users" SET .*"Kept"/);
  expect(sql).toMatch(/\d\.\d ms {2}select first_name from users where id = \$1 ← \[\d+\]/);
  expect(sql).toMatch(/\d\.\d ms {2}select coalesce\(json_agg\(.* from regions p/);
});

test("it says loudly where real people's data is", async () => {
  const { said } = await type(["1 + 1"], {
    NODE_ENV: "production",
    BOT_TOKEN: `7000000001:${"a".repeat(35)}`,
    JWT_SECRET: "a".repeat(40),
    PUBLIC_URL: "http://localhost:1",
    LOG_LEVEL: "silent",
  });
  // Without who asks and their password.
  expect(said).toMatch(/DATA OF REAL PEOPLE: [\d.]+:\d+\/\w+\n/);
});
