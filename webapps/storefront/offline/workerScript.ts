import type { Plugin } from "vite";
import { bundleScript } from "#webapps/shared/earlyScript.ts";

/** Where the worker names the files of the build. */
const FILES = "__WORKER_FILES__";

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** Builds an app's service worker as `sw.js`, which knows all files of the build and changes with each of them. */
export function workerScript(script: string): Plugin {
  let root = "";
  return {
    name: "worker-script",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The worker is built after the page");
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const code = await bundleScript(`${root}/${script}`);
        const filled = code.replace(FILES, () => JSON.stringify(files.sort()));
        const source = `// ${await hashOf(String(page.source))}\n${filled}\n`;
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
