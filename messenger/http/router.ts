import type { IncomingMessage, ServerResponse } from "node:http";

/** An answer with a status and one readable line. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** Parts of the path that the pattern names, e.g. `:id`. */
  params: Record<string, string>;
};
type Handler = (call: Call) => Promise<void> | void;
type Route = { method: string; pattern: RegExp; names: string[]; handle: Handler };

export type Router = {
  /** `path` may hold `:name` parts and end in `/*`. Method `*` means any. */
  on(method: string, path: string, handle: Handler): void;
  /** Runs the first route that fits; tells whether one did. */
  run(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
};

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value ?? null);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
  });
  response.end(body);
}

function compile(path: string): { pattern: RegExp; names: string[] } {
  const names: string[] = [];
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:(\w+)/g, (_, name: string) => {
      names.push(name);
      return "([^/]+)";
    })
    .replace(/\/\*$/, "(?:/.*)?");
  return { pattern: new RegExp(`^${source}$`), names };
}

export function createRouter(): Router {
  const routes: Route[] = [];

  async function run(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = new URL(request.url ?? "/", "http://messenger");
    for (const route of routes) {
      const found = route.pattern.exec(url.pathname);
      if (!found || (route.method !== "*" && route.method !== request.method)) continue;
      const params = Object.fromEntries(
        route.names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? "")]),
      );
      await route.handle({ request, response, url, params });
      return true;
    }
    return false;
  }

  return {
    on: (method, path, handle) => {
      routes.push({ method, ...compile(path), handle });
    },
    run,
  };
}
