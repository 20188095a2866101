import ky, { TimeoutError } from "ky";
import { ApiError } from "./ApiError.ts";
import { hearServerClock } from "./serverClock.ts";

const TIMEOUT_MS = 15_000;

const http = ky.create({ retry: 0, timeout: TIMEOUT_MS, throwHttpErrors: false });

/**
 * Sends one request. Any answer comes back; no answer is an ApiError `offline`, of which the window hears as
 * `unanswered`, or `timeout`.
 */
export async function send(request: Request): Promise<Response> {
  const askedAt = Date.now();
  const isUnsent = !navigator.onLine;
  try {
    const response = await http(request);
    hearServerClock(response.headers.get("date"), askedAt);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    if (error instanceof TimeoutError) throw new ApiError("timeout");
    window.dispatchEvent(new Event("unanswered"));
    throw new ApiError("offline", 0, { isUnsent });
  }
}
