import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { serveBotApi } from "./botApi/serveBotApi.ts";
import { attachLive } from "./control/live.ts";
import { serveSim } from "./control/simApi.ts";
import { guardLocal } from "./http/guard.ts";
import { createRouter, HttpError, type Router, sendJson } from "./http/router.ts";
import { servePage } from "./http/servePage.ts";
import { createAppServer } from "./miniapp/appServer.ts";
import type { AppName } from "./shapes/miniapp.ts";
import { createWorld, type MessengerOptions, type World } from "./world.ts";

export type { MessengerOptions } from "./world.ts";

type Messenger = {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The ports really taken, once started. */
  ports(): { messenger: number } & Record<AppName, number>;
};

const HOST = "127.0.0.1";
const APPS: readonly AppName[] = ["market", "shop", "reports"];

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(world: World, router: Router, request: IncomingMessage, response: ServerResponse) {
  try {
    if (await router.run(request, response)) return;
    throw new HttpError(404, "Not found");
  } catch (error) {
    if (response.headersSent) return void response.destroy();
    const known = error instanceof HttpError ? error : new HttpError(500, "The messenger stumbled");
    if (known !== error) world.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    sendJson(response, known.status, { error: known.message });
  }
}

/** The local stand-in for Telegram: Bot API, chat page, mini-app host and control API; development and tests only. */
export function createMessenger(options: MessengerOptions): Messenger {
  const world = createWorld(options);
  const router = createRouter();
  const server = createServer((request, response) => void answer(world, router, request, response));
  const messengerPort = () => portOf(server);
  const appServers: Record<AppName, Server> = {
    market: createAppServer(world, messengerPort),
    shop: createAppServer(world, messengerPort),
    reports: createAppServer(world, messengerPort),
  };
  const ports = { messenger: messengerPort, app: (name: AppName) => portOf(appServers[name]) };

  serveBotApi(world, router);
  serveSim(world, router, ports);
  servePage(world, router, guardLocal);
  const detachLive = attachLive(world, server);

  async function start(): Promise<void> {
    try {
      await listen(server, options.port);
      for (const app of APPS) await listen(appServers[app], options.appPorts[app]);
    } catch (error) {
      // Nothing is saved: with the ports taken, another messenger may own this folder.
      await shut();
      throw error;
    }
    world.updates.webhookChanged();
    world.log(`Messenger on http://localhost:${messengerPort()}`);
  }

  async function shut(): Promise<void> {
    world.updates.stop();
    detachLive();
    await Promise.all([server, ...Object.values(appServers)].map(close));
  }

  async function stop(): Promise<void> {
    await shut();
    world.changed();
    world.flush();
  }

  return {
    start,
    stop,
    ports: () => ({
      messenger: ports.messenger(),
      market: ports.app("market"),
      shop: ports.app("shop"),
      reports: ports.app("reports"),
    }),
  };
}
