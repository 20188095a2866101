import type { AnalyticsEvent, recordAppOpen } from "#contract/events.ts";
import { call } from "./call.ts";
import { splitStartParam } from "./startParam.ts";

/** Tells the server that an app was opened, and by what kind of link. */
export function recordOpen(app: AnalyticsEvent["app"], startParam: string) {
  const link = splitStartParam(startParam);
  const input = link ? { deeplink: link.type, data: link.value, app } : { app };
  call<typeof recordAppOpen>("post", "/api/user/app-opens", input).catch(() => undefined);
}
