import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let open: TestApi;
let closed: TestApi;
beforeAll(async () => {
  open = await startTestApi();
  closed = await startTestApi({ metricsToken: "a-token-for-metrics" });
});
afterAll(() => Promise.all([open.stop(), closed.stop()]));

test("is alive, and ready while the database answers", async () => {
  expect((await open.ask("/healthz")).body).toEqual({ ok: true });
  expect(await open.ask("/readyz")).toEqual({ status: 200, body: { ok: true } });
});

test("metrics are for this machine alone, or for whoever has the token", async () => {
  await open.call("/api/telegram/geo/regions");
  const local = await open.call("/metrics");
  expect(local.status).toBe(200);
  expect(local.text).toMatch(
    /http_request_seconds_count\{method="GET",route="\/api\/telegram\/geo\/regions"/,
  );
  const proxied = await open.call("/metrics", { headers: { "X-Forwarded-For": "203.0.113.1" } });
  expect(proxied.status).toBe(404);

  const withToken = (Authorization: string) => closed.call("/metrics", { headers: { Authorization } });
  expect((await closed.call("/metrics")).status).toBe(404);
  expect((await withToken("Bearer a-token-for-metricz")).status).toBe(404);
  expect((await withToken("Bearer a-token-for-metrics")).status).toBe(200);
});

test("every request has a name; a balancer's is kept, rubbish isn't", async () => {
  const named = (id: string) => open.call("/healthz", { headers: { "X-Request-Id": id } });
  expect((await named("balancer-12345")).headers.get("x-request-id")).toBe("balancer-12345");
  expect((await named("a b\t<x>")).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});
