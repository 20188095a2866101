import Router from "@koa/router";
import Koa from "koa";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { config } from "#config";
import { endpoint } from "#contract/endpoint.ts";
import { makeAccessToken } from "#core/people/auth/accessTokens.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { buildUser } from "../../tests/factories.ts";
import { type Listening, listen } from "../listen.ts";
import { authentication } from "../middleware/authentication.ts";
import { errors } from "../middleware/errors.ts";
import { route } from "./route.ts";
import type { ApiState } from "./state.ts";

const Thing = z.object({ id: z.int() });
const input = z.object({ id: z.string(), name: z.string().optional(), list: z.array(z.string()).optional() });
const base = { summary: "", input, output: Thing };
let done = 0;

const router = new Router<ApiState>();
route(router, endpoint({ ...base, method: "get", path: "/get/:id", access: "public" }), ({ id }) => {
  if (id === "leaky-json") return new ReadyJson('{"id":1,"phone":"+998"}');
  if (id === "wrong-json") return new ReadyJson('{"id":"1"}');
  if (id === "broken") throw new Error("select secret from somewhere");
  return { id: 1, phone: "+998" };
});
route(
  router,
  endpoint({ ...base, method: "delete", path: "/things/:id", access: "user", input, status: 201 }),
  ({ name }) => {
    done += 1;
    return { id: name?.length ?? 0 };
  },
);
route(router, endpoint({ ...base, method: "get", path: "/admin/:id", access: "admin:reports.read" }), () => ({
  id: 1,
}));
route(
  router,
  endpoint({ ...base, method: "post", path: "/quiet", access: "user", input: z.object({}), status: 204 }),
  () => ({ id: 1 }),
);

const logged = captureLog();
let listening: Listening;
beforeAll(async () => {
  const app = new Koa<ApiState>();
  app
    .use(errors)
    .use(authentication(async () => {}))
    .use(router.routes());
  listening = await listen(app, 0, "127.0.0.1");
});
afterAll(() => listening.stop());

async function call(path: string, { method = "GET", as = 0, body = "", headers = {} } = {}) {
  const response = await fetch(`http://127.0.0.1:${listening.port}${path}`, {
    method,
    headers: {
      ...(as ? { Authorization: `Bearer ${await makeAccessToken(as, new Date())}` } : {}),
      ...(body ? { "Content-Type": "application/json" } : {}),
      ...headers,
    },
    ...(body ? { body } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text && (JSON.parse(text) as Record<string, unknown>) };
}

test("lets out only what the contract names", async () => {
  expect(await call("/get/x")).toEqual({ status: 200, body: { id: 1 } });
  expect((await call("/get/leaky-json")).status).toBe(500);
  expect((await call("/get/wrong-json")).status).toBe(500);
});

test("an unknown error is a bare 500 in the caller's language", async () => {
  const { status, body } = await call("/get/broken", { headers: { "Accept-Language": "uz-UZ,uz;q=0.9" } });
  expect(status).toBe(500);
  expect(body).toEqual({ code: "internal", message: expect.stringContaining("Bizda xatolik") });
  expect(logged.join()).toContain("a call broke");
  expect(logged.join()).not.toContain("select secret");
});

test("on a developer's own market it says what broke", async () => {
  config.quotesErrors = true;
  try {
    const { status, body } = await call("/get/broken");
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: "internal", broke: { name: "Error", at: expect.any(Array) } });
    expect((await call("/get/nowhere/at/all")).body).not.toHaveProperty("broke");
  } finally {
    config.quotesErrors = false;
  }
});

test("the body of DELETE is read, and what stands in the path wins over it", async () => {
  const { id } = await buildUser();
  const answer = await call("/things/5", { method: "DELETE", as: id, body: '{"id":"6","name":"abc"}' });
  expect(answer).toEqual({ status: 201, body: { id: 3 } });
});

test("wrong input is named field by field, a wrong element by its place", async () => {
  const { id } = await buildUser();
  const body = '{"name":5,"list":["a",1]}';
  const answer = await call("/things/5", { method: "DELETE", as: id, body });
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(["name", "list.1"]);
});

test("an admin's call reads role and ban from the database each time", async () => {
  const admin = await buildUser({ isAdmin: true });
  expect((await call("/admin/1")).status).toBe(401);
  expect((await call("/admin/1", { as: (await buildUser()).id })).status).toBe(403);
  expect((await call("/admin/1", { as: admin.id })).status).toBe(200);
  await admin.update({ isAdmin: false });
  expect(await call("/admin/1", { as: admin.id })).toMatchObject({
    status: 403,
    body: { code: "forbidden" },
  });
  await admin.update({ isAdmin: true, bannedAt: new Date() });
  expect(await call("/admin/1", { as: admin.id })).toMatchObject({ status: 403, body: { code: "banned" } });
});

test("with an Idempotency-Key a call is done once, and the same answer comes again", async () => {
  const { id } = await buildUser();
  const again = (body: string, key = "key-1") =>
    call("/things/5", { method: "DELETE", as: id, body, headers: { "Idempotency-Key": key } });
  const before = done;
  expect(await again('{"name":"ab"}')).toEqual({ status: 201, body: { id: 2 } });
  expect(await again('{"name":"ab"}')).toEqual({ status: 201, body: { id: 2 } });
  expect(done).toBe(before + 1);
  expect((await again('{"name":"abc"}')).status).toBe(409);
  expect((await again('{"name":"abc"}', "k".repeat(101))).status).toBe(400);
  expect(done).toBe(before + 1);
});

test("an answer of 204 is empty, also the second time", async () => {
  const { id } = await buildUser();
  const quiet = () => call("/quiet", { method: "POST", as: id, headers: { "Idempotency-Key": "q" } });
  expect(await quiet()).toEqual({ status: 204, body: "" });
  expect(await quiet()).toEqual({ status: 204, body: "" });
});
