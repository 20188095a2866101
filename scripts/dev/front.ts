import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createProxyServer } from "httpxy";
import { Fault } from "./fault.ts";
import { answerFault } from "./faultPage.ts";
import type { Gate } from "./gate.ts";

/** Answers what is the app's own code; `next` is called for what it doesn't know. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** An app that is served as it is edited. */
interface EditedApp {
  /** With a slash at its end. */
  base: string;
  middleware: Middleware;
}

/** As the API keeps idle connections, in milliseconds: a program would send into one that closes just then. */
const KEEP_ALIVE = 65_000;

/** Takes the place of the worker that a market of `npm start` has left in the browser, with its old pages, and ends itself. */
const NO_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: "window" })) client.navigate(client.url);
});
`;

/**
 * Whether a request is for code that Vite makes: its path has an ending, or a name of its own. Pages have neither and
 * come from the API, which writes their heads.
 */
function isCode({ method, url = "/" }: IncomingMessage, { base }: EditedApp): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const path = (url.split("?")[0] ?? "").slice(base.length);
  return /^(@|__|node_modules\/)/.test(path) || /\.\w+$/.test(path);
}

/** Endings that are the API's. */
const ofApi = /^\/(api|images|og)\//;

interface Options {
  gate: Gate;
  /** Whether a proxy before us already says who calls. */
  isBehindProxy: boolean;
}

/** The one address of everything: code of the apps goes to those who make it, all else to the API, which may be changing. */
export function createFront({ gate, isBehindProxy }: Options) {
  let apps: readonly EditedApp[] = [];
  const agent = new Agent({ keepAlive: true });
  const proxy = createProxyServer({ agent, xfwd: !isBehindProxy });
  proxy.on("error", (error, request, target) => {
    if (!request || !target || !("writeHead" in target) || target.headersSent) return void target?.destroy();
    answerFault(request, target, new Fault(`The server broke off: ${error.message}`));
  });

  async function askApi(request: IncomingMessage, response: ServerResponse) {
    try {
      const port = await gate.port();
      // The client has gone while the API was awaited.
      if (response.destroyed) return;
      if (!isBehindProxy) {
        for (const name of Object.keys(request.headers)) {
          if (name.startsWith("x-forwarded-")) delete request.headers[name];
        }
      }
      proxy.web(request, response, { target: { host: "127.0.0.1", port } }).catch(() => response.destroy());
    } catch (error) {
      answerFault(request, response, error instanceof Fault ? error : new Fault(String(error)));
    }
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
    const { url = "/" } = request;
    if (/^\/sw\.js(\?|$)/.test(url)) {
      response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
      return void response.end(NO_WORKER);
    }
    const app = apps.find(({ base }) => url.startsWith(base));
    const pass = () => void askApi(request, response);
    if (app && !ofApi.test(url) && isCode(request, app)) app.middleware(request, response, pass);
    else pass();
  });
  // The apps' own sockets are taken by those who make them.
  server.on("upgrade", ({ headers }, socket) => {
    if (!headers["sec-websocket-protocol"]?.startsWith("vite-")) socket.destroy();
  });

  return {
    server,
    /** Which apps it serves, the one at the root last. */
    edit(edited: readonly EditedApp[]) {
      apps = edited;
    },
    async listen(port: number, host: string) {
      server.listen(port, host);
      await once(server, "listening");
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
