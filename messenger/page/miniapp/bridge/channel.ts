import { addLine } from "./log.ts";

let frame: Window | null = null;

/** The frame events go to. */
export function setFrame(target: Window | null): void {
  frame = target;
}

export const isFromFrame = (source: MessageEventSource | null) => frame !== null && source === frame;

/** Sends an event to the app, the way web clients do: JSON text of `{eventType, eventData}`. */
export function send(eventType: string, eventData?: unknown): void {
  addLine("to app", eventType, eventData);
  frame?.postMessage(JSON.stringify({ eventType, eventData }), "*");
}
