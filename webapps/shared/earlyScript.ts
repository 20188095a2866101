import { build, type Plugin, type Rolldown, runnerImport } from "vite";
import type { RouteTable } from "./routes/routeTable.ts";

/** Where the early script names the files of the app's parts. */
const FILES = "__EARLY_FILES__";

/** Files of an app's lazy parts, beside those that its page names itself, by the part's module. */
function filesOf(bundle: Rolldown.OutputBundle, html: string, root: string): Map<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  function gather(chunk: Rolldown.OutputChunk, files: Set<string>): Set<string> {
    if (files.has(chunk.fileName) || html.includes(chunk.fileName)) return files;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of chunk.imports) {
      const imported = byFile.get(next);
      if (imported) gather(imported, files);
    }
    return files;
  }
  return new Map(
    chunks.flatMap((chunk) =>
      chunk.isDynamicEntry && chunk.facadeModuleId
        ? [[chunk.facadeModuleId.slice(root.length + 1), [...gather(chunk, new Set())]]]
        : [],
    ),
  );
}

/** Parts that the early script has fetched: those of screens whose first calls it makes. More would swell the page. */
async function partsAskedFor(table: string): Promise<(string | undefined)[]> {
  const { module } = await runnerImport<{ routes: RouteTable }>(table, { configFile: false });
  const routes = Object.values(module.routes).filter(({ early }) => early);
  return routes.flatMap(({ screen, memberModule }) => [screen, memberModule]);
}

/** Bundles a script that stands by itself, in one piece. */
export async function bundleScript(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: source, output: { format: "iife" } },
    },
  });
  const [output] = "output" in built ? built.output : [];
  if (output?.type !== "chunk") throw new Error(`${source} couldn't be built`);
  return output.code.trim();
}

/**
 * Puts an app's early script into its page, before any style that would hold it up. `api/routes/webapps.ts` lets the
 * browser run it by its hash.
 */
export function earlyScript(script: string): Plugin {
  let root = "";
  return {
    name: "early-script",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const code = await bundleScript(`${root}/${script}`);
        const asked = await partsAskedFor(`${root}/routes.ts`);
        // Many parts share files: each is named once, and the parts by its place.
        const names: string[] = [];
        const parts: Record<string, number[]> = {};
        for (const [module, files] of filesOf(bundle, html, root)) {
          if (!asked.includes(module) && !module.startsWith("locales/")) continue;
          const short = files.map((file) => file.replace("assets/", ""));
          for (const file of short) if (!names.includes(file)) names.push(file);
          parts[module] = short.map((file) => names.indexOf(file));
        }
        const filled = code.replace(FILES, () => JSON.stringify({ names: names.join(), parts }));
        return html.replace("<title>", () => `<script>${filled}</script>\n    <title>`);
      },
    },
  };
}
