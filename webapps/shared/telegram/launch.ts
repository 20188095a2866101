import { tab } from "../storage/storage.ts";
import type { ThemeParams } from "./palette.ts";

/** The data with which the messenger opened the page. */
interface Launch {
  platform: string;
  /** The version of the messenger's protocol, such as `9.1`. */
  version: string;
  /** Signed, for signing in; "" where the messenger names nobody. */
  rawInitData: string;
  user: { id: number; first_name: string; language_code?: string } | undefined;
  theme: ThemeParams;
}

/** Where the SDK keeps it too, for a reload. */
const KEPT_KEY = "tapps/launchParams";

const paramsOf = (address: string) =>
  new URLSearchParams(address.replace(/^[^?#]*[?#]/, "").replace(/[?#]/g, "&"));
const isLaunch = (params: URLSearchParams) => params.has("tgWebAppPlatform") || params.has("tgWebAppData");

/** From the address; else from that of the navigation, as the app has moved on; else, after a reload, as it was kept. */
function findParams(): URLSearchParams | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const found = [location.href, navigation?.name ?? ""].map(paramsOf).find(isLaunch);
  if (found) {
    // Launched from inline mode or a keyboard the data may be there and empty, which the SDK's parser throws on.
    if (!found.get("tgWebAppData")) found.delete("tgWebAppData");
    tab.set(KEPT_KEY, JSON.stringify(found.toString()));
    return found;
  }
  const kept = new URLSearchParams(String(readJson(tab.get(KEPT_KEY)) ?? ""));
  return isLaunch(kept) ? kept : undefined;
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

function readUser(rawInitData: string): Launch["user"] {
  const user = readJson(new URLSearchParams(rawInitData).get("user")) as Launch["user"] | null;
  return typeof user?.id === "number" ? user : undefined;
}

let known: { launch: Launch | undefined } | undefined;

/**
 * The person who launched the app; without an id where the messenger names nobody, as from inline mode or a keyboard's button, and
 * undefined where no messenger did. Nothing that is somebody's may be used before this is known.
 */
export function launchedBy(): { userId: number | undefined } | undefined {
  try {
    known ??= { launch: readLaunch() };
  } catch {
    // Launched, by whom can't be told.
    return { userId: undefined };
  }
  return known.launch && { userId: known.launch.user?.id };
}

/**
 * Reads what the messenger put into the address, without its SDK: that comes when the page is there.
 * @throws when the theme is broken
 */
export function readLaunch(): Launch | undefined {
  const launch = launchOf(findParams());
  known = { launch };
  return launch;
}

function launchOf(params: URLSearchParams | undefined): Launch | undefined {
  if (!params) return undefined;
  const rawInitData = params.get("tgWebAppData") ?? "";
  return {
    platform: params.get("tgWebAppPlatform") ?? "",
    version: params.get("tgWebAppVersion") ?? "",
    rawInitData,
    user: readUser(rawInitData),
    theme: JSON.parse(params.get("tgWebAppThemeParams") ?? "{}"),
  };
}

interface Host {
  TelegramWebviewProxy?: { postEvent?: (name: string, data?: string) => void };
  external?: { notify?: (event: string) => void };
}
const host = () => window as unknown as Host;

/** Whether the page stands in another one: Telegram's web clients open it so. */
export const isFrame = () => {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
};

/** Whether there is a messenger around the page to talk to. */
export const hasHost = () =>
  isFrame() ||
  typeof host().TelegramWebviewProxy?.postEvent === "function" ||
  typeof host().external?.notify === "function";

/** Tells the messenger what can't wait for its SDK. */
export function tellHost(
  name:
    | "web_app_ready"
    | "web_app_expand"
    | "web_app_setup_back_button"
    | "web_app_open_link"
    | "web_app_open_tg_link",
  data?: Record<string, unknown>,
) {
  const event = JSON.stringify({ eventType: name, eventData: data });
  if (isFrame()) window.parent.postMessage(event, "https://web.telegram.org");
  else if (host().TelegramWebviewProxy?.postEvent)
    host().TelegramWebviewProxy?.postEvent?.(name, JSON.stringify(data));
  else host().external?.notify?.(event);
}
