import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { TEMPLATE } from "./database.ts";
import { noonZone } from "./noonZone.ts";

/** Each test file gets a database of its own, a copy of the template, so files run side by side. */
const serverUrl = inject("serverUrl");
const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
const admin = new pg.Client(serverUrl);
await admin.connect();
await admin.query("select pg_advisory_lock(1)");
await admin.query(`create database ${name} template ${TEMPLATE}`);
await admin.end();

process.env.NODE_ENV = "test";
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "bozor-test-data-"));
process.env.DATABASE_URL = serverUrl.replace(/\/bozor$/, `/${name}`);
process.env.BOT_TOKEN = "7000000001:test-token-of-a-bot-that-is-not";
process.env.BOT_USERNAME = "bozor_bot";
process.env.JWT_SECRET = "a-secret-only-for-tests-0123456789abcdef";
process.env.ADMIN_TELEGRAM_IDS = "5000005";
Object.assign(process.env, {
  PAYMENT_ALLOWED_IPS: "127.0.0.1,10.1.2.0/24",
  ...{ PAYME_MERCHANT_ID: "587f72c72cac0d162c722ae2", PAYME_KEY: "payme-key-only-for-tests-0123456789ab" },
  ...{ CLICK_SERVICE_ID: "1001", CLICK_MERCHANT_ID: "2002", CLICK_SECRET_KEY: "click-key-only-for-tests" },
  ...{ UZUM_SERVICE_ID: "3003", UZUM_LOGIN: "uzum", UZUM_PASSWORD: "uzum-password-only-for-tests" },
});
// Reminders are held at night: for tests it is noon, whenever they run.
process.env.STOREFRONT_TIMEZONE = noonZone();
process.env.PUBLIC_URL = "http://localhost:8080";

afterAll(async () => {
  const { sequelize } = await import("../../db/sequelize.ts");
  const { closeReadPools } = await import("../../db/readPool.ts");
  await Promise.all([sequelize.close(), closeReadPools()]);
});
