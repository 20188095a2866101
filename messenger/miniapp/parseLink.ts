import type { AppName } from "../shapes/miniapp.ts";

/** The meaning of a tapped link to a Telegram client. */
export type LinkTarget =
  | { kind: "start"; payload: string }
  | { kind: "bot" }
  | { kind: "app"; app: AppName; startapp: string }
  | { kind: "unknown app"; name: string }
  | { kind: "share"; text: string }
  | { kind: "user"; username: string }
  | { kind: "phone"; number: string }
  | { kind: "invoice"; slug: string }
  | { kind: "web"; url: string }
  | { kind: "nothing"; reason: string };

const APPS: readonly AppName[] = ["market", "shop", "reports"];
const TELEGRAM_HOSTS = new Set(["t.me", "www.t.me", "telegram.me", "telegram.dog"]);

const shareTarget = (query: URLSearchParams): LinkTarget => {
  const lines = [query.get("url"), query.get("text")].map((part) => part?.trim()).filter(Boolean);
  return lines.length > 0
    ? { kind: "share", text: lines.join("\n") }
    : { kind: "nothing", reason: "A share link without url" };
};

function namedTarget(name: string, appName: string, query: URLSearchParams, bot: string): LinkTarget {
  if (name.toLowerCase() !== bot.toLowerCase()) return { kind: "user", username: name };
  const startapp = query.get("startapp") ?? "";
  if (appName) {
    const app = APPS.find((known) => known === appName.toLowerCase());
    return app ? { kind: "app", app, startapp } : { kind: "unknown app", name: appName };
  }
  // The bot's main mini-app is the market.
  if (query.has("startapp")) return { kind: "app", app: "market", startapp };
  return query.has("start") ? { kind: "start", payload: query.get("start") ?? "" } : { kind: "bot" };
}

function parseTelegramPath(path: string, query: URLSearchParams, bot: string): LinkTarget {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { kind: "nothing", reason: `Not a link: ${path}` };
  }
  const [first = "", second = ""] = parts;
  if (first.startsWith("$")) return { kind: "invoice", slug: first.slice(1) };
  if (first === "invoice" && second) return { kind: "invoice", slug: second };
  if ((first === "share" && second === "url") || first === "msg_url") return shareTarget(query);
  if (first === "share") {
    return { kind: "nothing", reason: "@share not found: the working form is t.me/share/url?url=…" };
  }
  if (/^\+\d+$/.test(first)) return { kind: "phone", number: first };
  if (first === "") return { kind: "web", url: "https://telegram.org/" };
  return namedTarget(first, second, query, bot);
}

function parseTgScheme(url: URL, bot: string): LinkTarget {
  const action = url.hostname || url.pathname.replace(/^\/*/, "");
  const query = url.searchParams;
  if (action === "resolve") {
    const phone = query.get("phone");
    if (phone) return { kind: "phone", number: phone };
    return namedTarget(query.get("domain") ?? "", query.get("appname") ?? "", query, bot);
  }
  if (action === "msg_url" || action === "share") return shareTarget(query);
  if (action === "invoice") return { kind: "invoice", slug: query.get("slug") ?? "" };
  return { kind: "nothing", reason: `The stand-in does not know tg://${action}` };
}

/** Reads t.me, telegram.me and tg: links; everything else is a page of the web. */
export function parseLink(address: string, botUsername: string): LinkTarget {
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(withScheme)) return { kind: "nothing", reason: `Not a link: ${address}` };
  const url = new URL(withScheme);
  if (url.protocol === "tg:") return parseTgScheme(url, botUsername);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return { kind: "nothing", reason: `Links of the form ${url.protocol} are not opened` };
  }
  if (!TELEGRAM_HOSTS.has(url.hostname)) return { kind: "web", url: url.href };
  return parseTelegramPath(url.pathname, url.searchParams, botUsername);
}
