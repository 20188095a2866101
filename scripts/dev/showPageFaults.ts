import { SourceMap, type SourceMapPayload } from "node:module";
import { join, relative } from "node:path";
import type { DevEnvironment, Plugin, ViteDevServer } from "vite";
import { Fault, readLine } from "./fault.ts";

const MODULE = "/@faults";

/** React says on the console what a screen threw and an error boundary has caught; all else comes as an event. */
const IN_THE_PAGE = `const tell = ({ name, message, stack }) => import.meta.hot.send("fault", { name, message, stack });
window.addEventListener("error", ({ error }) => error && tell(error));
window.addEventListener("unhandledrejection", ({ reason }) => reason instanceof Error && tell(reason));
const { error } = console;
console.error = (...told) => {
  error(...told);
  const thrown = told.find((one) => one instanceof Error);
  if (thrown) tell(thrown);
};`;

interface Thrown {
  name: string;
  message: string;
  stack?: string;
}

interface Frame {
  path: string;
  line: number;
  column: number;
}

function readFrames(stack: string, base: string): Frame[] {
  return [...stack.matchAll(/https?:\/\/[^/\s]+(\/[^\s)]*?):(\d+):(\d+)/g)].map(
    ([, path = "", line, column]) => ({
      path: path.startsWith(base) ? `/${path.slice(base.length)}` : path,
      line: Number(line),
      column: Number(column),
    }),
  );
}

/** Where that is in the sources, unless it is a package's. */
async function findPlace({ moduleGraph }: DevEnvironment, root: string, { path, line, column }: Frame) {
  const module = await moduleGraph.getModuleByUrl(path);
  const map = module?.transformResult?.map;
  if (!module?.file || !map || !("mappings" in map) || /node_modules|\/deps\//.test(path)) return undefined;
  const entry = new SourceMap(map as unknown as SourceMapPayload).findEntry(line - 1, column - 1);
  if (!("originalLine" in entry)) return undefined;
  const file = relative(root, module.file);
  const place = { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  return { ...place, text: readLine(join(root, file), place.line) };
}

async function toFault(
  { environments, config }: ViteDevServer,
  root: string,
  thrown: Thrown,
): Promise<Fault> {
  const frames = readFrames(thrown.stack ?? "", config.base);
  const places = await Promise.all(frames.map((frame) => findPlace(environments.client, root, frame)));
  const ours = places.filter((place) => place !== undefined);
  const message = `${thrown.name}: ${thrown.message}`;
  const at = ours.map(({ file, line, column }) => `\n    at ${file}:${line}:${column}`).join("");
  const [place] = ours;
  return new Fault(message, {
    ...(place && { place }),
    shown: `In the page: ${message}${at}${place ? `\n\n  ${place.line} | ${place.text}` : ""}`,
  });
}

/** Shows over the page and in the terminal what broke in it, by the lines of its sources, which are below `root`. */
export function showPageFaults(root: string): Plugin {
  let base = "/";
  return {
    name: "show-page-faults",
    configResolved: (config) => {
      ({ base } = config);
    },
    resolveId: (id) => (id === MODULE ? id : undefined),
    load: (id) => (id === MODULE ? IN_THE_PAGE : undefined),
    transformIndexHtml: () => [
      {
        tag: "script",
        attrs: { type: "module", src: base.replace(/\/$/, MODULE) },
        injectTo: "head-prepend",
      },
    ],
    configureServer(server) {
      server.ws.on("fault", async (thrown: Thrown) => {
        const fault = await toFault(server, root, thrown);
        console.error(`\n${fault.shown}\n`);
        server.ws.send({ type: "error", err: fault.overlay("page") });
      });
    },
  };
}
