import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type Koa from "koa";
import { addressKey } from "#core/platform/limits/addressKey.ts";
import { createPlaces } from "#core/platform/limits/places.ts";
import type { ApiState } from "./state.ts";

/** Longest request line and headers, in bytes: 3,000 letters of Cyrillic in an address must still be read. */
const HEADERS_MAX = 64 * 1024;
/** Longer than balancers keep theirs, so that none sends a request into a closing connection; in milliseconds. */
const KEEP_ALIVE = 65_000;
/** Longest a request's headers may take, its first ones counted from the connection; in milliseconds. */
const HEADERS_MS = 10_000;
/** Late ones are looked for so often, in milliseconds. */
const LOOK_MS = 2000;
/** Connections of one address that may be without a request at once. */
const SILENT_EACH = 200;

/** A connection on which nothing moves for so long, in milliseconds, is cut: its reader has stopped reading. */
const STILL_MS = 120_000;

/** For so long, in milliseconds, open requests may finish when we stop. */
const PATIENCE = 10_000;

interface Patience {
  headersMs?: number;
  lookMs?: number;
  silentEach?: number;
  stillMs?: number;
}

export interface Listening {
  port: number;
  /** Takes no new requests, lets open ones finish. */
  stop(): Promise<void>;
}

/** Cuts the connections of an address that holds many and says nothing on them. */
function refuseSilent(server: Server, each: number) {
  const takePlace = createPlaces({ each, all: Number.POSITIVE_INFINITY });
  const leaves = new WeakMap<Socket, () => void>();
  function leave(socket: Socket) {
    leaves.get(socket)?.();
    leaves.delete(socket);
  }
  server.on("connection", (socket) => {
    try {
      leaves.set(socket, takePlace(addressKey(socket.remoteAddress ?? "")));
      socket.once("close", () => leave(socket));
    } catch {
      socket.destroy();
    }
  });
  server.prependListener("request", ({ socket }) => leave(socket));
}

/**
 * Serves an app; port 0 takes a free one.
 * @throws when the port is taken, with a line that says so.
 */
export async function listen(
  app: Koa<ApiState>,
  port: number,
  host: string,
  { headersMs = HEADERS_MS, lookMs = LOOK_MS, silentEach = SILENT_EACH, stillMs = STILL_MS }: Patience = {},
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
  refuseSilent(server, silentEach);
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
