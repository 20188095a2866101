import type { AnalyticsEvent, recordAppOpen } from "#contract/events.ts";
import { tab } from "#webapps/shared/storage/storage.ts";
import { getTelegram } from "../telegram/telegram.ts";
import { call } from "./call.ts";
import { splitStartParam } from "./startParam.ts";

type App = AnalyticsEvent["app"];

const PATH: (typeof recordAppOpen)["path"] = "/api/user/app-opens";
const KEY = "bozor-told-open";

/**
 * In the messenger, whether this launch of the app was told before; elsewhere, whether the page was only loaded again.
 */
function isRepeated(app: App): boolean {
  const { rawInitData } = getTelegram();
  const launch = new URLSearchParams(rawInitData).get("hash");
  if (launch !== null) {
    const name = `${app} ${launch}`;
    if (tab.get(KEY) === name) return true;
    // Where storage is closed the browser knows, too.
    if (tab.set(KEY, name)) return false;
  }
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}

/**
 * Notes that an app was opened, and by what kind of link (`{type}_{value}`, "" for none). The server is told when the
 * function that comes back is called, or when the page is left before, which may be before anybody is signed in.
 */
export function recordOpen(app: App, startParam: string): () => void {
  if (isRepeated(app)) return () => undefined;
  const link = splitStartParam(startParam);
  const input = link ? { deeplink: link.type, data: link.value, app } : { app };
  let isTold = false;
  function tell(send: () => unknown) {
    if (isTold) return;
    isTold = true;
    document.removeEventListener("visibilitychange", tellOnLeave);
    send();
  }
  function tellOnLeave() {
    if (document.visibilityState !== "hidden") return;
    const body = new Blob([JSON.stringify(input)], { type: "application/json" });
    tell(() => navigator.sendBeacon?.(PATH, body));
  }
  document.addEventListener("visibilitychange", tellOnLeave);
  return () => tell(() => call<typeof recordAppOpen>("post", PATH, input).catch(() => undefined));
}
