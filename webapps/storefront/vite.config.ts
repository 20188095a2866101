import { defineConfig } from "vite";
import { webappConfig } from "../shared/viteConfig.ts";

export default defineConfig(webappConfig("storefront", "/"));
