import { defineConfig, type Plugin } from "vitest/config";

/** `import(`./x/${name}.ts`)` becomes a list of what is in the folder at that moment, which isn't to be kept. */
export const keepNoPatterns: Plugin = {
  name: "keep-no-patterns",
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ sourceCode }) => (/\bimport\(\s*`/.test(sourceCode) ? false : undefined));
  },
};

export default defineConfig({
  test: {
    // On two cores Vitest would take one.
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    projects: [
      {
        plugins: [keepNoPatterns],
        test: {
          name: "server",
          isolate: false,
          include: ["{contract,core,db,api,bot,worker,scripts,tests}/**/*.test.ts", "*.test.ts"],
          exclude: ["tests/e2e/**"],
          globalSetup: ["tests/setup/database.ts"],
          setupFiles: ["tests/setup/worker.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A second, as Vitest waits, is short on a busy machine; what never comes still fails.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: "messenger",
          isolate: false,
          include: ["messenger/**/*.test.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: "webapps",
          include: ["webapps/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          isolate: false,
          // What these remember goes with the modules of a file.
          server: { deps: { inline: [/@telegram-apps/, /@tanstack/] } },
          setupFiles: ["tests/setup/webapps.ts"],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
