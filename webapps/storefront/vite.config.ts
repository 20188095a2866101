import { defineConfig, mergeConfig } from "vite";
import { webappConfig } from "#webapps/shared/viteConfig.ts";
import { workerScript } from "./offline/workerScript.ts";

export default defineConfig(
  mergeConfig(webappConfig("storefront", "/", "early.ts"), { plugins: [workerScript("offline/worker.ts")] }),
);
