import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: ".data/reports/unit.json" }]],
    projects: [
      {
        test: {
          name: "server",
          include: ["{contract,core,db,api,bot,worker,scripts,tests}/**/*.test.ts", "*.test.ts"],
          exclude: ["tests/e2e/**"],
          globalSetup: ["tests/setup/database.ts"],
          setupFiles: ["tests/setup/worker.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "messenger",
          include: ["messenger/**/*.test.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "webapps",
          include: ["webapps/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: ["tests/setup/webapps.ts"],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
