import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs", "ARCHITECTURE.md"), "utf8");
const tree = page.split("```")[1] ?? "";

/** Folders and files that the tree names, those that are set in below the first one above them that is set in less. */
function named(): string[] {
  const parents: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", names = ""] = /^( *)((?:[\w.-]+\/?)(?: [\w.-]+\/?)*)(?: {2,}|$)/.exec(line) ?? [];
    const depth = indent.length / 2;
    const paths = names.split(" ").filter(Boolean);
    const found = paths.map((path) => join(...parents.slice(0, depth), path));
    if (paths[0]) parents.splice(depth, parents.length, paths[0]);
    return found;
  });
}

test("every place that docs/ARCHITECTURE.md names exists", () => {
  expect(named().length).toBeGreaterThan(30);
  expect(named().filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("docs/ARCHITECTURE.md names every folder of the house, wing and noun of core, feature of an app", () => {
  const folders = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$|^dist$|^coverage$/.test(entry.name))
      .map((entry) => entry.name);
  const paths = named().map((path) => path.replace(/\/$/, ""));
  expect(folders(".").filter((name) => !paths.includes(name))).toEqual([]);
  const wings = folders("core").map((wing) => join("core", wing));
  expect(wings.filter((wing) => !paths.includes(wing))).toEqual([]);
  const nouns = wings.flatMap((wing) => folders(wing).map((noun) => join(wing, noun)));
  expect(nouns.filter((noun) => !paths.includes(noun))).toEqual([]);
  const features = ["classifieds", "storefront", "reports"].flatMap((app) => {
    const place = join("webapps", app, "features");
    return folders(place).map((name) => join(place, name));
  });
  expect(features.filter((feature) => !paths.includes(feature))).toEqual([]);
});

test("every file that docs/ARCHITECTURE.md follows a request through exists", () => {
  const files = [...page.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|json))`/g)].map(([, file]) => file ?? "");
  expect(files.length).toBeGreaterThan(8);
  const places = ["", "api/", "bot/", "core/market/listings/", "core/platform/ready/"];
  const missing = files.filter((file) => !places.some((place) => existsSync(join(root, place, file))));
  expect(missing).toEqual([]);
});
