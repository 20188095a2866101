import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readBytes } from "../../../messenger/http/body.ts";

/** A call as it reached the merchant. */
export type Heard = { path: string; headers: Record<string, string | string[] | undefined>; body: string };
/** The merchant's answer to a call; undefined cuts the connection. */
export type Say = (heard: Heard, number: number) => { status?: number; body: unknown } | undefined;

/** A merchant that writes down what providers say and answers as it is told. */
export async function startFakeMerchant(say: Say) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const body = (await readBytes(request)).toString("utf8");
    const call = { path: request.url ?? "", headers: request.headers, body };
    heard.push(call);
    const answer = say(call, heard.length);
    if (!answer) return void response.destroy();
    response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    heard,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
