import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import project from "../../package.json" with { type: "json" };

/** How each web app is built: its own base and folder, so that no build touches another's files. */
export function webappConfig(name: string, base: string): UserConfig {
  return {
    base,
    plugins: [react()],
    define: { __APP_VERSION__: JSON.stringify(project.version) },
    build: {
      outDir: `../../dist/${name}`,
      emptyOutDir: true,
      manifest: true,
      target: "es2022",
      modulePreload: { polyfill: false },
      // Inlined pictures and icons would count against the first load of every page.
      assetsInlineLimit: 0,
    },
    server: { proxy: { "/api": "http://127.0.0.1:8080", "/images": "http://127.0.0.1:8080" } },
  };
}
