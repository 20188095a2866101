import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createProxyServer } from "httpxy";
import { WebSocketServer } from "ws";
import { guardLocal } from "../http/guard.ts";
import type { World } from "../world.ts";

/** Tells every open page what happens, over a WebSocket at `/live`. Others are those of who makes the page, if anybody. */
export function attachLive(world: World, server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  const { pageOrigin } = world.options;
  const maker = pageOrigin ? createProxyServer({ target: pageOrigin, agent: false }) : undefined;
  maker?.on("error", (_error, _request, socket) => void socket?.destroy());
  server.on("upgrade", (request, socket, head) => {
    try {
      guardLocal(request);
    } catch {
      socket.destroy();
      return;
    }
    if (new URL(request.url ?? "/", "http://messenger").pathname !== "/live") {
      return void (maker ? maker.ws(request, socket as Socket, {}, head) : socket.destroy());
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit("connection", client, request));
  });
  const stop = world.listen((event) => {
    const text = JSON.stringify(event);
    for (const client of sockets.clients) if (client.readyState === client.OPEN) client.send(text);
  });
  return () => {
    stop();
    for (const client of sockets.clients) client.terminate();
    sockets.close();
  };
}
