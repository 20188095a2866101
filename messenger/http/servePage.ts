import type { IncomingMessage } from "node:http";
import { createProxyServer } from "httpxy";
import type { World } from "../world.ts";
import { HttpError, type Router } from "./router.ts";
import { sendFile } from "./staticFiles.ts";

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws://localhost:* ws://127.0.0.1:*",
  "frame-src http://localhost:* http://127.0.0.1:*",
  "frame-ancestors 'none'",
].join("; ");

const THUMB_MS = 10_000;

/** Serves the chat page as another server makes it, whose own scripts in the page no policy knows. */
function servePageOf(origin: string, router: Router, guard: (request: IncomingMessage) => void) {
  const proxy = createProxyServer({ target: origin, agent: false });
  proxy.on("error", (_error, _request, target) => {
    if (target && "writeHead" in target && !target.headersSent) target.writeHead(502);
    target?.end();
  });
  router.on("GET", "/*", ({ request, response }) => {
    guard(request);
    void proxy.web(request, response).catch(() => response.destroy());
  });
}

/** Serves the chat page, its assets, and the photos shown in it. */
export function servePage(world: World, router: Router, guard: (request: IncomingMessage) => void): void {
  const { pageDir, pageOrigin } = world.options;

  router.on("GET", "/files/:id", async ({ request, response, params }) => {
    guard(request);
    const file = world.state.files[params.id ?? ""];
    const disposition = file?.mime.startsWith("image/")
      ? "inline"
      : `attachment; filename*=UTF-8''${encodeURIComponent(file?.name || "file")}`;
    const headers = {
      "content-type": file?.mime ?? "application/octet-stream",
      "content-disposition": disposition,
      "cache-control": "private, max-age=31536000, immutable",
    };
    if (!file || !(await sendFile(response, world.filesDir, file.path, headers))) {
      throw new HttpError(404, "No such file");
    }
  });

  // Telegram's servers fetch what results of inline mode show; no client asks the bot's own.
  router.on("GET", "/thumbs/:query/:result", async ({ request, response, params }) => {
    guard(request);
    const { answer } = world.inlineQueries.get(params.query ?? "") ?? {};
    const url = answer?.results.find(({ id }) => id === params.result)?.thumbUrl;
    const fetched = url
      ? await fetch(url, { signal: AbortSignal.timeout(THUMB_MS) }).catch(() => null)
      : null;
    const type = fetched?.headers.get("content-type") ?? "";
    if (!fetched?.ok || !type.startsWith("image/")) throw new HttpError(404, "No such picture");
    response.writeHead(200, { "content-type": type, "cache-control": "private, max-age=3600" });
    response.end(Buffer.from(await fetched.arrayBuffer()));
  });

  if (pageOrigin) {
    servePageOf(pageOrigin, router, guard);
    return;
  }

  for (const path of ["/", "/app", "/pay/*"]) {
    router.on("GET", path, async ({ request, response }) => {
      guard(request);
      const headers = { "content-security-policy": POLICY, "cache-control": "no-store" };
      if (!(await sendFile(response, pageDir, "index.html", headers))) {
        throw new HttpError(503, "The messenger's page is not built: run npm run build");
      }
    });
  }

  router.on("GET", "/*", async ({ request, response, url }) => {
    guard(request);
    const headers: Record<string, string> = url.pathname.startsWith("/assets/")
      ? { "cache-control": "public, max-age=31536000, immutable" }
      : {};
    if (!(await sendFile(response, pageDir, decodeURIComponent(url.pathname), headers))) {
      throw new HttpError(404, "Not found");
    }
  });
}
