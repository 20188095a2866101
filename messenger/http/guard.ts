import type { IncomingMessage } from "node:http";
import { HttpError } from "./router.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets in only this machine's own pages and tools: the caller is on loopback, calls us by a local name (so no
 * foreign site can rebind its name to us), and a browser page of another origin changes nothing.
 */
export function guardLocal(request: IncomingMessage): void {
  const { host = "", origin } = request.headers;
  if (!LOOPBACK.has(request.socket.remoteAddress ?? "")) throw new HttpError(403, "Local callers only");
  const port = request.socket.localPort;
  const named = LOCAL_HOST.exec(host);
  if (!named || (named[2] ?? ":80") !== `:${port}`)
    throw new HttpError(403, "Call the messenger by localhost");
  if (origin !== undefined && origin !== `http://${host}`) throw new HttpError(403, "Foreign origin");
}

/** For calls that change something: JSON only, which no form of a foreign page can send unasked. */
export function guardChange(request: IncomingMessage): void {
  guardLocal(request);
  if (!request.headers["content-type"]?.startsWith("application/json")) {
    throw new HttpError(415, "Send application/json");
  }
}
