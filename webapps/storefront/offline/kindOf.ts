import { routes } from "../routes.ts";

/** First parts of the addresses that are pages of the shop; the home's is empty. */
const PAGES = Object.values(routes).flatMap(({ path }) => path.split("/")[1] ?? []);

/** Addresses that people open on the same origin and that aren't the shop's, as patterns of the browser's. */
export const OTHERS: readonly string[] = [
  "/webApp*",
  "/report*",
  "/api/*",
  "/images/*",
  "/og/*",
  "/__tg/*",
  "/sitemap*",
  "/robots.txt",
  "/healthz",
  "/readyz",
  "/metrics",
];

const ASSET = /^\/assets\/[\w.-]+$/;

/**
 * Returns the worker's way with a request. A page of the shop and its hashed files are answered; all else passes by as
 * if there were no worker. The worker names what it touches, so that everything else on the origin is left alone: the
 * other apps, the API, photos.
 */
export function kindOf(
  { url, method, mode, headers }: Pick<Request, "url" | "method" | "mode" | "headers">,
  origin: string,
): "page" | "asset" | undefined {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin || headers.has("authorization")) return undefined;
  const { pathname, search } = address;
  // With a query it is asked for past every cache, after it has failed.
  if (ASSET.test(pathname)) return search === "" && !headers.has("range") ? "asset" : undefined;
  if (mode !== "navigate" || pathname.includes(".")) return undefined;
  return PAGES.includes(pathname.split("/")[1] ?? "") ? "page" : undefined;
}
