import { resolveProfile } from "../botApi/resolveProfile.ts";
import { summarize } from "../chats.ts";
import { HttpError, type Router } from "../http/router.ts";
import { appPaths, createLaunch, resolveLaunch } from "../miniapp/launches.ts";
import { payRoutes } from "../pay/payRoutes.ts";
import { requirePerson } from "../people/persons.ts";
import type { AppName } from "../shapes/miniapp.ts";
import type { Setup } from "../shapes/world.ts";
import { emptyBotSettings, seedPeople } from "../state.ts";
import type { World } from "../world.ts";
import type { Fault } from "./faults.ts";
import { personRoutes } from "./personRoutes.ts";
import { createServe, type Input } from "./serve.ts";

type Ports = { messenger(): number; app(name: AppName): number };
function setup(world: World, ports: Ports): Setup {
  const app = (name: AppName) => ({ port: ports.app(name), path: appPaths[name] });
  return {
    bot: { id: world.bot.id, username: world.options.botUsername, name: world.options.botName },
    publicUrl: world.options.publicUrl,
    apps: { market: app("market"), shop: app("shop"), reports: app("reports") },
    people: world.state.people,
    chats: Object.values(world.state.chats).map(summarize),
  };
}

function reset(world: World, keepsBot: boolean): void {
  const { state } = world;
  state.people = seedPeople();
  state.chats = {};
  state.cloud = {};
  state.contactsShared = {};
  state.invoices = {};
  state.updates = [];
  if (!keepsBot) {
    state.bot = emptyBotSettings();
    state.starTransactions = [];
  }
  world.faults.clear();
  world.calls.length = 0;
  world.answers.length = 0;
  world.launches.clear();
  world.callbacks.clear();
  world.checkouts.clear();
  world.prepared.clear();
  world.emit({ type: "reset" });
}

function readFault(input: Input): Fault {
  const { status, delivery, drop } = input;
  if (status === undefined && delivery === undefined && drop === undefined) {
    throw new HttpError(400, "A fault needs status, drop (before|after) or delivery (duplicate|drop)");
  }
  if (status !== undefined && !(Number(status) >= 400 && Number(status) <= 599)) {
    throw new HttpError(400, "A fault's status is 400 to 599");
  }
  return input as Fault;
}

/** `/sim/*`: the page's own API and the way tests act as people, read chats and break things. */
export function serveSim(world: World, router: Router, ports: Ports): void {
  const serve = createServe(router);

  serve("GET", "/sim/setup", () => setup(world, ports));
  serve("GET", "/sim/bot", (_, { url }) => {
    const personId = url.searchParams.get("person");
    if (personId) return resolveProfile(world, requirePerson(world, Number(personId)));
    return { ...world.state.bot, pendingUpdates: world.updates.pendingCount() };
  });

  serve("POST", "/sim/launch", (input, { request }) => {
    const { id, app, mode } = createLaunch(world, input);
    return { id, app, mode, url: `http://${request.headers.host}/app?launch=${id}` };
  });
  serve("GET", "/sim/launch/:id", (_, { params }) => resolveLaunch(world, params.id ?? "", ports.app));

  serve("GET", "/sim/faults", () => world.faults.list());
  serve("POST", "/sim/faults", (input) => {
    world.faults.add(readFault(input));
    return world.faults.list();
  });
  serve("DELETE", "/sim/faults", () => {
    world.faults.clear();
    return [];
  });

  serve("GET", "/sim/calls", (_, { url }) => {
    const method = url.searchParams.get("method");
    return world.calls.filter((call) => !method || call.method === method);
  });
  serve("DELETE", "/sim/calls", () => {
    world.calls.length = 0;
    return [];
  });
  serve("POST", "/sim/reset", (input) => {
    reset(world, input.bot !== true);
    return setup(world, ports);
  });
  personRoutes(world, serve);
  payRoutes(world, serve);
}
