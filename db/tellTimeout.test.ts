import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { config } from "#config";
import { isDatabaseAway } from "#core/platform/errors/isDatabaseAway.ts";
import { openSession } from "./session.ts";
import { tellTimeout } from "./tellTimeout.ts";

test("a database that says nothing is told as one that didn't answer in time, and is away", async () => {
  const open: Socket[] = [];
  const silent = createServer((socket) => open.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as { port: number };
  const { DATABASE_URL } = config;
  Object.assign(config, { DATABASE_URL: `postgres://x:x@127.0.0.1:${port}/x` });
  const fault: unknown = await openSession(100).catch((error: unknown) => error);
  Object.assign(config, { DATABASE_URL });
  for (const socket of open) socket.destroy();
  silent.close();
  expect(fault).toMatchObject({ message: "The database didn't answer in 0.1 s (timeout expired)" });
  expect(isDatabaseAway(fault)).toBe(true);
});

test("a statement that lasts too long is told alike, another fault as it is", () => {
  const late = tellTimeout(new Error("Query read timeout"), 60_000);
  expect(late).toMatchObject({ message: "The database didn't answer in 60 s (Query read timeout)" });
  expect(isDatabaseAway(late)).toBe(true);
  const other = new Error("password authentication failed");
  expect(tellTimeout(other, 60_000)).toBe(other);
});
