import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** Its one key. */
export const s3Keys = { S3_ACCESS_KEY: "KEYOFTESTS", S3_SECRET_KEY: "KEYOFTESTS" };

interface Stored {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** Answers with an error as S3 words it. */
function refuse(response: ServerResponse, status: number, code: string, message: string) {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}

/** Serves one bucket from memory; knows keys but doesn't check signatures. */
function serve(bucket: string) {
  const objects = new Map<string, Stored>();
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { url = "", method, headers } = request;
    const { pathname } = new URL(url, "http://s3");
    const bytes = await buffer(request);
    const { authorization } = headers;
    if (authorization && !authorization.includes(`Credential=${s3Keys.S3_ACCESS_KEY}/`)) {
      return refuse(
        response,
        403,
        "InvalidAccessKeyId",
        "The AWS Access Key Id doesn't exist in our records",
      );
    }
    if (!pathname.startsWith(`/${bucket}/`)) {
      return refuse(response, 404, "NoSuchBucket", "The specified bucket does not exist");
    }
    if (method === "PUT") {
      const { "content-type": type = "", "cache-control": cache = "" } = headers;
      objects.set(pathname, { bytes, headers: { "content-type": type, "cache-control": cache } });
      return response.end();
    }
    if (method === "DELETE") {
      objects.delete(pathname);
      return response.writeHead(204).end();
    }
    const found = objects.get(pathname);
    if (!found) return refuse(response, 404, "NoSuchKey", "The specified key does not exist");
    return response.writeHead(200, found.headers).end(found.bytes);
  };
}

/** Starts a store that speaks as much of S3 as photos need, with one bucket, on a free port or on one it had before. */
export async function startS3(bucket: string, port = 0) {
  const answer = serve(bucket);
  const server = createServer((request, response) => void answer(request, response)).listen(
    port,
    "127.0.0.1",
  );
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
