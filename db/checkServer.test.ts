import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { config } from "#config";
import { startDyingServer } from "../tests/startDyingServer.ts";
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

test("a server that goes as soon as it is reached ends nothing here", async () => {
  Object.assign(config, { DATABASE_REPLICA_URLS: [await startDyingServer()] });
  onTestFinished(() => void Object.assign(config, { DATABASE_REPLICA_URLS: undefined }));
  await expect(checkServer()).resolves.toBeUndefined();
});
