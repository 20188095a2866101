import { basename, dirname } from "node:path";
import type { Graph } from "./readGraph.ts";

/** They list all routes, handlers, jobs and all of the demo: a test that starts one would be a test of everything. */
export const LISTS: ReadonlySet<string> = new Set([
  "api/app.ts",
  "bot/bot.ts",
  "worker/schedule.ts",
  "db/seeds/demo/seedDemo.ts",
]);

/** They make a whole market ready: its tests are about starting, not about all that a market is made with. */
export const STARTS: ReadonlySet<string> = new Set(["scripts/start/prepare.ts"]);

/** Files that each kind of tests depends on without importing them: a change there reaches all of them. */
export const WHOLE = {
  apps: [/^package(-lock)?\.json$/, /^vitest\.config\.ts$/, /^tests\/setup\/(webapps|freshModules)\.ts$/],
  server: [
    /^package(-lock)?\.json$/,
    /^vitest\.config\.ts$/,
    /^tests\/setup\/(?!webapps)/,
    // The template that each file's database is a copy of.
    /^db\/(migrations|seeds\/reference)\//,
  ],
  journeys: [/^package(-lock)?\.json$/, /^playwright\.config\.ts$/],
};
type Kind = keyof typeof WHOLE;

/** Whether a change reaches all tests of a kind. */
export const reachesAll = (kind: Kind, changed: readonly string[]) =>
  changed.some((file) => WHOLE[kind].some((pattern) => pattern.test(file)));

/** Which kind a test is of. */
export function kindOf(test: string): Kind {
  if (test.startsWith("tests/e2e/")) return "journeys";
  return /^(webapps|messenger)\//.test(test) ? "apps" : "server";
}

/**
 * Returns the files that a file reaches. Lists and starts are reached, but the files that they list or start aren't.
 */
export function reachOf(graph: Graph, ...from: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!LISTS.has(file) && !STARTS.has(file)) open.push(...(graph.get(file) ?? []));
  }
  return reached;
}

/** The words that a file is named by: `own` and `listing` for `ownListings.test.ts`. */
export function wordsOf(file: string): string[] {
  const stem = basename(file).split(".")[0] ?? "";
  return stem.split(/(?=[A-Z])/).map((word) => word.toLowerCase().replace(/s$/, ""));
}

/** The sources beside a test that share a word with its name, as `payme.ts` with `paymeRaces.test.ts`; all when none does. */
function subjectsOf(test: string, sources: readonly string[]): readonly string[] {
  const beside = sources.filter((file) => dirname(file) === dirname(test) && !LISTS.has(file));
  const words = wordsOf(test);
  const named = beside.filter((file) => wordsOf(file).some((word) => words.includes(word)));
  return named.length > 0 ? named : beside;
}

function reachOfTest(test: string, graph: Graph, sources: readonly string[]): Set<string> {
  const reached = reachOf(graph, test);
  if (![...LISTS].some((list) => reached.has(list))) return reached;
  return new Set([...reached, ...reachOf(graph, ...subjectsOf(test, sources))]);
}

const isInside = (file: string, folder: string) => folder === "." || file.startsWith(`${folder}/`);

/** The tests nearest to a file that no test imports: those in its folder and below, or in the folder above, and so on. */
function nearestTests(file: string, tests: readonly string[]): readonly string[] {
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
    const near = tests.filter((test) => isInside(test, folder));
    if (near.length > 0) return near;
  }
  // Files at the root, or in a folder without tests, are looked at by the tests of the whole.
  return tests.filter((test) => [".", "tests"].includes(dirname(test)));
}

/** Unit tests that a change can reach: by what they import or name, by where it is, or as they look through its folder. */
export function relatedTests(
  changed: readonly string[],
  { graph, tests, lookers }: { graph: Graph; tests: readonly string[]; lookers: readonly string[] },
): string[] {
  const sources = [...graph.keys()].filter((file) => !file.includes(".test."));
  const related = new Set(
    tests.filter((test) => reachesAll(kindOf(test), changed) || changed.includes(test)),
  );
  const reached = new Set<string>();
  for (const test of tests) {
    const reach = reachOfTest(test, graph, sources);
    for (const file of changed) {
      if (!reach.has(file)) continue;
      related.add(test);
      reached.add(file);
    }
  }
  for (const file of changed) {
    const near = reached.has(file) || file.startsWith("tests/e2e/") ? [] : nearestTests(file, tests);
    const looking = lookers.filter((test) => isInside(file, dirname(test)));
    for (const test of [...near, ...looking]) related.add(test);
  }
  return [...related].sort();
}
