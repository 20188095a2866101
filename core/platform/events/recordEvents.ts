import type { AnalyticsEvent } from "#contract/events.ts";
import { events } from "./buffers.ts";

/** Records what happened in an app; it reaches the database within a second or so. */
export function recordEvents(userId: number | undefined, happened: readonly AnalyticsEvent[]): void {
  const created_at = new Date().toISOString();
  for (const { name, app, properties } of happened) {
    events.add({ user_id: userId ?? null, created_at, name, app, properties });
  }
}
