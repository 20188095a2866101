import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { createProxyServer } from "httpxy";
import type { World } from "../world.ts";
import { CLIENT_SCRIPT, CLIENT_SCRIPT_PATH, RELAY_PAGE, RELAY_PATH } from "./relayPage.ts";

/** Tries again until the market answers: it may still be starting. The launch data behind # stay. */
const awayPage = (origin: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>The market does not answer</title>
<body style="margin: 24px; font: 16px/1.5 system-ui, sans-serif">
<main><p role="status">The market does not answer at ${origin}. Is it running? This page tries again by itself.</p></main>
<script>setTimeout(() => location.reload(), 500)</script></body></html>`;

/** Lets the messenger frame an app that lets Telegram Web frame it; an app that refuses Telegram stays refused. */
function admitMessenger(policy: string, ownPort: number, messengerPort: number): string {
  const hosts = [messengerPort, ownPort].flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]);
  return policy.replace(
    /frame-ancestors[^;]*https:\/\/web\.telegram\.org[^;]*/,
    (directive) => `${directive.trimEnd()} ${hosts.join(" ")}`,
  );
}

const isForPage = ({ method, headers }: IncomingMessage) =>
  method === "GET" && /\btext\/html\b/.test(headers.accept ?? "");

/** A page is passed on with the client's script before all others; an app's policy lets scripts of its own origin run. */
async function passPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await text(answer);
  const { "content-length": _, "transfer-encoding": __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 200, headers);
  response.end(page.replace(/<head[^>]*>/, `$&<script src="${CLIENT_SCRIPT_PATH}"></script>`));
}

/** Serves one mini-app on an origin of its own: everything comes from the real app, only the relay page is ours. */
export function createAppServer(world: World, messengerPort: () => number): Server {
  const proxy = createProxyServer({ target: world.options.appOrigin, agent: false });
  const ownPort = () => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : 0;
  };

  proxy.on("proxyRes", (answer, request, response) => {
    const policy = answer.headers["content-security-policy"];
    if (typeof policy === "string") {
      answer.headers["content-security-policy"] = admitMessenger(policy, ownPort(), messengerPort());
    }
    if (!isForPage(request)) return;
    if (/^text\/html/.test(answer.headers["content-type"] ?? "")) {
      return void passPage(answer, response).catch(() => response.destroy());
    }
    response.writeHead(answer.statusCode ?? 200, answer.headers);
    answer.pipe(response);
  });
  proxy.on("error", (_error, _request, target) => {
    if (!target || !("writeHead" in target)) return void target?.destroy();
    if (!target.headersSent) target.writeHead(502, { "content-type": "text/html; charset=utf-8" });
    target.end(awayPage(world.options.appOrigin));
  });

  const pass = (request: IncomingMessage, response: ServerResponse, selfHandleResponse = false) =>
    // Faults are told to the listener above; an error here is a visitor who has left.
    void proxy.web(request, response, { selfHandleResponse }).catch(() => response.destroy());

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://app");
    if (pathname === CLIENT_SCRIPT_PATH) {
      response.writeHead(200, {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-store",
      });
      return response.end(CLIENT_SCRIPT);
    }
    if (pathname !== RELAY_PATH && !pathname.startsWith(`${RELAY_PATH}/`)) {
      if (!isForPage(request)) return pass(request, response);
      delete request.headers["accept-encoding"];
      return pass(request, response, true);
    }
    const hosts = `http://localhost:${messengerPort()} http://127.0.0.1:${messengerPort()}`;
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `frame-ancestors ${hosts}`,
    });
    response.end(RELAY_PAGE);
  });
  server.on("upgrade", (request, socket, head) => void proxy.ws(request, socket as Socket, {}, head));
  return server;
}
