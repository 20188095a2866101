import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "./makeFolder.ts";

const root = join(import.meta.dirname, "..");
const PLUGINS = [
  "noFixedWaits.grit",
  "noHalvedLetters.grit",
  "noHandTypedRows.grit",
  "noSpreadLiterals.grit",
].map((name) => join("tests", name));

/** Writes each line into a file of its own at that place of an empty house, lints it, and names those that a rule refuses. */
export function refusedLines(rule: string, cases: readonly (readonly [string, string])[]): string[] {
  const house = makeFolder();
  const settings = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  writeFileSync(join(house, "biome.json"), JSON.stringify({ ...settings, vcs: { enabled: false } }));
  cpSync(join(root, "package.json"), join(house, "package.json"));
  for (const plugin of PLUGINS) cpSync(join(root, plugin), join(house, plugin));
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
  const named = [...stdout.matchAll(new RegExp(`${rule},file=[^,]*?case(\\d+)\\.`, "g"))].map(([, index]) =>
    Number(index),
  );
  return [...new Set(named)].map((index) => cases[index]?.join(" ") ?? "");
}
