import type { Platform } from "../shapes/miniapp.ts";
import { clients } from "./clients.ts";

export const RELAY_PATH = "/__tg/relay";

const platformsWhere = (name: "refusesStorage" | "ignoresOwnFrameCalls") =>
  (Object.keys(clients) as Platform[]).filter((platform) => clients[platform][name]);

/**
 * The page between the host and the app. The app believes its parent is web.telegram.org and posts only there;
 * being of the app's own origin, this page can put its own function in the way and pass everything on.
 * Whatever follows `/__tg/relay` in the address is the app's own path.
 */
export const RELAY_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Relay of the local messenger</title>
<style>html,body{margin:0;height:100%;overflow:hidden;background:transparent}iframe{display:block;width:100%;height:100%;border:0}</style>
<body><script>
window.postMessage = (message) => parent.postMessage(message, "*");
addEventListener("message", (event) => {
  if (event.source === parent) document.querySelector("iframe").contentWindow.postMessage(event.data, "*");
});
</script>
<iframe title="Mini-app" allow="camera; microphone; geolocation; clipboard-write"></iframe>
<script>
const path = location.pathname.slice(${RELAY_PATH.length}) || "/";
document.querySelector("iframe").src = path + location.search + location.hash;
</script></body></html>`;

/** Stands first in every page of an app, and does to its window what the client of the platform does. */
export const CLIENT_SCRIPT_PATH = "/__tg/client.js";
export const CLIENT_SCRIPT = `if (parent !== window) {
  const platform = new URLSearchParams(parent.location.hash.replace(/^.*[#?]/, "")).get("tgWebAppPlatform");
  const tell = (eventType, eventData) => parent.postMessage(JSON.stringify({ eventType, eventData }), "*");
  const isCall = (url) => /^(?:tel|mailto|sms):/i.test(String(url ?? ""));
  const ignoresCalls = ${JSON.stringify(platformsWhere("ignoresOwnFrameCalls"))}.includes(platform);

  if (${JSON.stringify(platformsWhere("refusesStorage"))}.includes(platform)) {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
    Object.defineProperty(Document.prototype, "cookie", { configurable: true, get: refuse, set: refuse });
    const refuseLater = async () => refuse();
    for (const name of ["request", "query"]) LockManager.prototype[name] = refuseLater;
    for (const name of ["register", "getRegistration", "getRegistrations"])
      ServiceWorkerContainer.prototype[name] = refuseLater;
  }

  const openWindow = window.open.bind(window);
  window.open = (url, ...more) => (isCall(url) ? (tell("relay_called", { url }), null) : openWindow(url, ...more));
  const follow = (link) =>
    tell(ignoresCalls && link.target !== "_blank" ? "relay_ignored" : "relay_called", { url: link.getAttribute("href") });
  const click = HTMLElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (isCall(this.href) && !this.isConnected) follow(this);
    else click.call(this);
  };
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!isCall(link?.href)) return;
    event.preventDefault();
    follow(link);
  });
  for (const name of ["pointerup", "keydown"]) addEventListener(name, () => tell("relay_tapped"), true);
}`;
