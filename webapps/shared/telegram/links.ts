import { tellHost } from "./launch.ts";
import { clientVersion, getTelegram } from "./telegram.ts";

/** Opens a window as a page does; false where the browser keeps it closed. */
function openHere(url: string): boolean {
  const opened = window.open(url, "_blank");
  if (!opened) return false;
  opened.opener = null;
  return true;
}

/** Has the client open something; false outside of one. Without its SDK, which is lost where storage is closed. */
function openBy(name: "web_app_open_link" | "web_app_open_tg_link", data: Record<string, unknown>): boolean {
  if (!getTelegram().isTelegram) return false;
  tellHost(name, data);
  return true;
}

/** Opens any http(s) address outside the app: clients drop others. Telegram honours it only shortly after a tap. */
export function openLink(url: string) {
  void tryLink(url);
}

/** Opens a `https://t.me/…` address in the messenger. */
export function openTelegramLink(url: string) {
  void tryTelegramLink(url);
}

/** All clients but that of macOS drop other schemes without a word, and Desktop closes the app over them. */
const isDropped = (url: string) =>
  getTelegram().isTelegram && getTelegram().platform !== "macos" && !/^https?:/i.test(url);

/** The same two for who wants to know whether something opened. */
export async function tryLink(url: string): Promise<boolean> {
  if (isDropped(url)) return false;
  return openBy("web_app_open_link", { url }) || openHere(url);
}
export async function tryTelegramLink(url: string): Promise<boolean> {
  const { pathname, search } = new URL(url);
  const isKnown = clientVersion() !== "6.0";
  return (isKnown && openBy("web_app_open_tg_link", { path_full: pathname + search })) || openHere(url);
}

/**
 * The window that a number is called from, or a letter written. In the messenger a new one: iOS follows no `tel:` or
 * `mailto:` in the app's own frame, but its client opens what a new one asks for. In a browser a new one would stay
 * behind, empty.
 */
const callWindow = () => (getTelegram().isTelegram ? "_blank" : "_self");

/** Calls a number. Some devices do nothing all the same, so the number must stand beside it. */
export function dial(phone: string) {
  window.open(`tel:${phone}`, callWindow());
}

/** For a link to another program: `tel:`, `mailto:`. Some devices do nothing all the same, so what it leads to must be read. */
export const outerLink = (href: string) => ({ href, target: callWindow(), rel: "noreferrer" });
