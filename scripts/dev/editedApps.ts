import { realpathSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from "vite";
import type { Changes } from "./changes.ts";
import type { Fault } from "./fault.ts";
import { replaceWords } from "./replaceWords.ts";
import { showPageFaults } from "./showPageFaults.ts";

/** Where each app is served, the one at the root last. */
const apps = [
  { name: "classifieds", base: "/webApp/" },
  { name: "reports", base: "/report/" },
  { name: "storefront", base: "/" },
] as const;

interface Place {
  /** Folder of the sources. */
  root: string;
  /** Folder for what is made of them. */
  cache: string;
  /** Names, beside this machine's own, by which the apps are called. */
  hosts: string[];
}

const common = ({ root, cache, hosts }: Place, folder: string, server: Server): InlineConfig => ({
  root: join(root, folder),
  configFile: join(root, folder, "vite.config.ts"),
  cacheDir: join(cache, folder.replaceAll("/", "-")),
  clearScreen: false,
  server: {
    middlewareMode: true,
    ws: { server },
    allowedHosts: hosts,
    // Packages may lie elsewhere, and only be linked here.
    fs: { allow: [root, cache, realpathSync(join(root, "node_modules"))] },
  },
});

/** Keeps an app's page as it is while it is edited, for the API, which writes each address's head into it. */
function keepPage(
  pages: string,
  name: string,
  base: string,
): Plugin & { keep(server: ViteDevServer): Promise<void> } {
  async function keep(server: ViteDevServer) {
    const source = await readFile(join(server.config.root, "index.html"), "utf8");
    const html = await server.transformIndexHtml("/index.html", source, base);
    const file = join(pages, name, "index.html");
    await mkdir(join(pages, name), { recursive: true });
    await writeFile(`${file}.part`, html);
    await rename(`${file}.part`, file);
  }
  return {
    name: "keep-page",
    keep,
    // This happens before the page is told to load itself again.
    async hotUpdate({ file, server }) {
      if (file === join(server.config.root, "index.html")) await keep(server);
    },
  };
}

/** The messenger's page, served as it is edited, with a server and a port of its own. */
async function serveMessengerPage(place: Place) {
  const server = createHttpServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const vite = await createServer({
    ...common(place, "messenger/page", server),
    appType: "spa",
    plugins: [showPageFaults(place.root)],
  });
  server.on("request", vite.middlewares);
  return { vite, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The apps, made as they are asked for and replaced in open pages as they are edited. */
export async function editApps({
  front,
  hasMessenger,
  changes,
  ...place
}: Place & { front: Server; hasMessenger: boolean; changes: Changes }) {
  const pages = join(place.cache, "pages");
  const messenger = hasMessenger ? serveMessengerPage(place) : undefined;
  const served = await Promise.all(
    apps.map(async ({ name, base }, index) => {
      const page = keepPage(pages, name, base);
      const vite = await createServer({
        ...common(place, `webapps/${name}`, front),
        appType: "custom",
        plugins: [
          page,
          showPageFaults(place.root),
          replaceWords(place.root),
          ...(index === 0 ? [changes.watch()] : []),
        ],
      });
      await page.keep(vite);
      return { base, vite, middleware: vite.middlewares };
    }),
  );
  const messengerPage = await messenger;
  let isFaultShown = false;
  const all = served.map(({ vite }) => vite);

  return {
    apps: served,
    /** Folder of the apps' pages. */
    pages,
    /** The server that makes the messenger's page. */
    messengerPage: messengerPage?.origin,
    /** Shows in every open app what is wrong with the server, or that it isn't any more. */
    show(fault: Fault | undefined) {
      if (!fault && !isFaultShown) return;
      isFaultShown = fault !== undefined;
      for (const { ws } of all) {
        // Vite keeps an error that nobody has heard for whoever comes next, when it may be long mended.
        if (ws.clients.size === 0) continue;
        // Takes away what is shown. A page loads itself again if its first update does that, so an empty one comes
        // before.
        ws.send({ type: "update", updates: [] });
        if (fault) ws.send({ type: "error", err: fault.overlay("server") });
      }
    },
    async stop() {
      await Promise.all([...all, ...(messengerPage ? [messengerPage.vite] : [])].map((vite) => vite.close()));
      messengerPage?.server.closeAllConnections();
      messengerPage?.server.close();
    },
  };
}

export type EditedApps = Awaited<ReturnType<typeof editApps>>;
