import { expect, test } from "vitest";
import { changedPhases } from "./changedPhases.ts";
import { readGraph } from "./readGraph.ts";

test("imports by #name, of styles and by a pattern are read, and programs that a test starts", async () => {
  const globbing = "webapps/storefront/screens.ts";
  const starts = "tests/badLuck/eventsKilled.test.ts";
  const styled = "webapps/storefront/features/cart/CartScreen.test.tsx";
  const graph = await readGraph([globbing, starts, styled]);
  expect(graph.get(globbing)).toContain("webapps/storefront/features/cart/CartScreen.tsx");
  expect(graph.get(globbing)).not.toContain("webapps/storefront/features/home/HomeScreen.tsx");
  expect(graph.get(starts)).toContain("tests/badLuck/eventsApi.ts");
  expect(graph.get("tests/badLuck/eventsApi.ts")).toContain("api/main.ts");
  expect(graph.get("api/app.ts")).toContain("core/platform/log/log.ts");
  expect(graph.get("webapps/storefront/features/cart/CartScreen.tsx")).toContain(
    "webapps/storefront/features/cart/CartScreen.module.css",
  );
});

test("a change brings the phases that it can make fail, from the cheapest on", async () => {
  const files = ["core/platform/errors/describeError.ts", "docs/gone.md"];
  const phases = await changedPhases({ since: "HEAD", files, isMoved: true }, true);
  const [lint, ...others] = phases.flat().map(({ command }) => command.join(" "));
  expect(lint).toMatch(/^biome ci .* core\/platform\/errors\/describeError\.ts$/);
  expect(others.slice(0, 4)).toEqual([
    "tsc",
    "tsc -p webapps",
    "tsc -p messenger/page",
    "npm run --silent build",
  ]);
  expect(others[4]).toMatch(
    /^vitest run --project server .* core\/platform\/errors\/describeError\.test\.ts/,
  );
  expect(others[4]).toMatch(/ tests\/architecture\.test\.ts/);
  expect(others[5]).toBe("playwright test tests/e2e/firstJourney.spec.ts");
  expect(others).toHaveLength(6);
});
