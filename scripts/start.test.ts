import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { locks } from "#db/locks.ts";
import { makeFolder } from "../tests/makeFolder.ts";
import { databaseAt } from "../tests/setup/fileDatabase.ts";

const PORT = 28_080;

/** Starts the market with these settings and waits for it to give up. */
async function giveUp(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ["scripts/run.mjs", "scripts/start.ts", ...args], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      PATH: process.env.PATH,
      DATA_DIR: makeFolder(),
      PORT: String(PORT),
      MESSENGER_PORT: String(PORT + 1),
      SEED: "none",
      ...settings,
    },
  });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "exit");
  return { code, said };
}

function expectOneClearLine({ code, said }: Awaited<ReturnType<typeof giveUp>>, words: RegExp) {
  expect(said).toMatch(words);
  expect(code).toBe(1);
  expect(said).not.toMatch(/^\s+at /m);
}

test("a bad variable is named", async () => {
  expectOneClearLine(await giveUp({ LOG_LEVEL: "loud", PORT: "0" }), /PORT:[\s\S]*LOG_LEVEL:/);
});

test("an unreachable database is named", async () => {
  const outcome = await giveUp({ DATABASE_URL: "postgres://nobody:x@127.0.0.1:1/none" });
  expectOneClearLine(outcome, /can't connect to 127\.0\.0\.1:1 \(nothing listens there\)/);
});

test("missing rights are named, with what an admin may do", async () => {
  const serverUrl = inject("serverUrl");
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query("create role guest_of_start login password 'guest'");
  await admin.query("create database bare");
  const bare = databaseAt(serverUrl, "bare").replace("bozor:test", "guest_of_start:guest");
  const outcome = await giveUp({ DATABASE_URL: bare });
  await admin.query("drop database bare");
  await admin.query("drop role guest_of_start");
  await admin.end();
  expectOneClearLine(outcome, /guest_of_start may not create extensions.*create extension pg_trgm/);
});

test("a taken port is named with the variable that moves it", async () => {
  const holder = createServer().listen(PORT, "127.0.0.1");
  await once(holder, "listening");
  const outcome = await giveUp({ DATABASE_URL: process.env.DATABASE_URL ?? "" });
  holder.close();
  expectOneClearLine(outcome, /Port 28080 is taken: stop what uses it, or set PORT/);
});

test("an unknown part is named", async () => {
  expectOneClearLine(
    await giveUp({}, "--only", "kitchen"),
    /--only takes api, bot and worker, not "kitchen"/,
  );
});

test("several processes in production need Redis between them", async () => {
  const first = new pg.Client(process.env.DATABASE_URL);
  await first.connect();
  await first.query("select pg_advisory_lock($1)", [locks.alone]);
  const outcome = await giveUp(
    {
      NODE_ENV: "production",
      BOT_TOKEN: "123456:ABCDEFGHIJKLMNOPQRSTUVWXYZ",
      JWT_SECRET: "0123456789abcdef0123456789abcdef",
      DATABASE_URL: process.env.DATABASE_URL ?? "",
    },
    "--only",
    "worker",
  );
  await first.end();
  expectOneClearLine(outcome, /REDIS_URL: needed in production/);
});

test("an unreachable replica is named", async () => {
  const replica = "postgres://nobody:x@127.0.0.1:2/none";
  const outcome = await giveUp({
    DATABASE_URL: process.env.DATABASE_URL ?? "",
    DATABASE_REPLICA_URLS: replica,
  });
  expectOneClearLine(outcome, /DATABASE_REPLICA_URLS: can't connect to 127\.0\.0\.1:2/);
});
