import type { Graph } from "./readGraph.ts";
import { reachesAll, reachOf } from "./relatedTests.ts";

/** The walk that is taken through what a change may have broken, however little it names. */
export const WALKS: readonly (readonly [RegExp, string])[] = [
  [/^webapps\/(classifieds|shared)\//, "tests/e2e/firstJourney.spec.ts"],
  [/^webapps\/(storefront|shared)\//, "tests/e2e/shopStart.spec.ts"],
  [/^webapps\/reports\//, "tests/e2e/reports.spec.ts"],
  [/^messenger\//, "tests/e2e/messenger.spec.ts"],
  [/^(contract|core|db|api|bot|worker|config)/, "tests/e2e/firstJourney.spec.ts"],
];

/** Which files are shown by which tests, as the rows of docs/coverage.md tell. */
export function readShown(coverage: string): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  const paths = (cell = "") => [...cell.matchAll(/`([\w./-]+)`/g)].map(([, path = ""]) => path);
  for (const line of coverage.split("\n").filter((text) => /^\| \d/.test(text))) {
    const [, , , lives, tests] = line.split("|");
    for (const file of paths(lives)) shown.set(file, new Set([...(shown.get(file) ?? []), ...paths(tests)]));
  }
  return shown;
}

/** Journeys that a change can reach: what it imports, what docs/coverage.md names for a file, and a short walk. */
export function relatedJourneys(
  changed: readonly string[],
  {
    graph,
    specs,
    shown,
  }: { graph: Graph; specs: readonly string[]; shown: ReadonlyMap<string, ReadonlySet<string>> },
): string[] {
  if (reachesAll("journeys", changed)) return [...specs];
  const sources = changed.filter((file) => !file.includes(".test.") && !file.startsWith("tests/"));
  const isRelated = (spec: string) =>
    [...reachOf(graph, spec)].some((file) => file.startsWith("tests/e2e/") && changed.includes(file)) ||
    sources.some((file) => shown.get(file)?.has(spec)) ||
    WALKS.some(([pattern, walk]) => walk === spec && sources.some((file) => pattern.test(file)));
  return specs.filter(isRelated);
}
