import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

const refused = [
  ["contract/x.ts", 'import "#core/errors.ts";'],
  ["contract/x.ts", 'import "../config.ts";'],
  ["db/x.ts", 'import "#core/errors.ts";'],
  ["db/models/x.ts", 'import "koa";'],
  ["db/migrations/x.ts", 'import "../models/User.ts";'],
  ["core/listings/x.ts", 'import "koa";'],
  ["core/listings/x.ts", 'import "grammy";'],
  ["core/listings/x.ts", 'import "../../api/app.ts";'],
  ["api/routes/x.ts", 'import "#db/models/User.ts";'],
  ["api/routes/x.ts", 'import "sequelize";'],
  ["bot/handlers/x.ts", 'import "pg";'],
  ["bot/x.ts", 'import "../api/app.ts";'],
  ["bot/handlers/admin/x.ts", 'import "../../../api/app.ts";'],
  ["bot/handlers/admin/x.ts", 'import "#db/models/User.ts";'],
  ["worker/x.ts", 'import "../bot/bot.ts";'],
  ["webapps/classifieds/screens/x.tsx", 'import "../../storefront/main.tsx";'],
  ["webapps/classifieds/screens/x.tsx", 'import "#webapps/reports/main.tsx";'],
  ["webapps/shared/x.tsx", 'import "#core/errors.ts";'],
  ["webapps/shared/x.tsx", 'import "#config";'],
  ["messenger/x.ts", 'import "#contract/limits.ts";'],
  ["messenger/x.ts", 'import "../config.ts";'],
  ["api/x.ts", 'import "../messenger/createMessenger.ts";'],
  ["core/x.ts", 'import "../tests/factories.ts";'],
] as const;

const allowed = [
  ["contract/x.ts", 'import "zod";'],
  ["db/models/x.ts", 'import "#contract/limits.ts";'],
  ["core/listings/x.ts", 'import "#db/models/User.ts";'],
  ["core/listings/x.ts", 'import "../errors.ts";'],
  ["api/routes/x.ts", 'import "#core/errors.ts";'],
  ["bot/handlers/x.ts", 'import "#core/errors.ts";'],
  ["bot/handlers/admin/x.ts", 'import "../../say.ts";'],
  ["webapps/classifieds/screens/x.tsx", 'import "#webapps/shared/Page.tsx";'],
  ["webapps/classifieds/screens/x.tsx", 'import "#contract/limits.ts";'],
  ["core/listings/x.test.ts", 'import "../../tests/factories.ts";'],
] as const;

/** Writes each line into a file of its own at that place of an empty house, lints it, and names the refused files. */
function refusedFiles(cases: readonly (readonly [string, string])[]): string[] {
  const house = mkdtempSync(join(tmpdir(), "bozor-rules-"));
  const settings = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  writeFileSync(join(house, "biome.json"), JSON.stringify({ ...settings, vcs: { enabled: false } }));
  cpSync(join(root, "package.json"), join(house, "package.json"));
  cases.forEach(([path, line], index) => {
    const file = join(house, path.replace(/x(?=\.)/, `case${index}`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${line}\n`);
  });
  const { stdout } = spawnSync(
    join(root, "node_modules", ".bin", "biome"),
    ["lint", "--reporter=github", "--max-diagnostics=none", "."],
    { cwd: house, encoding: "utf8" },
  );
  const named = [...stdout.matchAll(/noRestrictedImports,file=[^,]*?case(\d+)\./g)].map(([, index]) =>
    Number(index),
  );
  return [...new Set(named)].map((index) => cases[index]?.join(" ") ?? "");
}

test("every import against the direction of the house is refused", () => {
  const expected = refused.map((pair) => pair.join(" "));
  expect(refusedFiles(refused).sort()).toEqual(expected.sort());
});

test("imports along the direction of the house are allowed", () => {
  expect(refusedFiles(allowed)).toEqual([]);
});
