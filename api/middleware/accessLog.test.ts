import { beforeAll, expect, test } from "vitest";
import { captureLog } from "../../tests/captureLog.ts";
import { buildListing, buildUser } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

test("each answer is a line with its route, and says nothing of who looks for what", async () => {
  const { id } = await buildUser();
  const { link } = await buildListing();
  const lines = captureLog();
  await api.call("/api/telegram/products?search=koylak-secret", { as: id });
  await api.call(`/api/telegram/products/${link}`, { headers: { "X-Request-Id": "name-of-this-one" } });
  await api.call("/api/telegram/search", { body: { query: "koylak-secret" } });
  await api.call("/api/telegram/auth", { body: { data: "hash=koylak-secret" } });
  await api.call("/webApp/product/koylak-secret");

  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.map(({ method, route, status, userId }) => [method, route, status, userId])).toEqual([
    ["GET", "/api/telegram/products", 200, id],
    ["GET", "/api/telegram/products/:link", 200, undefined],
    ["POST", "/api/telegram/search", 202, undefined],
    ["POST", "/api/telegram/auth", 401, undefined],
    ["GET", "file", 404, undefined],
  ]);
  expect(told[1]?.requestId).toBe("name-of-this-one");
  expect(told[0]?.ms).toBeTypeOf("number");
  for (const secret of ["koylak-secret", link, "127.0.0.1", "Bearer"])
    expect(lines.join()).not.toContain(secret);
});
