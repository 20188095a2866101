import { defineConfig } from "vite";
import { webappConfig } from "#webapps/shared/viteConfig.ts";

export default defineConfig(webappConfig("storefront", "/", "early.ts"));
