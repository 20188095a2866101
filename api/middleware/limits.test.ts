import { sign } from "@tma.js/init-data-node";
import { afterEach, expect, test } from "vitest";
import { config } from "#config";
import type { Tokens } from "#contract/auth.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { buildUser } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
afterEach(() => api.stop());

test("over the limit is 429 with the time to wait, in the caller's language", async () => {
  api = await startTestApi({ limits: { stranger: 2 } });
  const ask = (language: string) => api.call("/api/configs", { headers: { "Accept-Language": language } });
  expect([(await ask("ru")).status, (await ask("ru")).status]).toEqual([200, 200]);

  const words = {
    ru: "Слишком часто",
    "uz-UZ,uz;q=0.9": "Juda tez-tez",
    "en;q=0.8": "Too many requests",
    "hi-IN": "बहुत",
  };
  for (const [language, word] of Object.entries(words)) {
    const { status, headers, text } = await ask(language);
    const body = JSON.parse(text) as ErrorBody;
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: "too_many_requests", message: expect.stringContaining(word) });
    expect(Number(headers.get("retry-after"))).toBe(body.retryAfter);
    expect(body.retryAfter).toBeGreaterThan(0);
    expect(headers.get("vary")).toContain("Accept-Language");
  }
});

test("a signed-in person has a limit of their own, and their own language", async () => {
  api = await startTestApi({ limits: { stranger: 1, user: 1 } });
  const [one, other] = [await buildUser({ language: "uz" }), await buildUser()];
  await api.call("/api/configs");
  expect((await api.call("/api/configs")).status).toBe(429);
  expect((await api.call("/api/configs", { as: one.id })).status).toBe(200);
  const over = await api.call("/api/configs", { as: one.id, headers: { "Accept-Language": "en" } });
  expect([over.status, (JSON.parse(over.text) as ErrorBody).message]).toEqual([
    429,
    expect.stringContaining("Juda tez-tez"),
  ]);
  expect((await api.call("/api/configs", { as: other.id })).status).toBe(200);
});

test("calls with a bad token count against the stranger's limit of their address", async () => {
  api = await startTestApi({ limits: { stranger: 2, user: 1e6 } });
  const { id } = await buildUser();
  const bad = (token: string) => api.call("/api/configs", { headers: { Authorization: token } });
  expect((await bad("Bearer invented")).status).toBe(401);
  expect((await bad("Basic invented")).status).toBe(401);
  expect((await bad("Bearer invented")).status).toBe(429);
  expect((await api.call("/api/configs")).status).toBe(429);
  expect((await api.call("/api/configs", { as: id })).status).toBe(200);
});

test("refused sign-ins and events have fewer", async () => {
  api = await startTestApi({ limits: { auth: 2, events: 1 } });
  const signIn = () => api.call("/api/telegram/auth", { body: { data: "x" } });
  const refresh = () => api.call("/api/auth/refresh", { body: { refreshToken: "x".repeat(43) } });
  const statuses = [];
  for (const call of [signIn, signIn, refresh, signIn, refresh]) statuses.push((await call()).status);
  expect(statuses).toEqual([401, 401, 401, 429, 401]);
  const click = () => api.call("/api/telegram/click", { body: { link: "cars" } });
  expect([(await click()).status, (await click()).status]).toEqual([202, 429]);
  expect((await api.call("/api/configs")).status).toBe(200);
});

test("whatever others at an address do, its people sign in by Telegram and stay signed in", async () => {
  api = await startTestApi({ limits: { stranger: 1, auth: 1 } });
  for (const token of ["x", "y"]) await api.call("/api/configs", { headers: { Authorization: token } });
  expect((await api.call("/api/configs")).status).toBe(429);

  const enter = (path: string, body: object) => api.ask<Tokens>(path, { body });
  const data = sign({ user: { id: 7100, first_name: "L" } }, config.BOT_TOKEN, new Date());
  for (const path of ["/api/telegram/auth", "/api/auth/telegram"]) {
    for (const forged of ["x", "y", "z"]) await enter(path, { data: forged });
    const { status, body } = await enter(path, { data });
    expect([path, status]).toEqual([path, 200]);
    const renewed = await enter("/api/auth/refresh", { refreshToken: body.refreshToken });
    expect([path, renewed.status]).toEqual([path, 200]);
  }
  expect((await enter("/api/auth/phone", { phoneNumber: "9876543210" })).status).toBe(429);
});

test("uploads count by person: a phone network is one address", async () => {
  api = await startTestApi({ limits: { uploads: 1 } });
  const [one, other] = [await buildUser(), await buildUser()];
  const send = async (as: number) => (await api.call("/api/images", { as, body: new FormData() })).status;
  expect([await send(one.id), await send(one.id), await send(other.id)]).toEqual([400, 429, 400]);
});

test("pages, files and health aren't limited", async () => {
  api = await startTestApi({ limits: { stranger: 0 } });
  for (let call = 0; call < 5; call += 1) expect((await api.call("/healthz")).status).toBe(200);
  expect((await api.call("/api/configs")).status).toBe(429);
});

test("behind a proxy of ours the address is the one it wrote, not what the caller claims", async () => {
  const ask = (from: string) => api.call("/api/configs", { headers: { "X-Forwarded-For": from } });
  Object.assign(config, { TRUST_PROXY: true });
  api = await startTestApi({ limits: { stranger: 1 } });
  expect((await ask("198.51.100.1, 203.0.113.7")).status).toBe(200);
  expect((await ask("198.51.100.2, 203.0.113.7")).status).toBe(429);
  expect((await ask("198.51.100.2, 203.0.113.8")).status).toBe(200);
  await api.stop();

  Object.assign(config, { TRUST_PROXY: false });
  api = await startTestApi({ limits: { stranger: 1 } });
  expect((await ask("203.0.113.7")).status).toBe(200);
  expect((await ask("203.0.113.8")).status).toBe(429);
});
