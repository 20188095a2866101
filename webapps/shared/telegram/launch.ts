import type { ThemeParams } from "./palette.ts";

/** What the messenger opened the page with. */
export interface Launch {
  platform: string;
  /** Signed, for signing in. */
  rawInitData: string;
  user: { id: number; first_name: string; language_code?: string } | undefined;
  theme: ThemeParams;
}

/** Where the SDK keeps it too, for a reload. */
const KEPT_KEY = "tapps/launchParams";

const paramsOf = (address: string) =>
  new URLSearchParams(address.replace(/^[^?#]*[?#]/, "").replace(/[?#]/g, "&"));
const isLaunch = (params: URLSearchParams) => params.has("tgWebAppPlatform");

/** From the address; else from that of the navigation, as the app has moved on; else, after a reload, as it was kept. */
function findParams(): URLSearchParams | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const found = [location.href, navigation?.name ?? ""].map(paramsOf).find(isLaunch);
  if (found) sessionStorage.setItem(KEPT_KEY, JSON.stringify(found.toString()));
  const kept = new URLSearchParams(JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? '""'));
  return isLaunch(kept) ? kept : undefined;
}

/**
 * Reads what the messenger put into the address, without its SDK: that comes when the page is there.
 * @throws when there is something else in its place, or storage is closed
 */
export function readLaunch(): Launch | undefined {
  const params = findParams();
  if (!params) return undefined;
  const rawInitData = params.get("tgWebAppData") ?? "";
  return {
    platform: params.get("tgWebAppPlatform") ?? "",
    rawInitData,
    user: JSON.parse(new URLSearchParams(rawInitData).get("user") ?? "null") ?? undefined,
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
  name: "web_app_ready" | "web_app_expand" | "web_app_setup_back_button",
  data?: Record<string, unknown>,
) {
  const event = JSON.stringify({ eventType: name, eventData: data });
  if (isFrame()) window.parent.postMessage(event, "https://web.telegram.org");
  else if (host().TelegramWebviewProxy?.postEvent)
    host().TelegramWebviewProxy?.postEvent?.(name, JSON.stringify(data));
  else host().external?.notify?.(event);
}
