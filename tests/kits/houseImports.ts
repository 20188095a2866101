import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { globbedIn } from "../../scripts/check/changed/globbedIn.ts";

/** A source file by its path from the root: how many lines it has, and which files it names in its imports. */
export type House = ReadonlyMap<string, { lines: number; imports: readonly string[] }>;

const PARTS = [
  "api",
  "bot",
  "config",
  "contract",
  "core",
  "db",
  "messenger",
  "scripts",
  "tests",
  "webapps",
  "worker",
];
// Not what stands in a text, as the lines that tests of lint write.
const NAMED =
  /(?<!["'`])(?:\bfrom|\bimport|\bimport\(|\bmock\(|\bimportActual(?:<[^>]*>)?\()\s*["']([^"'\n]+)["']/g;

function resolve(file: string, name: string): string | undefined {
  const path = name.replace(/\?\w+$/, "");
  if (path === "#config") return "config/env.ts";
  if (path.startsWith("#")) return path.slice(1);
  return path.startsWith(".") ? posix.join(posix.dirname(file), path) : undefined;
}

/** Returns the files that a file imports, types included, which a bundler would leave out. */
export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(NAMED)].flatMap(([, name = ""]) => resolve(file, name) ?? []);
}

/** Reads all sources of the repository. */
export function readHouse(root = join(import.meta.dirname, "..", "..")): House {
  const files = PARTS.flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes("node_modules"),
      )
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), "utf8");
      const imports = [...importsOf(file, source), ...globbedIn(file, source, files)];
      return [file, { lines: source.trimEnd().split("\n").length, imports }];
    }),
  );
}

const isOfTests = (file: string) => file.startsWith("tests/") || /\.(test|spec)\.tsx?$/.test(file);

function importersOf(house: House): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, { imports }] of house) {
    for (const path of new Set(imports)) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  return importers;
}

/** Files of a part of the house of at most 30 lines that one file of the product imports. */
export function tinyFiles(house: House, part: string): string[] {
  const importers = importersOf(house);
  return [...house]
    .filter(([file, { lines }]) => file.startsWith(`${part}/`) && !isOfTests(file) && lines <= 30)
    .map(([file]) => file)
    .filter((file) => importers.get(file)?.filter((importer) => !isOfTests(importer)).length === 1);
}

/** Files outside of tests/ that tests alone reach. A model may be one: each table has its model. */
export function straySupport(house: House): string[] {
  const importers = importersOf(house);
  const found = new Set<string>();
  const isOnlyOfTests = (file: string) => isOfTests(file) || found.has(file);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const file of house.keys()) {
      const by = importers.get(file) ?? [];
      if (!isOfTests(file) && !file.startsWith("db/models/") && by.length > 0 && by.every(isOnlyOfTests)) {
        found.add(file);
      }
    }
  }
  return [...found];
}

/** Files of webapps/shared that fewer than two apps need, at once or through others of it. Words are there in every language. */
export function lonelyShared(house: House): string[] {
  const SHARED = "webapps/shared/";
  const importers = importersOf(house);
  function appsOf(file: string): Set<string> {
    const apps = new Set<string>();
    const reached = new Set([file]);
    for (const one of reached) {
      for (const importer of importers.get(one) ?? []) {
        if (isOfTests(importer)) continue;
        if (importer.startsWith(SHARED)) reached.add(importer);
        else apps.add(importer.split("/").slice(0, 2).join("/"));
      }
    }
    return apps;
  }
  const isMeant = (file: string) =>
    file.startsWith(SHARED) &&
    !file.startsWith(`${SHARED}locales/`) &&
    !isOfTests(file) &&
    !/\.d\.ts$/.test(file);
  return [...house.keys()].filter((file) => isMeant(file) && appsOf(file).size < 2);
}

/** A folder's own files, as a folder beside its subfolders. */
const OWN = ".";

/**
 * Each pair of folders beside each other, at any depth, of which one's files import the other's, with an example; a
 * folder's own files are among them as `folder/.`.
 */
function folderArrows(house: House, isWithOwn: boolean): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>();
  for (const [file, { imports }] of house) {
    if (isOfTests(file)) continue;
    for (const imported of imports) {
      const [from, to] = [file, imported].map((path) => [...path.split("/").slice(0, -1), OWN]) as [
        string[],
        string[],
      ];
      const fork = from.findIndex((part, depth) => part !== to[depth]);
      if (fork === -1) continue;
      const [one, other] = [from, to].map((parts) => parts.slice(0, fork + 1).join("/")) as [string, string];
      if (!isWithOwn && [one, other].some((folder) => folder.endsWith(`/${OWN}`))) continue;
      const of = arrows.get(one) ?? new Map<string, string>();
      arrows.set(one, of.set(other, `${file} imports ${imported}`));
    }
  }
  return arrows;
}

/**
 * Imports on a way from a folder back to itself, where folders stand beside each other at any depth. What a folder's own
 * files import of its subfolders, and the other way round, is such a way only `isWithOwn`.
 */
export function folderCircles(house: House, { isWithOwn = false } = {}): string[] {
  const arrows = folderArrows(house, isWithOwn);
  const reachedFrom = (start: string) => {
    const reached = new Set<string>();
    const waiting = [start];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      for (const next of arrows.get(folder)?.keys() ?? []) {
        if (!reached.has(next)) waiting.push(next);
        reached.add(next);
      }
    }
    return reached;
  };
  return [...arrows].flatMap(([folder, to]) =>
    [...to].filter(([next]) => reachedFrom(next).has(folder)).map(([, example]) => example),
  );
}
