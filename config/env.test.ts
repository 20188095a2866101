import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/makeFolder.ts";
import { ConfigError, loadConfig } from "./env.ts";

const fresh = () => ({ DATA_DIR: makeFolder() });

test("a newcomer sets nothing", () => {
  const config = loadConfig(fresh());
  expect(config).toMatchObject({
    PORT: 8080,
    PUBLIC_URL: "http://localhost:8080",
    isLocal: true,
    host: "127.0.0.1",
    SEED: "demo",
    hasSampleSurvey: true,
    usesWebhook: false,
  });
});

test("local secrets are random, kept, and readable by their owner only", () => {
  const where = fresh();
  const first = loadConfig(where);
  expect(loadConfig(where).BOT_TOKEN).toBe(first.BOT_TOKEN);
  expect(loadConfig(fresh()).BOT_TOKEN).not.toBe(first.BOT_TOKEN);
  const file = join(where.DATA_DIR, "secrets.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toContain(first.JWT_SECRET);
});

test("everything wrong is said at once, by name", () => {
  const wrong = {
    PORT: "eighty",
    DATABASE_URL: "mysql://x/y",
    JWT_SECRET: "short",
    ADMIN_TELEGRAM_IDS: "1,x",
  };
  expect(() => loadConfig({ ...fresh(), ...wrong })).toThrow(ConfigError);
  try {
    loadConfig({ ...fresh(), ...wrong });
  } catch (error) {
    for (const name of Object.keys(wrong)) expect((error as Error).message).toContain(`${name}:`);
  }
});

test("production refuses to start without its secrets", () => {
  expect(() => loadConfig({ ...fresh(), NODE_ENV: "production" })).toThrow(/BOT_TOKEN.*\n.*JWT_SECRET/);
});

test("production's needs are said together with what is wrong", () => {
  expect(() => loadConfig({ ...fresh(), NODE_ENV: "production", SEED: "xx" })).toThrow(
    /SEED:[\s\S]*BOT_TOKEN:/,
  );
});

test.each([
  [{ PORT: "8083" }, /MESSENGER_PORT: 8081 to 8084 are the messenger's, and PORT 8083 is among them/],
  [{ MESSENGER_PORT: "65535" }, /MESSENGER_PORT: must be at most 65532/],
])("ports that would collide are refused: %o", (ports, words) => {
  expect(() => loadConfig({ ...fresh(), ...ports })).toThrow(words);
});

test("a real bot brings webhooks on https and listens to the world", () => {
  const config = loadConfig({
    ...fresh(),
    BOT_TOKEN: "123456:ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    PUBLIC_URL: "https://bozor.example/",
  });
  expect(config).toMatchObject({
    isLocal: false,
    usesWebhook: true,
    host: "0.0.0.0",
    PUBLIC_URL: "https://bozor.example",
    BOT_API_ROOT: "https://api.telegram.org",
  });
  expect(config.ADMIN_TELEGRAM_IDS).toEqual([]);
});

test("a market of made-up goods has the sample survey on a real bot too, and no other market has", () => {
  const real = { ...fresh(), BOT_TOKEN: "123456:ABCDEFGHIJKLMNOPQRSTUVWXYZ" };
  expect(loadConfig({ ...real, SEED: "demo" }).hasSampleSurvey).toBe(true);
  expect(loadConfig({ ...real, SEED: "reference" }).hasSampleSurvey).toBe(false);
});

test("share counts are off until services are named; Facebook wants its token", () => {
  expect(loadConfig(fresh()).SHARE_COUNTS).toEqual([]);
  expect(loadConfig({ ...fresh(), SHARE_COUNTS: "" }).SHARE_COUNTS).toEqual([]);
  const named = { ...fresh(), SHARE_COUNTS: "facebook, pinterest" };
  expect(() => loadConfig(named)).toThrow(/FACEBOOK_TOKEN: needed as well/);
  expect(loadConfig({ ...named, FACEBOOK_TOKEN: "1|x" }).SHARE_COUNTS).toEqual(["facebook", "pinterest"]);
  expect(() => loadConfig({ ...fresh(), SHARE_COUNTS: "twitter" })).toThrow(
    /SHARE_COUNTS.*facebook, pinterest/,
  );
});

test("an empty variable counts as unset", () => {
  expect(loadConfig({ ...fresh(), DATABASE_URL: "", PORT: "" }).PORT).toBe(8080);
});

test("settings that are of use only together are asked for together", () => {
  expect(() => loadConfig({ ...fresh(), S3_BUCKET: "photos", TRANSLATOR_URL: "https://x.test/v1" })).toThrow(
    /S3_ENDPOINT: needed as well, beside S3_BUCKET[\s\S]*TRANSLATOR_MODEL: needed as well, beside TRANSLATOR_URL/,
  );
});
