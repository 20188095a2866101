import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject, vi } from "vitest";
import { databaseAt, freshDatabase } from "./fileDatabase.ts";
import { noonZone } from "./noonZone.ts";

/** The state that outlives a test file in its worker. All modules are evaluated again for the next file. */
interface Worker {
  env: NodeJS.ProcessEnv;
  usual: Pick<typeof vi, "waitFor" | "waitUntil">;
  /** All mocks that Vitest knows; it forgets none by itself, and each keeps the modules of its file. */
  mocks: Set<unknown>;
  /** Functions that stop the servers that a file left running. */
  stops: Set<() => Promise<void>>;
  database?: string;
}

declare global {
  var testWorker: Worker | undefined;
}

/** Vitest gives no way to its list of mocks: a new mock is put in it. */
function findMocks() {
  const { add } = Set.prototype;
  let mocks = new Set<unknown>();
  Set.prototype.add = function (value) {
    mocks = this;
    return add.call(this, value);
  };
  try {
    vi.fn();
  } finally {
    Set.prototype.add = add;
  }
  return mocks;
}

const { waitFor, waitUntil } = vi;
globalThis.testWorker ??= {
  env: { ...process.env },
  usual: { waitFor, waitUntil },
  mocks: findMocks(),
  stops: new Set(),
};
const worker = globalThis.testWorker;

vi.resetModules();
// Vitest waits for a second, which is short on a busy machine; what never comes still fails.
const patient = (options: Parameters<typeof vi.waitFor>[1]) =>
  typeof options === "number" ? options : { timeout: 10_000, ...options };
vi.waitFor = (callback, options) => worker.usual.waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => worker.usual.waitUntil(callback, patient(options));
for (const name of Object.keys(process.env)) if (!(name in worker.env)) delete process.env[name];
Object.assign(process.env, worker.env);

const serverUrl = inject("serverUrl");
worker.database = await freshDatabase(serverUrl, worker.database);
const folder = mkdtempSync(join(tmpdir(), "file-"));

Object.assign(process.env, {
  NODE_ENV: "test",
  DATA_DIR: folder,
  DATABASE_URL: databaseAt(serverUrl, worker.database),
  BOT_TOKEN: "7000000001:test-token-of-a-bot-that-is-not",
  BOT_USERNAME: "bozor_bot",
  JWT_SECRET: "a-secret-only-for-tests-0123456789abcdef",
  ADMIN_TELEGRAM_IDS: "5000005",
  PAYMENT_ALLOWED_IPS: "127.0.0.1,10.1.2.0/24",
  PAYME_MERCHANT_ID: "587f72c72cac0d162c722ae2",
  PAYME_KEY: "payme-key-only-for-tests-0123456789ab",
  CLICK_SERVICE_ID: "1001",
  CLICK_MERCHANT_ID: "2002",
  CLICK_SECRET_KEY: "click-key-only-for-tests",
  UZUM_SERVICE_ID: "3003",
  UZUM_LOGIN: "uzum",
  UZUM_PASSWORD: "uzum-password-only-for-tests",
  // Reminders are held at night: for tests it is noon, whenever they run.
  STOREFRONT_TIMEZONE: noonZone(),
  PUBLIC_URL: "http://localhost:8080",
});

const { wire } = await import("../../core/wiring.ts");
wire();

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  worker.mocks.clear();
  await Promise.all([...worker.stops].map((stop) => stop()));
  worker.stops.clear();
  const { sequelize } = await import("../../db/sequelize.ts");
  const { closeReadPools } = await import("../../db/readPool.ts");
  await Promise.all([sequelize.close(), closeReadPools()]);
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});
