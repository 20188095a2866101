import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./kits/houseImports.ts";

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

/** The files of each walk in order, its paragraph being the one that begins with a file, and where a process begins. */
const walks = (page.split("\n## ").find((part) => part.startsWith("Five walks")) ?? "")
  .split("\n\n")
  .filter((part) => part.startsWith("`"))
  .map((part) =>
    [...part.matchAll(/(⇒\s+)?`([\w./-]+\.tsx?)`/g)].map(([, handed, file = ""], place) => ({
      file,
      isBegin: place === 0 || handed !== undefined,
    })),
  );

type Walk = (typeof walks)[number];

/** What a file imports when it runs: no types. */
function importsWhenRun(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  return importsOf(file, source.replace(/^(?:import|export) type [^;]*;/gm, ""));
}

/** What a file calls: what it imports, also through a list of who does what, and how a router's endpoints are served. */
function reachedFrom(file: string): string[] {
  return importsWhenRun(file).flatMap((one) => {
    if (["core/wiring.ts", "api/nouns.ts"].includes(one)) return [one, ...reachedFrom(one)];
    if (!one.startsWith("api/routes/")) return [one];
    return [one, ...importsWhenRun(one).filter((served) => served.startsWith("api/"))];
  });
}

/** Whether a process, or a screen, takes in what comes from outside by this file. */
function isBegunWith(file: string): boolean {
  if (file.startsWith("webapps/")) return true;
  const main = `${file.split("/")[0]}/main.ts`;
  return file === main || (existsSync(join(root, main)) && importsWhenRun(main).includes(file));
}

/** Steps that a walk can't take: no step of the same process imports the file, none begins with it, or it was entered before. */
function wrongSteps(walk: Walk): string[] {
  const entered = new Set<string>();
  let reached = new Set<string>();
  const isWrong = ({ file, isBegin }: Walk[number]) => {
    const isRight = !entered.has(file) && (isBegin ? isBegunWith(file) : reached.has(file));
    entered.add(file);
    reached = new Set([...(isBegin ? [] : reached), ...reachedFrom(file)]);
    return !isRight;
  };
  return walk.filter(isWrong).map(({ file }) => file);
}

test("each file of a walk in docs/ARCHITECTURE.md is imported by one before it, and none stands twice", () => {
  expect(walks.map((walk) => walk.length > 15)).toEqual([true, true, true, true, true]);
  expect(walks.map(wrongSteps)).toEqual([[], [], [], [], []]);
});

test("a walk with a step too early, twice, or into a process that it doesn't begin is found", () => {
  const walkOf = (...steps: string[]): Walk =>
    steps.map((step, place) => ({
      file: step.replace("⇒", ""),
      isBegin: place === 0 || step.startsWith("⇒"),
    }));
  const [app, list, rule] = ["api/app.ts", "api/routes/listings.ts", "core/market/feed/readFeed.ts"];
  expect(wrongSteps(walkOf(app, "api/serve/route.ts", list, rule))).toEqual([]);
  expect(wrongSteps(walkOf(app, rule, list))).toEqual([rule]);
  expect(wrongSteps(walkOf(app, list, "core/market/feed/readFeedPage.ts", rule))).toEqual([
    "core/market/feed/readFeedPage.ts",
  ]);
  expect(wrongSteps(walkOf(app, list, rule, app))).toEqual([app]);
  expect(wrongSteps(walkOf(app, `⇒${rule}`))).toEqual([rule]);
  // Only its type is imported.
  expect(wrongSteps(walkOf("bot/updates/processUpdates.ts", "core/platform/outbox/sendLimiter.ts"))).toEqual([
    "core/platform/outbox/sendLimiter.ts",
  ]);
});
