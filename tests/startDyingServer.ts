import { createServer } from "node:net";
import { onTestFinished } from "vitest";

/** A message of PostgreSQL's protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const welcome = Buffer.concat([message("R", Buffer.alloc(4)), message("Z", Buffer.from("I"))]);
const farewell = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0"));

/** A database that lets everybody in and goes in the same breath, as one does that is told to end; gives its address. */
export async function startDyingServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.once("data", () => socket.end(Buffer.concat([welcome, farewell])));
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return `postgres://x:x@127.0.0.1:${port}/x`;
}
