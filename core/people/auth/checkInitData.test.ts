import { sign, validate } from "@tma.js/init-data-node";
import { expect, test } from "vitest";
import { checkInitData } from "./checkInitData.ts";

const TOKEN = "7000000001:another-token-of-a-test";
const NOW = new Date("2026-11-20T12:00:00Z");
const user = { id: 77, first_name: "Олим & Co", last_name: "O‘ktamov", language_code: "uz" };

const seconds = (count: number) => new Date(NOW.getTime() + count * 1000);
const signed = (at = NOW, token = TOKEN) => sign({ user, start_param: "product_x-1" }, token, at);
const unauthorized = expect.objectContaining({ code: "unauthorized" });

test("takes what Telegram's own library signs, as that library does", () => {
  const raw = signed();
  expect(() => validate(raw, TOKEN, { expiresIn: 0 })).not.toThrow();
  expect(checkInitData(raw, TOKEN, NOW)).toEqual(user);
});

test("refuses what that library refuses: another bot's data, changed data, no hash", () => {
  const changed = signed().replace("77", "78");
  for (const raw of [
    signed(NOW, "7000000001:a-token-of-another-bot"),
    changed,
    "",
    "hash=",
    "user=1&hash=zz",
  ]) {
    expect(() => validate(raw, TOKEN, { expiresIn: 0 })).toThrow();
    expect(() => checkInitData(raw, TOKEN, NOW)).toThrow(unauthorized);
  }
});

test("takes the hash only as it is written: 64 hexadecimal digits and nothing behind them", () => {
  const raw = signed();
  const hash = new URLSearchParams(raw).get("hash")!;
  for (const other of [`${hash}zz`, `${hash}%20`, `${hash}%0A`, hash.toUpperCase(), `0x${hash}`]) {
    expect(() => checkInitData(raw.replace(hash, other), TOKEN, NOW)).toThrow(unauthorized);
  }
});

test("lives a day, and allows the messenger's clock a minute", () => {
  expect(checkInitData(signed(seconds(-86_399)), TOKEN, NOW).id).toBe(77);
  expect(() => checkInitData(signed(seconds(-86_401)), TOKEN, NOW)).toThrow(unauthorized);
  expect(checkInitData(signed(seconds(59)), TOKEN, NOW).id).toBe(77);
  expect(() => checkInitData(signed(seconds(62)), TOKEN, NOW)).toThrow(unauthorized);
});

test("refuses any doubled key, which that library doesn't", () => {
  const raw = signed();
  const hash = new URLSearchParams(raw).get("hash");
  for (const doubled of [`${raw}&hash=${hash}`, `auth_date=1&${raw}`, `${raw}&user=%7B%22id%22%3A1%7D`]) {
    expect(() => checkInitData(doubled, TOKEN, NOW)).toThrow(unauthorized);
  }
});

test("refuses data that is signed but names no person", () => {
  for (const raw of [sign({}, TOKEN, NOW), sign({ user: { ...user, is_bot: true } }, TOKEN, NOW)]) {
    expect(() => checkInitData(raw, TOKEN, NOW)).toThrow(unauthorized);
  }
});
