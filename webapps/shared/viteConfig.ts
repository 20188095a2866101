import react from "@vitejs/plugin-react";
import type { Plugin, UserConfig } from "vite";
import project from "../../package.json" with { type: "json" };

/** Gathers the modules that the entry needs at once; what only comes with a lazy screen isn't among them. */
function landingModules(): { plugin: Plugin; has: (id: string) => boolean } {
  const landing = new Set<string>();
  const plugin: Plugin = {
    name: "landing-modules",
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const pages = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      // main.tsx waits for words and session; in one piece with it, every lazy screen would wait for those too.
      const waiting = pages.flatMap(importsOf).flatMap(importsOf);
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (landing.has(id)) continue;
        landing.add(id);
        waiting.push(...importsOf(id));
      }
    },
  };
  return { plugin, has: (id) => landing.has(id) };
}

/** How each web app is built: its own base and folder, so that no build touches another's files. */
export function webappConfig(name: string, base: string): UserConfig {
  const landing = landingModules();
  return {
    base,
    plugins: [react(), landing.plugin],
    define: { __APP_VERSION__: JSON.stringify(project.version) },
    build: {
      outDir: `../../dist/${name}`,
      emptyOutDir: true,
      manifest: true,
      target: "es2022",
      modulePreload: { polyfill: false },
      // Inlined pictures and icons would count against the first load of every page.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // The first load in one piece: as the dozen shared chunks it falls into by itself it packs 5 KB worse.
          codeSplitting: {
            groups: [
              { name: (id) => (landing.has(id) ? "landing" : null) },
              // With the forms that check by it in one piece, it would be too much for a single file.
              { name: (id) => (/\/node_modules\/zod\//.test(id) ? "zod" : null) },
            ],
          },
        },
      },
    },
    server: { proxy: { "/api": "http://127.0.0.1:8080", "/images": "http://127.0.0.1:8080" } },
  };
}
