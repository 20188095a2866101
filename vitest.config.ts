import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";

/**
 * What kept modules depend on besides their own text: where `#names` lead, and, of `import(`./x/${name}.ts`)`, what is in
 * the folder at that moment, so that isn't kept at all.
 */
export const keyOfModules: Plugin = {
  name: "key-of-modules",
  configureVitest({ vitest, experimental_defineCacheKeyGenerator: defineKey }) {
    const { imports } = JSON.parse(readFileSync(join(vitest.config.root, "package.json"), "utf8"));
    defineKey(({ sourceCode }) => (/\bimport\(\s*`/.test(sourceCode) ? false : JSON.stringify(imports)));
  },
};

export default defineConfig({
  test: {
    // On two cores Vitest would take one.
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    projects: [
      {
        plugins: [keyOfModules],
        test: {
          name: "server",
          isolate: false,
          include: ["{config,contract,core,db,api,bot,worker,scripts,tests,lab}/**/*.test.ts"],
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
        plugins: [keyOfModules],
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
        plugins: [keyOfModules],
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
          // Node reads the parts of Telegram UI, which remember nothing, as the modules it knows by itself.
          alias: {
            "@telegram-apps/telegram-ui/dist/components": "@telegram-apps/telegram-ui/dist/cjs/components",
          },
          // What these remember goes with the modules of a file.
          server: { deps: { inline: [/@telegram-apps\/(?!telegram-ui)/, /@tanstack/] } },
          setupFiles: ["tests/setup/webapps.ts"],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
