import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Middleware } from "koa";
import send from "koa-send";
import { allowScripts } from "../middleware/securityHeaders.ts";
import type { ApiContext, ApiState } from "../state.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Where each app is served and built; the storefront takes the rest. */
const apps = [
  { prefix: "/webApp", folder: "classifieds" },
  { prefix: "/report", folder: "reports" },
  { prefix: "", folder: "storefront" },
];

const lies = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Sends a file with the form that the browser takes; 304 when it has it. */
async function sendFile(ctx: ApiContext, root: string, path: string, isForever: boolean) {
  ctx.set("Cache-Control", isForever ? "public, max-age=31536000, immutable" : "no-cache");
  await send(ctx as never, path, { root, maxage: YEAR_MS });
  if (ctx.status === 200 && ctx.fresh) {
    ctx.status = 304;
    ctx.body = null;
  }
}

interface Page {
  /** Hashes of the scripts written into it, as its policy names them. */
  hashes: string[];
  /** What it names first, for its `Link` header: asked for with the first line of the page instead of behind it. */
  links: string[];
}

const NAMED =
  /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") crossorigin (?:src|href)="([^"]+)"/g;

function readPage(html: string): Page {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  return {
    hashes: [...scripts].map(
      ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    ),
    links: [...html.matchAll(NAMED)].map(([, file = ""]) => {
      const what = extname(file) === ".css" ? "preload; as=style" : "modulepreload";
      return `<${file}>; rel=${what}; crossorigin`;
    }),
  };
}

/** What is to be known of a page before it is sent; read anew when the page was built anew. */
function pageReader() {
  const pages = new Map<string, Page & { builtMs: number }>();
  return async (file: string): Promise<Page> => {
    const builtMs = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (builtMs === undefined) return { hashes: [], links: [] };
    const known = pages.get(file);
    if (known?.builtMs === builtMs) return known;
    const page = { builtMs, ...readPage(await readFile(file, "utf8")) };
    pages.set(file, page);
    return page;
  };
}

function isNavigation(ctx: ApiContext, path: string): boolean {
  return extname(path) === "" && ctx.accepts("html") !== false;
}

/** Serves the built web apps from `dist`: files, else the app's page for addresses that the app itself knows. */
export function webapps(dist: string): Middleware<ApiState> {
  const pageOf = pageReader();
  return async (ctx, next) => {
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    if (!isRead) return next();
    if (lies(ctx.path, "/api") || lies(ctx.path, "/images")) return next();

    const app = apps.find(({ prefix }) => prefix === "" || lies(ctx.path, prefix));
    const path = ctx.path.slice(app?.prefix.length);
    const root = join(dist, app?.folder ?? "");
    const isAsset = lies(path, "/assets");
    const isPage = path === "" || path === "/" || (!isAsset && isNavigation(ctx, path));
    if (isPage) {
      const { hashes, links } = await pageOf(join(root, "index.html"));
      allowScripts(ctx, hashes);
      if (links.length > 0) ctx.set("Link", links.join(", "));
    }
    await sendFile(ctx, root, isPage ? "/index.html" : path, isAsset);
    return undefined;
  };
}
