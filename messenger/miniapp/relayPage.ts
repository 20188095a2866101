import type { Platform } from "../shapes/miniapp.ts";
import { clients } from "./clients.ts";

export const RELAY_PATH = "/__tg/relay";

const platformsWhere = (name: "refusesStorage" | "ignoresOwnFrameCalls") =>
  (Object.keys(clients) as Platform[]).filter((platform) => clients[platform][name]);

/**
 * The page between the host and the app. The app believes its parent is web.telegram.org and posts only there;
 * being of the app's own origin, this page can put its own function in the way and pass everything on.
 * Whatever follows `/__tg/relay` in the address is the app's own path.
 *
 * What a client does to the app's window is done here as well, on the frame's first, empty document: its window is the one
 * that the app gets (HTML, "initialise the Document object", keeps the window of an initial about:blank of one origin).
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
const platform = new URLSearchParams(location.hash.replace(/^.*[#?]/, "")).get("tgWebAppPlatform");
const frame = document.querySelector("iframe");
const tell = (eventType, eventData) => parent.postMessage(JSON.stringify({ eventType, eventData }), "*");
const isCall = (url) => /^tel:/i.test(url ?? "");
const ignoresCalls = ${JSON.stringify(platformsWhere("ignoresOwnFrameCalls"))}.includes(platform);

function refuseStorage(app) {
  const refuse = { configurable: true, get() { throw new app.DOMException("Access is denied for this document.", "SecurityError"); } };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) Object.defineProperty(app, name, refuse);
}
function hearCalls(app) {
  const openWindow = app.open.bind(app);
  app.open = (url, ...more) => (isCall(url) ? (tell("relay_called", { url }), null) : openWindow(url, ...more));
  const click = app.HTMLElement.prototype.click;
  app.HTMLAnchorElement.prototype.click = function () {
    if (isCall(this.href) && !this.isConnected) follow(this);
    else click.call(this);
  };
}
function follow(link) {
  tell(ignoresCalls && link.target !== "_blank" ? "relay_ignored" : "relay_called", { url: link.getAttribute("href") });
}
frame.addEventListener("load", () => {
  const app = frame.contentWindow;
  for (const name of ["pointerup", "keydown"]) app.addEventListener(name, () => tell("relay_tapped"), true);
  app.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!isCall(link?.href)) return;
    event.preventDefault();
    follow(link);
  });
});
if (${JSON.stringify(platformsWhere("refusesStorage"))}.includes(platform)) refuseStorage(frame.contentWindow);
hearCalls(frame.contentWindow);
const path = location.pathname.slice(${RELAY_PATH.length}) || "/";
frame.src = path + location.search + location.hash;
</script></body></html>`;
