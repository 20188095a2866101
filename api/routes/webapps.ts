import { extname, join } from "node:path";
import { send } from "@koa/send";
import type { Middleware } from "koa";
import { appLanguages } from "#contract/languages.ts";
import type { Asked, WebApp } from "../heads/addresses.ts";
import { type PageTemplate, templateReader } from "../heads/PageTemplate.ts";
import { readyPage } from "../heads/readyPage.ts";
import { allowScripts } from "../middleware/securityHeaders.ts";
import { sendReady } from "../serve/sendReady.ts";
import type { ApiContext, ApiState } from "../serve/state.ts";
import { sendWaitingPage, type WebAppName } from "./waitingPage.ts";

const SHELL = "/index.html";
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Where each app is served and built; the storefront takes the rest. Reports are nobody's but admins'. */
const apps = [
  { prefix: "/webApp", folder: "classifieds", isPublic: true },
  { prefix: "/report", folder: "reports", isPublic: false },
  { prefix: "", folder: "storefront", isPublic: true },
] as const;

/** Answers that aren't for people: nobody who asks for them wrongly gets a page. */
const unpaged = ["/api", "/images", "/og", "/sitemap", "/healthz", "/readyz", "/metrics"];

const lies = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Sends a file with the form that the browser takes; 304 when it has it. */
async function sendFile(ctx: ApiContext, root: string, path: string, isForever: boolean) {
  ctx.set("Cache-Control", isForever ? "public, max-age=31536000, immutable" : "no-cache");
  await send(ctx, path, { root, maxage: YEAR_MS });
  if (ctx.status === 200 && ctx.fresh) {
    ctx.status = 304;
    ctx.body = null;
  }
}

function isNavigation(ctx: ApiContext, path: string): boolean {
  return extname(path) === "" && ctx.accepts("html") !== false;
}

/** The language that an address states, else the browser's where the app has it, else the app's usual one. */
function askedLanguage(ctx: ApiContext, app: WebApp, query: URLSearchParams): Asked {
  const languages = appLanguages[app];
  const stated = languages.find((language) => language === query.get("lng"));
  if (stated) return { language: stated, isStated: true };
  // Without the header, Koa takes any for asked.
  const wanted = ctx.get("Accept-Language") && ctx.acceptsLanguages(...languages);
  return { language: languages.find((language) => language === wanted) ?? languages[0], isStated: false };
}

/** Sends an app's page with the head of its address. */
async function sendPage(ctx: ApiContext, app: WebApp, template: PageTemplate, path: string) {
  // Not by Koa's `URL`, which is empty where somebody names a host that is none.
  const query = new URLSearchParams(ctx.querystring);
  const asked = askedLanguage(ctx, app, query);
  const { answer, about } = await readyPage({ app, template, asked }, path, query);
  await sendReady(ctx, answer, {
    type: "text/html; charset=utf-8",
    varies: asked.isStated ? "" : "Accept-Language",
    ...about,
  });
}

/**
 * Serves the built web apps from `dist`: files, else the app's page for addresses that the app itself knows. Of an app
 * that is being built, a page that waits for it.
 */
export function webapps(
  dist: string,
  isMaking: (app: WebAppName) => boolean = () => false,
): Middleware<ApiState> {
  const templateOf = templateReader();
  return async (ctx, next) => {
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    if (!isRead) return next();
    const written = ctx.path.toLowerCase();
    if (unpaged.some((prefix) => lies(written, prefix))) return next();

    const app = apps.find(({ prefix }) => prefix === "" || lies(ctx.path, prefix));
    if (!app) return next();
    const path = ctx.path.slice(app.prefix.length);
    const root = join(dist, app.folder);
    const isAsset = lies(path, "/assets");
    const isPage = path === "" || path === "/" || (!isAsset && isNavigation(ctx, path));
    if (isPage && isMaking(app.folder)) return sendWaitingPage(ctx, app.folder);
    // The page as it was built, which a service worker keeps: of no address, and none to be found by search.
    const isShell = path === SHELL;
    if (isShell) ctx.set("X-Robots-Tag", "noindex");
    const template = isPage || isShell ? await templateOf(join(root, SHELL)) : undefined;
    if (template) {
      allowScripts(ctx, template.hashes);
      if (template.links.length > 0) ctx.set("Link", template.links.join(", "));
    }
    if (template && app.isPublic && !isShell) await sendPage(ctx, app.folder, template, path);
    else await sendFile(ctx, root, isPage ? SHELL : path, isAsset);
    return undefined;
  };
}
