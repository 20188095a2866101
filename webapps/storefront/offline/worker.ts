import { kindOf, OTHERS } from "./kindOf.ts";

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface InstallEvent extends LastingEvent {
  addRoutes?: (rules: { condition: { urlPattern: string }; source: "network" }[]) => Promise<void>;
}

interface AskedEvent extends LastingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

/** The members that only a worker has; the browser's other types are a page's. */
interface Scope {
  addEventListener: ((type: "install", listener: (event: InstallEvent) => void) => void) &
    ((type: "activate", listener: (event: LastingEvent) => void) => void) &
    ((type: "fetch", listener: (event: AskedEvent) => void) => void);
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: NavigationPreloadManager };
  location: Location;
  InstallEvent?: { prototype: object };
}

const scope = self as unknown as Scope;

const CACHE = "bozor-shop";
/** The page of no address in particular: without a head of its own, and nobody's. */
const SHELL = "/index.html";
const files = __WORKER_FILES__.map((file) => `/${file}`);

/** Longer than a page takes on a slow network that works. */
const PATIENCE_MS = 4000;

const keptIn = (cache: Cache, address: string) => cache.match(address, { ignoreVary: true });

/** The shell, as long as it names files of this build alone: servers may be changing over. */
async function askShell(): Promise<Response> {
  const page = await fetch(SHELL, { cache: "no-store", credentials: "omit" });
  const named = (await page.clone().text()).match(/assets\/[\w.-]+/g) ?? [];
  if (!page.ok || !named.every((file) => files.includes(`/${file}`))) throw new Error("Another build's page");
  return page;
}

/** Keeps the whole build, whatever isn't kept yet; the page that names it comes last. */
async function keepBuild() {
  const cache = await caches.open(CACHE);
  // One by one: somebody is using this network.
  for (const file of files) if (!(await keptIn(cache, file))) await cache.add(file);
  await cache.put(SHELL, await askShell());
}

/** Whether the browser can be told which addresses are none of the worker's. */
const hasRoutes = "addRoutes" in (scope.InstallEvent?.prototype ?? {});

/** Has the browser go to what isn't the shop's past the worker. */
const passOthersBy = async (event: InstallEvent) =>
  event.addRoutes?.(OTHERS.map((urlPattern) => ({ condition: { urlPattern }, source: "network" })));

/**
 * Pages are asked for while the worker wakes, where the browser knows which are the worker's: else it would ask for every
 * other page of the origin twice.
 */
async function askWhileWaking() {
  const { navigationPreload } = scope.registration;
  await (hasRoutes ? navigationPreload?.enable() : navigationPreload?.disable());
}

/** Drops the files of older builds. No page of an older build is open by now: its worker would still be there. */
async function dropOlder() {
  const cache = await caches.open(CACHE);
  const older = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname !== SHELL && !files.includes(pathname);
  });
  await Promise.all(older.map((request) => cache.delete(request, { ignoreVary: true })));
}

/** The server's page; where it can't come, or not in time, the kept shell. */
async function answerPage(event: AskedEvent): Promise<Response> {
  const asked = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const heard = asked.catch(() => undefined);
  event.waitUntil(heard);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([heard, late]);
  if (answer && answer.status < 500) return answer;
  const kept = await caches
    .open(CACHE)
    .then((cache) => keptIn(cache, SHELL))
    .catch(() => undefined);
  return kept ?? asked;
}

/** A hashed file never changes: the kept one, else the server's, which is kept. */
async function answerAsset(event: AskedEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE).catch(() => undefined);
  const kept = cache && (await keptIn(cache, request.url).catch(() => undefined));
  if (kept) return kept;
  const answer = await fetch(request);
  if (cache && answer.status === 200) {
    event.waitUntil(cache.put(request.url, answer.clone()).catch(() => undefined));
  }
  return answer;
}

scope.addEventListener("install", (event) => {
  event.waitUntil(keepBuild());
  if (hasRoutes) event.waitUntil(passOthersBy(event));
});

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      await dropOlder();
      await askWhileWaking();
      await scope.clients.claim();
    })(),
  ),
);

scope.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind === "page") event.respondWith(answerPage(event));
  if (kind === "asset") event.respondWith(answerAsset(event));
});
