import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Asked with this address, a service never answers. */
export const SILENT = "silent";

const ONE_APP_MAX = 10;

function facebook(query: URLSearchParams, token: string, asked: number, shares: number) {
  const refuse = (code: number, type: string, message: string) => ({
    status: 400,
    body: JSON.stringify({ error: { message, type, code, fbtrace_id: "A1" } }),
  });
  if (query.get("access_token") !== token)
    return refuse(190, "OAuthException", "Invalid OAuth access token.");
  if (asked > ONE_APP_MAX) return refuse(4, "OAuthException", "(#4) Application request limit reached");
  const engagement = { reaction_count: 9, comment_count: 2, share_count: shares, comment_plugin_count: 0 };
  const isFull = query.get("fields") === "engagement";
  return { status: 200, body: JSON.stringify({ ...(isFull && { engagement }), id: query.get("id") }) };
}

/**
 * Facebook's Graph API and Pinterest's count in one server of our own, which speaks their protocols. `counts` holds how
 * often each address was shared at each; `answers`, where it is filled, is sent in their place.
 */
export async function startFakeSocial(token: string) {
  const asked: string[] = [];
  const counts = new Map<string, number>();
  const answers: { status?: number; body: string; headers?: Record<string, string> }[] = [];

  function answerOf(path: string, query: URLSearchParams) {
    const address = query.get("id") ?? query.get("url") ?? "";
    asked.push(`${path} ${address}`);
    const shares = counts.get(address) ?? 0;
    if (path === "/v1/urls/count.json") {
      return {
        status: 200,
        body: `${query.get("callback")}(${JSON.stringify({ url: address, count: shares })})`,
      };
    }
    const times = asked.filter((one) => one === `${path} ${address}`).length;
    return facebook(query, token, times, shares);
  }

  function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const usual = answerOf(pathname, searchParams);
    const { status = 200, body, headers = {} } = { headers: {}, ...(answers.shift() ?? usual) };
    if (body === SILENT) return;
    response.writeHead(status, headers).end(body);
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    counts,
    answers,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
