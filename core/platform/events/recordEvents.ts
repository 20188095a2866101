import type { AnalyticsEvent } from "#contract/events.ts";
import { appOpens, events, searches } from "./buffers.ts";

/** Records what happened in an app; it reaches the database within a second or so. */
export function recordEvents(userId: number | undefined, happened: readonly AnalyticsEvent[]): void {
  const created_at = new Date().toISOString();
  for (const { name, app, properties } of happened) {
    events.add({ user_id: userId ?? null, created_at, name, app, properties });
  }
}

interface AppOpen {
  deeplink?: string | undefined;
  data?: string | undefined;
  app?: string | undefined;
}

/** Records that an app was opened; opens before sign-in count too. */
export function recordAppOpen(
  userId: number | undefined,
  { deeplink, data, app = "classifieds" }: AppOpen,
): void {
  appOpens.add({
    user_id: userId ?? null,
    created_at: new Date().toISOString(),
    app,
    deeplink: deeplink ?? null,
    data: data ?? null,
  });
}

/** Records what somebody searched for. */
export function recordSearch(userId: number | undefined, query: string): void {
  searches.add({ user_id: userId ?? null, created_at: new Date().toISOString(), query });
}
