import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type Koa from "koa";
import { addressKey } from "#core/platform/limits/addressKey.ts";
import type { ApiState } from "./serve/state.ts";

/** Longest request line and headers, in bytes: 3,000 letters of Cyrillic in an address must still be read. */
const HEADERS_MAX = 64 * 1024;
/** Longer than balancers keep theirs, so that none sends a request into a closing connection; in milliseconds. */
const KEEP_ALIVE = 65_000;
/** Longest a request's headers may take, its first ones counted from the connection; in milliseconds. */
const HEADERS_MS = 10_000;
/** Late ones are looked for so often, in milliseconds. */
const LOOK_MS = 2000;
/** Connections of one address that may stay without a call. */
const SILENT_EACH = 200;
/** That many times more may come at once, and have a moment to speak: a proxy opens all of a burst from one address. */
const BURST = 10;
/** The moment, in milliseconds. */
const MOMENT_MS = 1000;

/** A connection on which nothing moves for so long, in milliseconds, is cut: its reader has stopped reading. */
const STILL_MS = 120_000;

/** For so long, in milliseconds, open requests may finish when we stop. */
const PATIENCE = 10_000;

interface Patience {
  headersMs?: number;
  lookMs?: number;
  momentMs?: number;
  silentEach?: number;
  stillMs?: number;
}

export interface Listening {
  port: number;
  /** Takes no new requests, lets open ones finish. */
  stop(): Promise<void>;
}

/**
 * Cuts the connections of an address that holds many without a call on them: of those before their first call, and of those
 * after an answer, the ones that have been silent the longest. Each has a moment first, as the calls of a burst may be on
 * their way. Before it comes to that, an answer tells its client to close.
 */
function cutSilent(server: Server, each: number, momentMs: number) {
  /** By address, the longest silent first. */
  const silent = new Map<string, Set<Socket>>();
  // A closed connection has no address any more.
  const places = new WeakMap<Socket, { key: string; calls: number }>();
  const holds = (key: string) => silent.get(key)?.size ?? 0;
  function leave(socket: Socket, key: string) {
    silent.get(key)?.delete(socket);
    if (holds(key) === 0) silent.delete(key);
  }
  function cutLongest(key: string, most: number) {
    const [longest] = silent.get(key) ?? [];
    if (!longest || holds(key) <= most) return;
    leave(longest, key);
    longest.destroy();
  }
  function wait(socket: Socket, key: string) {
    if (socket.destroyed) return;
    silent.set(key, (silent.get(key) ?? new Set()).add(socket));
    cutLongest(key, each * BURST);
    if (holds(key) > each) setTimeout(() => cutLongest(key, each), momentMs).unref();
  }
  server.on("connection", (socket) => {
    const place = { key: `new ${addressKey(socket.remoteAddress ?? "")}`, calls: 0 };
    places.set(socket, place);
    socket.once("close", () => leave(socket, place.key));
    wait(socket, place.key);
  });
  server.prependListener("request", ({ socket }, response) => {
    const place = places.get(socket);
    if (!place) return;
    leave(socket, place.key);
    place.key = place.key.replace("new ", "idle ");
    place.calls += 1;
    if (holds(place.key) >= each) response.shouldKeepAlive = false;
    response.once("close", () => {
      place.calls -= 1;
      if (place.calls === 0 && response.shouldKeepAlive) wait(socket, place.key);
    });
  });
}

/**
 * Serves an app; port 0 takes a free one.
 * @throws when the port is taken, with a line that says so.
 */
export async function listen(
  app: Koa<ApiState>,
  port: number,
  host: string,
  {
    headersMs = HEADERS_MS,
    lookMs = LOOK_MS,
    momentMs = MOMENT_MS,
    silentEach = SILENT_EACH,
    stillMs = STILL_MS,
  }: Patience = {},
): Promise<Listening> {
  const server = createServer(
    {
      maxHeaderSize: HEADERS_MAX,
      keepAliveTimeout: KEEP_ALIVE,
      headersTimeout: headersMs,
      connectionsCheckingInterval: lookMs,
    },
    app.callback(),
  );
  cutSilent(server, silentEach, momentMs);
  server.setTimeout(stillMs);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`Port ${port} is taken: stop what listens there or set PORT`) : error);
    });
    server.listen(port, host, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Connections that a browser keeps open for later fall idle after our last answer.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const late = setTimeout(() => server.closeAllConnections(), PATIENCE);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}
