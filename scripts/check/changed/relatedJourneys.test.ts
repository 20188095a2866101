import { expect, test } from "vitest";
import { knownFiles } from "./knownFiles.ts";
import { relatedJourneys, WALKS } from "./relatedJourneys.ts";

const support = "tests/e2e/support/market.ts";
const names = ["firstJourney", "shopStart", "reports", "messenger", "selling", "shopGroup"];
const specs = names.map((name) => `tests/e2e/${name}.spec.ts`);
const graph = new Map<string, string[]>([
  ...specs.map((spec) => [spec, [support]] satisfies [string, string[]]),
  ["tests/e2e/selling.spec.ts", [support, "tests/e2e/support/sell.ts", "core/sell/sell.ts"]],
]);
const related = (...changed: string[]) =>
  relatedJourneys(changed, { graph, specs }).map((spec) =>
    spec.slice("tests/e2e/".length, -".spec.ts".length),
  );

test("a journey that is changed is walked, and those that a changed helper supports", () => {
  expect(related("tests/e2e/shopGroup.spec.ts")).toEqual(["shopGroup"]);
  expect(related("tests/e2e/support/sell.ts")).toEqual(["selling"]);
  expect(related(support)).toEqual(names);
});

test("a source brings the journeys that are named for its place, and a short walk through its app", () => {
  expect(related("core/market/selling/createListing.ts")).toEqual(["firstJourney", "selling"]);
  expect(related("core/shop/groups/takeSeat.ts")).toEqual(["firstJourney", "shopGroup"]);
  expect(related("webapps/storefront/features/group/Stage.tsx")).toEqual(["shopStart", "shopGroup"]);
  expect(related("webapps/storefront/any.css")).toEqual(["shopStart"]);
  expect(related("webapps/shared/any.ts")).toEqual(["firstJourney", "shopStart"]);
  expect(related("webapps/reports/any.ts", "messenger/any.ts")).toEqual(["reports", "messenger"]);
  expect(related("bot/chat/texts/ru/any.ftl")).toEqual(["firstJourney"]);
});

test("unit tests, their helpers and docs bring no journey; the packages bring all", () => {
  expect(related("core/sell/sell.test.ts", "tests/factories.ts", "docs/page.md", "README.md")).toEqual([]);
  expect(related("package-lock.json")).toEqual(names);
});

test("every walk is there", () => {
  expect(WALKS.filter(([, spec]) => !knownFiles().includes(spec))).toEqual([]);
});
