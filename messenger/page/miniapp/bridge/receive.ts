import { toast } from "../../stores/useWorld.ts";
import { getApp, noteTap } from "../useMiniApp.ts";
import { dataMethods } from "./dataMethods.ts";
import { deviceMethods } from "./deviceMethods.ts";
import { dialogMethods } from "./dialogMethods.ts";
import { layoutMethods } from "./layoutMethods.ts";
import { linkMethods } from "./linkMethods.ts";
import { locationMethods } from "./locationMethods.ts";
import { addLine } from "./log.ts";
import { type Methods, text } from "./method.ts";

const methods: Methods = {
  ...layoutMethods,
  ...dialogMethods,
  ...linkMethods,
  ...dataMethods,
  ...deviceMethods,
  ...locationMethods,
};

/** Events of the app that the relay page sees, and that a client would see, too. */
const told: Record<string, (data: Record<string, unknown>) => void> = {
  relay_tapped: noteTap,
  relay_called: ({ url }) => {
    addLine("from app", "call", { url });
    const [, scheme, to] = /^(\w+):(.*)/.exec(text(url)) ?? [];
    toast(scheme === "tel" ? `The phone would call ${to}` : `The device would write to ${to}`);
  },
  relay_ignored: ({ url }) =>
    addLine("from app", "call", { url }, "This client follows no such link in the app's own frame"),
};

function isOlder(version: string, needed: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

function parse(message: unknown): { eventType: string; data: Record<string, unknown> } | null {
  if (typeof message !== "string") return null;
  try {
    const { eventType, eventData } = JSON.parse(message) as { eventType?: unknown; eventData?: unknown };
    if (typeof eventType !== "string") return null;
    // The oldest way of the protocol sends the data as JSON text once more.
    const data: unknown = typeof eventData === "string" ? JSON.parse(eventData || "{}") : eventData;
    return { eventType, data: typeof data === "object" && data ? (data as Record<string, unknown>) : {} };
  } catch {
    return null;
  }
}

/** Takes one message of the app. What this stand-in does not know is shown, never swallowed. */
export function receive(message: unknown) {
  const parsed = parse(message);
  if (!parsed) return addLine("from app", "unreadable", message, "Not {eventType, eventData} as JSON");
  const { eventType, data } = parsed;
  const method = methods[eventType];
  const { launch } = getApp();
  if (eventType in told) return told[eventType]?.(data);
  if (!method) return addLine("from app", eventType, data, "Unknown to the stand-in");
  if (method.since && launch && isOlder(launch.version, method.since)) {
    return addLine("from app", eventType, data, `Needs ${method.since}, this client is ${launch.version}`);
  }
  addLine("from app", eventType, data);
  method.run(data);
}
