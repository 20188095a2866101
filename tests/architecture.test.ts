import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs", "ARCHITECTURE.md"), "utf8");
const tree = page.split("```")[1] ?? "";

/** Folders and files that the tree names, with those of its second level below their parents. */
function named(): string[] {
  let parent = "";
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", names = ""] = /^( *)((?:[\w.-]+\/?)(?: [\w.-]+\/?)*)(?: {2,}|$)/.exec(line) ?? [];
    const paths = names.split(" ").filter(Boolean);
    if (indent === "" && paths[0]) parent = paths[0];
    return indent === "" ? paths : paths.map((path) => join(parent, path));
  });
}

test("every place that docs/ARCHITECTURE.md names exists", () => {
  expect(named().length).toBeGreaterThan(30);
  expect(named().filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("docs/ARCHITECTURE.md names every folder of the house and every noun of core", () => {
  const folders = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$|^dist$|^coverage$/.test(entry.name))
      .map((entry) => entry.name);
  const paths = named().map((path) => path.replace(/\/$/, ""));
  expect(folders(".").filter((name) => !paths.includes(name))).toEqual([]);
  expect(folders("core").filter((name) => !paths.includes(join("core", name)))).toEqual([]);
});

test("every file that docs/ARCHITECTURE.md follows a request through exists", () => {
  const files = [...page.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|json))`/g)].map(([, file]) => file ?? "");
  expect(files.length).toBeGreaterThan(8);
  const places = ["", "api/", "bot/", "core/market/listings/", "core/platform/ready/"];
  const missing = files.filter((file) => !places.some((place) => existsSync(join(root, place, file))));
  expect(missing).toEqual([]);
});
