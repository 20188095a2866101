import { spawnSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/e2e/support/browser.ts";
import type { HouseOptions } from "./tests/e2e/support/market.ts";

const { executablePath, args, env } = await findBrowser();
const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

export default defineConfig<object, HouseOptions>({
  testDir: "tests/e2e",
  outputDir: ".data/journeys",
  globalSetup: "./tests/e2e/support/prepareRun.ts",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Each has a house of its own.
  workers: 2,
  forbidOnly: true,
  // The second try records what the first has only shown; one that needed it is listed as flaky.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: ".data/reports/journeys.json" }]],
  use: {
    launchOptions: { executablePath, args, env },
    viewport: { width: 390, height: 844 },
    // Whatever fades or slides in stands there at once.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    trace: "on-first-retry",
  },
  projects: [
    { name: "plain", testIgnore: "**/grown.*", use: { kind: "plain" } },
    ...(hasRedis ? [{ name: "grown", testMatch: "**/grown.*", use: { kind: "grown" as const } }] : []),
  ],
});
