import type { Graph } from "./readGraph.ts";
import { reachesAll, reachOf, wordsOf } from "./relatedTests.ts";

/** The walk that is taken through what a change may have broken, however little it names. */
export const WALKS: readonly (readonly [RegExp, string])[] = [
  [/^webapps\/(classifieds|shared)\//, "tests/e2e/firstJourney.spec.ts"],
  [/^webapps\/(storefront|shared)\//, "tests/e2e/shopStart.spec.ts"],
  [/^webapps\/reports\//, "tests/e2e/reports.spec.ts"],
  [/^messenger\//, "tests/e2e/messenger.spec.ts"],
  [/^(contract|core|db|api|bot|worker|config)/, "tests/e2e/firstJourney.spec.ts"],
];

/** Whether a journey is named for the place a source stands at: `shopOrders` for what is in `core/shop/orders`. */
function isNamedFor(spec: string, source: string): boolean {
  const words = source.split("/").flatMap(wordsOf);
  if (words.includes("storefront")) words.push("shop");
  return wordsOf(spec).every((word) => words.includes(word));
}

/** Journeys that a change can reach: what it imports, what is named for a changed source's place, and a short walk. */
export function relatedJourneys(
  changed: readonly string[],
  { graph, specs }: { graph: Graph; specs: readonly string[] },
): string[] {
  if (reachesAll("journeys", changed)) return [...specs];
  const sources = changed.filter((file) => !file.includes(".test.") && !file.startsWith("tests/"));
  const isRelated = (spec: string) =>
    [...reachOf(graph, spec)].some((file) => file.startsWith("tests/e2e/") && changed.includes(file)) ||
    sources.some((file) => isNamedFor(spec, file)) ||
    WALKS.some(([pattern, walk]) => walk === spec && sources.some((file) => pattern.test(file)));
  return specs.filter(isRelated);
}
