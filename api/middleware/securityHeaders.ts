import type { Next } from "koa";
import koaHelmet from "koa-helmet";
import { config } from "#config";
import type { ApiContext } from "../serve/state.ts";

const isHttps = config.PUBLIC_URL.startsWith("https:");

/** Origin of the map tiles; `{s}` stands for any of their servers. */
const tiles = /^https?:\/\/[^/]+/.exec(config.TILE_URL.replace("{s}", "*"))?.[0];

/** Where photos are, when they aren't with us. */
const photos = config.S3_PUBLIC_URL && new URL(config.S3_PUBLIC_URL).origin;

/** Where the advertiser's pixel, a picture, is told of page views. */
const pixel = config.AD_PIXEL_ID && "https://www.facebook.com";

/** Hosts that may show the apps in a frame: Telegram on the web, and the local messenger where it stands in. */
const hosts = [
  "https://web.telegram.org",
  ...(config.isLocal ? ["'self'", "http://localhost:*", "http://127.0.0.1:*"] : []),
];

const helmet = koaHelmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: hosts,
      imgSrc: [
        "'self'",
        "data:",
        "blob:",
        "https://t.me",
        ...[tiles, photos, pixel].filter((origin) => origin !== undefined),
      ],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      connectSrc: ["'self'"],
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  // It would forbid the frame of Telegram on the web, which frame-ancestors allows.
  xFrameOptions: false,
  crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
  // Tile servers want to know which site asks.
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
});

/** Headers that browsers obey in pages only. */
const ofPages = [
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Referrer-Policy",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
];

const POLICY = "Content-Security-Policy";

/** Helmet sets the same headers on each answer, so they are read from it once. */
const ofPage = new Map<string, string>();
const anyAnswer = {
  setHeader: (name: string, value: string) => ofPage.set(name, value),
  removeHeader: (name: string) => ofPage.delete(name),
};
await helmet({ req: {}, res: anyAnswer } as never, async () => {});

const ofData = new Map([...ofPage].filter(([name]) => !ofPages.includes(name)));
ofData.set(POLICY, "default-src 'self'");

const PAGE = /^(text\/html|image\/svg\+xml)/;

function isPage(ctx: ApiContext): boolean {
  const type = ctx.res.getHeader("Content-Type");
  // Headers of a 304 replace those of the page that the browser has kept.
  return typeof type === "string" ? PAGE.test(type) : ctx.status === 304;
}

/**
 * Headers that browsers obey, as Telegram on the web, photos and map tiles allow. Code, data and photos, dozens for
 * one page, carry only those that mean something for them: of a poor link the rest would take a quarter of a second.
 */
export async function securityHeaders(ctx: ApiContext, next: Next): Promise<void> {
  const { res, state } = ctx;
  for (const [name, value] of ofData) res.setHeader(name, value);
  await next();
  if (!isPage(ctx)) return;
  for (const [name, value] of ofPage) res.setHeader(name, value);
  if (state.pagePolicy) res.setHeader(POLICY, state.pagePolicy);
}

/** Lets a page run the scripts written into it, and none but those: by their hashes (`'sha256-…'`). */
export function allowScripts({ state }: Pick<ApiContext, "state">, hashes: readonly string[]) {
  if (hashes.length === 0) return;
  const policy = ofPage.get(POLICY) ?? "";
  state.pagePolicy = policy.replace("script-src 'self'", `script-src 'self' ${hashes.join(" ")}`);
}
