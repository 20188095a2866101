import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type Koa from "koa";
import type { ApiState } from "./state.ts";

/** Longest request line and headers, in bytes: 3,000 letters of Cyrillic in an address must still be read. */
const HEADERS_MAX = 64 * 1024;
/** Longer than balancers keep theirs, so that none sends a request into a closing connection; in milliseconds. */
const KEEP_ALIVE = 65_000;
/** For so long, in milliseconds, open requests may finish when we stop. */
const PATIENCE = 10_000;

export interface Listening {
  port: number;
  /** Takes no new requests, lets open ones finish. */
  stop(): Promise<void>;
}

/**
 * Serves an app; port 0 takes a free one.
 * @throws when the port is taken, with a line that says so.
 */
export async function listen(app: Koa<ApiState>, port: number, host: string): Promise<Listening> {
  const server = createServer({ maxHeaderSize: HEADERS_MAX, keepAliveTimeout: KEEP_ALIVE }, app.callback());
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
