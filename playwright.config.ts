import { spawnSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/e2e/support/browser.ts";
import { type House, houses } from "./tests/e2e/support/houses.ts";
import { noonZone } from "./tests/setup/noonZone.ts";

const { executablePath, args, env } = await findBrowser();
const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

const server = (house: House, command: string, settings: Record<string, string> = {}) => ({
  command,
  url: `http://127.0.0.1:${houses[house].port}/readyz`,
  env: {
    ...settings,
    // Reminders and notices are held at night: for journeys it is noon, whenever they begin.
    ...{ STOREFRONT_TIMEZONE: noonZone(), REPORT_TIMEZONE: noonZone() },
    ...{ PORT: String(houses[house].port), MESSENGER_PORT: String(houses[house].messengerPort) },
  },
  timeout: 180_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
  stdout: "pipe" as const,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".data/journeys",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  forbidOnly: true,
  // On a busy machine a journey may lose its patience; one that needed a second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: ".data/reports/journeys.json" }]],
  use: {
    launchOptions: { executablePath, args, env },
    viewport: { width: 390, height: 844 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    trace: "retain-on-failure",
  },
  projects: [
    { name: "plain", testIgnore: "**/grown.*", metadata: { house: "plain" } },
    ...(hasRedis ? [{ name: "grown", testMatch: "**/grown.*", metadata: { house: "grown" } }] : []),
  ],
  webServer: [
    server("plain", "node scripts/run.mjs scripts/start.ts", {
      DATA_DIR: houses.plain.folder,
    }),
    ...(hasRedis ? [server("grown", "node scripts/run.mjs tests/e2e/support/serveGrown.ts")] : []),
  ],
});
