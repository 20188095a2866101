import type { AnalyticsEvent, recordEvents } from "#contract/events.ts";
import { EVENTS_BATCH_MAX } from "#contract/limits.ts";
import { call } from "./call.ts";

type App = AnalyticsEvent["app"];
type Properties = AnalyticsEvent["properties"];

const FLUSH_AFTER_MS = 5000;
const PATH: (typeof recordEvents)["path"] = "/api/events";

let app: App = "classifieds";
let waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function takeBatch(): AnalyticsEvent[] {
  clearTimeout(timer);
  timer = undefined;
  const batch = waiting.slice(0, EVENTS_BATCH_MAX);
  waiting = waiting.slice(EVENTS_BATCH_MAX);
  return batch;
}

function flush() {
  const events = takeBatch();
  if (events.length === 0) return;
  // An event that can't be sent is lost: it must never disturb what the person is doing.
  call<typeof recordEvents>("post", PATH, { events }).catch(() => undefined);
}

function flushOnLeave() {
  if (document.visibilityState !== "hidden") return;
  const events = takeBatch();
  if (events.length === 0) return;
  navigator.sendBeacon?.(PATH, new Blob([JSON.stringify({ events })], { type: "application/json" }));
}

/** Names the app that events come from and sends what is left when the page is hidden. */
export function startTracking(name: App) {
  app = name;
  document.addEventListener("visibilitychange", flushOnLeave);
}

/** Notes what a person did; sent in batches, at the latest after 5 seconds or when the page is left. */
export function track(name: string, properties: Properties = {}) {
  waiting.push({ name, app, properties });
  if (waiting.length >= EVENTS_BATCH_MAX) flush();
  else timer ??= setTimeout(flush, FLUSH_AFTER_MS);
}
