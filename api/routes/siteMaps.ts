import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import Router from "@koa/router";
import { config } from "#config";
import { appLanguages } from "#contract/languages.ts";
import {
  countSitemapParts,
  readSitemapCategories,
  readSitemapPart,
  readSitemapSections,
  type SitemapKind,
} from "#core/desk/siteMaps/sitemapRows.ts";
import { keepFile } from "#core/platform/cache/keepFile.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { absolute, inLanguage, type WebApp } from "../heads/addresses.ts";
import { ownClassifieds } from "../heads/pages.ts";
import { escapeHtml } from "../heads/writeHead.ts";
import type { ApiContext, ApiState } from "../serve/state.ts";

const HOUR_MS = 60 * 60 * 1000;
const folder = join(config.DATA_DIR, "sitemaps");

/** Pages that search engines must not list: those for machines, for admins, or for one person alone. */
const machines = ["/api/", "/report", "/cart", "/purchase/", "/preview/"];
const own = ["/r/", "/invite/", "/groupPurchase/", "/orders", "/referral", "/success"];
const closed = [
  ...machines,
  ...ownClassifieds.map((path) => `/webApp/${path}`),
  "/webApp/editProduct/",
  "/webApp/promote/",
];

/** They show a link that somebody sent, and some of them only what a robot may read. */
const messengers = [
  "Twitterbot",
  "facebookexternalhit",
  "WhatsApp",
  "TelegramBot",
  "LinkedInBot",
  "Slackbot",
];

const disallow = (paths: readonly string[]) => paths.map((path) => `Disallow: ${path}`);

function robots(): string {
  return [
    ...messengers.map((name) => `User-agent: ${name}`),
    ...disallow(closed),
    "",
    "User-agent: *",
    ...disallow([...closed, ...own]),
    "",
    `Sitemap: ${absolute("/sitemap.xml")}`,
    "",
  ].join("\n");
}

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const OPEN = `${HEADER}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const CLOSE = "</urlset>\n";

/** A page with its other languages. */
function page(app: WebApp, path: string, changedAt?: string): string {
  const languages = appLanguages[app].map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(inLanguage(path, language))}"/>`,
  );
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : "";
  return `<url><loc>${escapeHtml(absolute(path))}</loc>${changed}${languages.join("")}</url>\n`;
}

async function* writeIndex() {
  const kinds: SitemapKind[] = ["products", "listings"];
  const parts = await Promise.all(kinds.map(countSitemapParts));
  const names = kinds.flatMap((kind, at) =>
    Array.from({ length: parts[at] ?? 0 }, (_, part) => `${kind}-${part + 1}`),
  );
  yield `${HEADER}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const name of ["pages", ...names]) {
    yield `<sitemap><loc>${escapeHtml(absolute(`/sitemap/${name}.xml`))}</loc></sitemap>\n`;
  }
  yield "</sitemapindex>\n";
}

async function* writePages() {
  const [sections, categories] = await Promise.all([readSitemapSections(), readSitemapCategories()]);
  yield OPEN;
  for (const path of ["/", "/allProducts", "/about", "/tos"]) yield page("storefront", path);
  for (const link of sections) yield page("storefront", `/category/${link}`);
  yield page("classifieds", "/webApp");
  for (const id of categories) yield page("classifieds", `/webApp/search?categoryId=${id}`);
  yield CLOSE;
}

const prefixes = {
  products: ["storefront", "/product/"],
  listings: ["classifieds", "/webApp/product/"],
} as const;

async function* writePart(kind: SitemapKind, part: number) {
  const [app, prefix] = prefixes[kind];
  yield OPEN;
  for await (const rows of readSitemapPart(kind, part)) {
    yield rows.map(({ link, changedAt }) => page(app, prefix + link, changedAt)).join("");
  }
  yield CLOSE;
}

const fileOf = (name: string) => join(folder, `${name}.xml.gz`);

async function sendFile(ctx: ApiContext, name: string, content: () => AsyncIterable<string>) {
  const file = fileOf(name);
  await keepFile(file, HOUR_MS, content);
  ctx.set("Cache-Control", "public, max-age=3600");
  ctx.vary("Accept-Encoding");
  ctx.type = "application/xml";
  // It is compressed already.
  ctx.compress = false;
  const packed = createReadStream(file);
  if (ctx.acceptsEncodings("gzip", "identity") === "gzip") {
    ctx.set("Content-Encoding", "gzip");
    ctx.body = packed;
  } else ctx.body = packed.pipe(createGunzip());
}

const PART = /^(products|listings)-([1-9]\d{0,4})$/;

/** `robots.txt`, and the list of all pages for search engines: an index of parts, each kept for an hour. */
export const siteMaps = new Router<ApiState>({ sensitive: true });

siteMaps.get("/robots.txt", (ctx) => {
  ctx.set("Cache-Control", "public, max-age=3600");
  ctx.body = robots();
});

siteMaps.get("/sitemap.xml", (ctx) => sendFile(ctx, "index", writeIndex));

siteMaps.get("/sitemap/:name.xml", async (ctx) => {
  const { name = "" } = ctx.params;
  if (name === "pages") return sendFile(ctx, name, writePages);
  const [, kind, number] = PART.exec(name) ?? [];
  const part = Number(number);
  // A part that was made once is served again, even while the parts can't be counted.
  const isThere =
    kind !== undefined &&
    (existsSync(fileOf(name)) || part <= (await countSitemapParts(kind as SitemapKind)));
  if (!isThere) throw new RuleError("not_found", "No such part of the sitemap");
  return sendFile(ctx, name, () => writePart(kind as SitemapKind, part));
});
