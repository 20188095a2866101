import { createServer } from "node:net";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { config } from "#config";
import { databaseUrl } from "./address.ts";
import { assertFit, checkServer } from "./checkServer.ts";

const fit = {
  version: 18,
  role: "bozor",
  database: "bozor",
  mayCreateTables: true,
  mayCreateExtensions: true,
  missing: [],
};
const trigrams = { name: "pg_trgm", isAvailable: true };

test("accepts the database we run on", async () => {
  await expect(checkServer()).resolves.toBeUndefined();
});

test.each([
  [{ version: 12 }, /PostgreSQL 12 is too old, 15 or newer/],
  [
    { missing: [trigrams], mayCreateExtensions: false },
    /may not create extensions.*create extension pg_trgm/,
  ],
  [{ missing: [{ ...trigrams, isAvailable: false }] }, /has no extension pg_trgm/],
  [{ mayCreateTables: false }, /may not create tables/],
])("refuses %o in one line", (facts, words) => {
  expect(() => assertFit({ ...fit, ...facts })).toThrow(words);
});

test("finds out that a real role has no rights", async () => {
  const admin = new pg.Client(databaseUrl());
  await admin.connect();
  await admin.query("create role guest_of_test login password 'guest'");
  const guestUrl = databaseUrl().replace("bozor:test", "guest_of_test:guest");
  const guest = new pg.Client(guestUrl);
  await guest.connect();
  const { rows } = await guest.query(
    "select has_schema_privilege('public', 'create') as tables, has_database_privilege(current_database(), 'create') as extensions",
  );
  await guest.end();
  await admin.query("drop role guest_of_test");
  await admin.end();
  expect(rows[0]).toEqual({ tables: false, extensions: false });
});

/** A message of PostgreSQL's protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

test("a server that goes as soon as it is reached ends nothing here", async () => {
  const welcome = Buffer.concat([message("R", Buffer.alloc(4)), message("Z", Buffer.from("I"))]);
  const farewell = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0"));
  const server = createServer((socket) => {
    socket.once("data", () => socket.end(Buffer.concat([welcome, farewell])));
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  Object.assign(config, { DATABASE_REPLICA_URLS: [`postgres://x:x@127.0.0.1:${port}/x`] });
  onTestFinished(() => {
    Object.assign(config, { DATABASE_REPLICA_URLS: undefined });
    server.close();
  });
  await expect(checkServer()).resolves.toBeUndefined();
});
