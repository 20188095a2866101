import { createServer, type Socket } from "node:net";
import { Client, DatabaseError } from "pg";
import { expect, test } from "vitest";
import { isDown } from "./isDown.ts";

const refused = (code: string) => Object.assign(new DatabaseError("x", 1, "error"), { code });

test.each(["57P03"])("PostgreSQL that answers %s serves nobody", (code) => {
  expect(isDown(refused(code))).toBe(true);
});

test.each(["53300", "53200", "57P01", "28P01", "3D000", "57014", "XX000"])(
  "PostgreSQL that answers %s serves others",
  (code) => {
    expect(isDown(refused(code))).toBe(false);
  },
);

async function connectTo(port: number) {
  const client = new Client({ host: "127.0.0.1", port, user: "x", connectionTimeoutMillis: 100 });
  client.on("error", () => {});
  return client.connect().catch((error: unknown) => error);
}

test("a port where nobody listens is no server; one that says nothing may serve others", async () => {
  const open: Socket[] = [];
  const silent = createServer((socket) => open.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as { port: number };
  expect(isDown(await connectTo(port))).toBe(false);
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
  expect(isDown(await connectTo(port))).toBe(true);
});
